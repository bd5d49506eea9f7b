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
# Features to disable: Playwright's own list, since only the last such option counts, and the address bar of windows, a
# page in its own process that takes as long to start as a page of Kortti.
UNWANTED = """
    AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable
    LensOverlay MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect
    OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup
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


def find_firefox() -> str | None:
    """Finds an installed Firefox of Debian's. Returns None if there is none."""
    return shutil.which("firefox-esr")


def get_firefox() -> None:
    """Installs Firefox if there is none and the system's packages need no password; without it, its tests skip."""
    command = apt_get("firefox-esr", "sudo -n")
    if not find_firefox() and shutil.which("apt-get") and shutil.which(command[0]):
        say("installing Firefox")
        subprocess.run(command, capture_output=True, check=False)
        if not find_firefox():
            say("Firefox could not be installed")


def apt_get(package: str, sudo: str = "sudo") -> list[str]:
    """Returns the command that installs one of the system's packages."""
    install = "DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends"
    return [*(sudo.split() if os.geteuid() else []), "sh", "-c", f"apt-get update && {install} {package}"]
