"""Finds browsers for tests and measurements, or installs them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from web.tools.build.paths import VENV
from web.tools.build.steps import python_of, run, say

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
WEBKIT = Path("/usr/lib")  # where Debian has its programs, by architecture
# Features to disable: Playwright's own list, since only the last such option counts, and the address bar of windows, a
# page in its own process that takes as long to start as a page of Kortti, and multicast names for the addresses of this
# machine, which it looks up too late when it is busy.
UNWANTED = """
    AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
    LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
    OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup
    WebRtcHideLocalIpsWithMdns
"""
BROWSER_ARGS = [
    f"--disable-features={','.join(UNWANTED.split())}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str | None:
    """Finds an installed Chromium, also Playwright's. Returns None if there is none."""
    if installed := next(filter(None, map(shutil.which, BROWSERS)), None):
        return installed
    script = "from playwright.sync_api import sync_playwright as p\nwith p() as p: print(p.chromium.executable_path)"
    told = subprocess.run([python_of(VENV), "-c", script], capture_output=True, text=True, check=False)
    path = told.stdout.strip()
    return path if path and Path(path).exists() else None


def get_browser() -> str:
    """Returns a Chromium; installs one from the system's packages or by Playwright if necessary."""
    if found := find_browser():
        return found
    say("installing Chromium")
    if shutil.which("apt-get"):
        run(*apt_get("chromium"), quiet=True)
    else:
        run(python_of(VENV), "-m", "playwright", "install", "chromium", quiet=True)
    return find_browser() or sys.exit("No Chromium was found")


def find_headless_shell() -> str | None:
    """Finds Chromium's headless shell, which takes a sixth less processor time. Returns None if there is none."""
    return shutil.which("chromium-headless-shell")


def find_firefox() -> str | None:
    """Finds an installed Firefox of Debian's. Returns None if there is none."""
    return shutil.which("firefox-esr")


def find_webkit() -> str | None:
    """Finds WebKitGTK's MiniBrowser, with its driver and a screen for it. Returns None unless all are there."""
    (path, *_) = [*map(str, WEBKIT.glob("*/webkit2gtk-4.*/MiniBrowser")), None]
    return path if shutil.which("WebKitWebDriver") and shutil.which("Xvfb") else None


def get_browsers() -> None:
    """Installs other browsers where the system's packages need no password, and tells what it means that one is not
    there.
    """
    for name, find, packages, without in OTHERS:
        command = apt_get(packages, "sudo -n")
        if not find() and shutil.which("apt-get") and shutil.which(command[0]):
            say(f"installing {name}")
            subprocess.run(command, capture_output=True, check=False)
        if not find():
            say(f"no {name} ({packages}): {without}")


OTHERS = (
    ("Chromium's headless shell", find_headless_shell, "chromium-headless-shell", "tests take longer"),
    ("Firefox", find_firefox, "firefox-esr", "its tests are skipped"),
    ("WebKit", find_webkit, "webkit2gtk-driver xvfb", "its tests are skipped"),
)


def apt_get(packages: str, sudo: str = "sudo") -> list[str]:
    """Returns the command that installs some of the system's packages."""
    install = "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends"
    is_root = not getattr(os, "geteuid", int)()  # which Windows lacks
    return [*([] if is_root else sudo.split()), "sh", "-c", f"apt-get update && {install} {packages}"]
