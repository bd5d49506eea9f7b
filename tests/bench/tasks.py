"""How long tasks block the page's main thread while a deal is played on a slow device."""

import threading

import build

# Plays a card and returns, up to the next turn or the end, the longest main-thread task and the time in milliseconds
# that the menu took to open while an opponent was thinking (null if none was).
TURN = """() => new Promise((resolve) => {
    let [longest, opened] = [0, null];
    new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({entryTypes: ['longtask']});
    const find = (selector) => document.querySelector(selector);
    const step = () => {
        if (find('.plate.turn .remark') && opened === null) {
            const pressed = performance.now();
            find('.table-bar .tool[aria-label=More]').click();
            const seen = () => {
                if (!find('dialog[open]')) return requestAnimationFrame(seen);
                opened = performance.now() - pressed;
                find('dialog[open] header button').click();
                setTimeout(step);
            };
            return seen();
        }
        if (find('.end-panel') || find('.line.mine')) return setTimeout(() => resolve({longest, opened}), 200);
        setTimeout(step, 10);
    };
    (find('.spots.hand .spot.playable') ?? find('.actions .action'))?.click();
    setTimeout(step, 500);
})"""


def tasks(turns: int) -> None:
    """Prints for each game the longest task and the slowest opening of the menu in `turns` turns."""
    from playwright.sync_api import sync_playwright

    import kortti
    from tests.page.player import Player

    running = build.server(build.DIST, handler=build.Site)
    threading.Thread(target=running.serve_forever, daemon=True).start()
    print(f"\nMain thread throttled six times, experts, {turns} turns at 360 x 640; ms")
    print(f"{'':28}{'longest task':>14}{'menu opens in':>16}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=build.find_browser(), args=build.BROWSER_ARGS)
        for name in kortti.games():
            page = browser.new_page(viewport={"width": 360, "height": 640}, has_touch=True)
            player = Player(page, f"http://127.0.0.1:{running.server_port}/", seed=4)
            player.hurry()
            title = name.replace("-", " ").title()
            player.new(title, lambda frame: frame.get_by_role("radio", name="Expert").first.tap())
            player.wait(seconds=60)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
            found = [page.evaluate(TURN) for _ in range(turns)]
            opened = [one["opened"] for one in found if one["opened"] is not None]
            menu = f"{max(opened):.0f}" if opened else "-"
            print(f"{name:28}{max(one['longest'] for one in found):14.0f}{menu:>16}")
            page.close()
        browser.close()
    running.shutdown()
