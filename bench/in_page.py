"""The games in a page without a server, measured in a real browser; `make site` comes first.

python bench/in_page.py start              # bytes of the first visit; seconds to the first decision
python bench/in_page.py game [GAME ...]    # a whole game against normal bots: their times, and how long the page stood
python bench/in_page.py review [GAME ...]  # the same, and its quick review to the end
python bench/in_page.py decisions          # random play and bots without a table, in a worker
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import BrowserContext, Page, sync_playwright

import godsplay
from helpers.web.pages import ANSWERS, CHROMIUM, FLAGS
from helpers.web.static_page import QuietHandler, inside, open_games, play_on

SITE = Path(__file__).parents[1] / "build" / "site"
TEXTS = (".js", ".mjs", ".css", ".html", ".svg", ".webmanifest", ".json")
TASK = "ThreadControllerImpl::RunTask"  # as Chromium calls them
LONGEST_REVIEW = 1_200_000  # milliseconds
STARTS = 3  # from the cache, for each game

# What a bot takes is told by its own worker, where it thinks without waiting for anything.
THINKING = "bots.think(level, record, seat, chance)"
TIMED = f"timed(() => {THINKING})"
TIMER = """
const told = new BroadcastChannel("thinking");
function timed(think) {
  const begun = performance.now();
  const move = think();
  told.postMessage(performance.now() - begun);
  return move;
}
"""
# A worker of our own beside those of the page: the same Python, and what compiling is measured by elsewhere.
MEASURE = Path(__file__).with_name("compiled_or_not.py")
DECIDING = "deciding_worker.js"
DECIDING_WORKER = """
import {{ downloadPython, startPython }} from "./python.js";
const python = await startPython(await downloadPython());
python.setStdout({{ batched: (line) => postMessage(line) }});
python.runPython({source});
postMessage("");
"""
DECIDE = """(script) => new Promise((resolve, reject) => {
  const lines = [];
  const worker = new Worker(script, { type: "module" });
  worker.onerror = ({ message }) => reject(new Error(message));
  worker.onmessage = ({ data }) => data ? lines.push(data) : resolve(lines);
})"""
LISTENING = """
window.thought = [];
window.held = [];
new BroadcastChannel("thinking").onmessage = ({ data }) => window.thought.push(data);
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.held.push(duration);
}).observe({ type: "longtask", buffered: true });
"""


class CountingHandler(QuietHandler):
    """Serves files as hosts do that compress text, and counts what is sent."""

    sent = 0

    def do_GET(self) -> None:
        """Answer with a file, compressed if it is text."""
        path = Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if path.name == DECIDING:
            content = DECIDING_WORKER.format(source=json.dumps(MEASURE.read_text("utf-8"))).encode()
        elif path.is_file():
            content = path.read_bytes()
        else:
            self.send_error(404)
            return
        if path.name == "bots_worker.js":
            content = timed(content.decode()).encode()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        if path.suffix in TEXTS:
            content = gzip.compress(content, 9)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        CountingHandler.sent += len(content)


def timed(script: str) -> str:
    """Have the worker of the bots tell how long each takes."""
    assert script.count(THINKING) == 1
    return script.replace(THINKING, TIMED) + TIMER


@contextmanager
def host() -> Iterator[str]:
    """Serve the site; return its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(CountingHandler, directory=str(SITE)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/play/"
    server.shutdown()


def first_decision(context: BrowserContext, address: str) -> tuple[Page, str]:
    """Open a game; return its page and what it took until its first question can be answered."""
    begun, before = time.monotonic(), processor_times()
    page = open_games(context, address)
    page.frame_locator("#frame").locator(ANSWERS).first.wait_for(timeout=120_000)
    seconds, after = time.monotonic() - begun, processor_times()
    used = sum(now - before.get(process, 0) for process, now in after.items())
    return page, f"{seconds:.1f} s ({used:.1f} of the processor)"


def processor_times() -> dict[int, float]:
    """Return what the browser, all that runs below this process, has used of the processor, by process."""
    parents, times = {}, {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # some end meanwhile
            numbers = file.read_text().rpartition(")")[2].split()
            process = int(file.parent.name)
            parents[process] = int(numbers[1])
            times[process] = (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")

    def is_ours(process: int) -> bool:
        return process in parents and (parents[process] == os.getpid() or is_ours(parents[process]))

    return {process: used for process, used in times.items() if is_ours(process)}


def measure_start(context: BrowserContext, address: str) -> None:
    """Visit for the first time, then each game from the cache."""
    page, taken = first_decision(context, f"{address}#/start/gods-playground")
    print(f"first visit: {taken} to the first decision", flush=True)
    size = CountingHandler.sent
    print(f"{size / 1e6:.2f} MB sent; the main thread was held for {told(page, 'held')}", flush=True)
    page.close()
    for game in godsplay.games():
        starts = []
        for _ in range(STARTS):
            page, taken = first_decision(context, f"{address}#/start/{game}")
            starts.append(taken)
            held = told(page, "held")
            page.close()
        print(f"{game} from the cache: {', '.join(starts)}; the main thread was held for {held}", flush=True)
    print(f"{(CountingHandler.sent - size) / 1e6:.2f} MB sent since the first visit")


def told(page: Page, what: str) -> str:
    """Summarize times that a page has noted, in milliseconds, and forget them."""
    times = sorted(page.evaluate(f"window.{what}.splice(0)"))
    if not times:
        return "nothing"
    late = times[int(0.99 * (len(times) - 1))]
    return f"{sum(times) / len(times):.0f} ms on average, 99 % {late:.0f}, at most {times[-1]:.0f} ({len(times)} times)"


def watch(page: Page) -> None:
    """Begin to note every task of the main thread."""
    assert page.context.browser
    page.context.browser.start_tracing(page=page, categories=["toplevel"])


def longest_task(page: Page) -> str:
    """Say what the longest task of the main thread took since then, of the processor and by the clock."""
    assert page.context.browser
    events = json.loads(page.context.browser.stop_tracing())["traceEvents"]
    mains = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event
        for event in events
        if event["name"] == TASK and event["ph"] == "X" and (event["pid"], event["tid"]) in mains
    ]
    processor, clock = (max(task.get(kind, 0) / 1000 for task in tasks) for kind in ("tdur", "dur"))
    return f"at most {processor:.0f} ms of the processor at once, {clock:.0f} ms by the clock ({len(tasks)} tasks)"


def measure_game(context: BrowserContext, address: str, game: str) -> Page:
    """Play a whole game against normal bots."""
    page, _ = first_decision(context, f"{address}#/start/{game}")
    watch(page)
    begun = time.monotonic()
    ended = play_on(page)
    print(f"{game}: {ended['moves']} moves in {time.monotonic() - begun:.1f} s", flush=True)
    print(f"  a decision of a normal bot takes {told(page, 'thought')}")
    print(f"  the main thread was held for {longest_task(page)}", flush=True)
    return page


def measure_review(page: Page) -> None:
    """Review the game that was played, to its end."""
    inside(page).locator("#review-begin").wait_for(state="attached")
    watch(page)
    begun = time.monotonic()
    inside(page).locator("#review-begin").dispatch_event("click")
    inside(page).locator("#review-strands:not([hidden])").wait_for(state="attached", timeout=LONGEST_REVIEW)
    print(f"  its review takes {time.monotonic() - begun:.0f} s; the main thread was held for {longest_task(page)}")


def measure_decisions(context: BrowserContext, address: str) -> None:
    """Let a worker play without a table."""
    page = open_games(context, address)
    for line in page.evaluate(DECIDE, f"./{DECIDING}"):
        print(line)


def main() -> None:
    """Measure what is asked for."""
    what, *chosen = sys.argv[1:]
    with sync_playwright() as running, host() as address:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in chosen or godsplay.games() if what in ("game", "review") else [""]:
            context = browser.new_context()
            context.add_init_script(LISTENING)
            if not game:
                (measure_start if what == "start" else measure_decisions)(context, address)
                continue
            page = measure_game(context, address, game)
            if what == "review":
                measure_review(page)
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
