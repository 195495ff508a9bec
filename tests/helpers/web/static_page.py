"""Somebody who plays in a page without a server, with or without a network."""

from __future__ import annotations

import fcntl
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, Page

LOADING = 120_000  # milliseconds for the first page, on a busy machine
FIRST_SEAT_TO_ACT = """async ({ most }) => {
  const { wire } = await import(new URL("wire.js", document.querySelector("script[type=module]").src).href);
  const { data, link } = await import(new URL("page_data.js", document.querySelector("script[type=module]").src).href);
  const base = link(`/api/tables/${data.table}`);
  const read = async (path) => (await wire.read(base + path)).body;
  let made = 0;
  let told = await read("");
  while (!told.over && made < most) {
    const mine = told.people.find((person) => person.acting && person.mine && !person.bot);
    if (mine) {
      const { question, moves } = await read(`/position?seat=${mine.seat}`);
      if (question.choices.length) {
        const action = question.choices[made % question.choices.length].action;
        const { status } = await wire.act("POST", `${base}/actions`, { seat: mine.seat, action, moves });
        if (status < 400) made += 1;
      }
    } else await new Promise((resolve) => setTimeout(resolve, 30));
    told = await read("");
  }
  return told;
}"""

ASK = """async ({ method, path, body }) => {
  const { wire } = await import(new URL("wire.js", document.querySelector("script[type=module]").src).href);
  const { data, link } = await import(new URL("page_data.js", document.querySelector("script[type=module]").src).href);
  const place = link(`/api/tables/${data.table}${path}`);
  return method === "GET" ? wire.read(place) : wire.act(method, place, body);
}"""


def build_once(folder: Path) -> Path:
    """Return the site, below a path as some hosts have it; of the processes that share a folder the first builds it."""
    from static_site.play import build_play  # which whoever only visits a site does without

    site = folder / "site"
    with (folder / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            build_play(folder / "building" / "games" / "play", folder / "staging")
            (folder / "building").rename(site)
    return site


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class StaticHost:
    """Any host of static files; it can go away."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Go away for good."""
        self.server.shutdown()
        self.server.server_close()


def open_games(context: BrowserContext, address: str) -> Page:
    """Open the page, and wait until what it frames is there."""
    page = context.new_page()
    page.goto(address)
    wait_until_loaded(page)
    return page


def wait_until_loaded(page: Page) -> None:
    """Wait until the page shows what it frames."""
    page.locator("#loading[hidden]").wait_for(state="attached", timeout=LOADING)


def inside(page: Page) -> Frame:
    """Return the page in the frame."""
    handle = page.locator("#frame").element_handle()
    frame = handle.content_frame() if handle else None
    assert frame is not None
    return frame


def play_on(page: Page, most: int = 10_000) -> Any:
    """Play whatever comes, for whoever sits here, through the same wire as the page; return what the table says."""
    return inside(page).evaluate(FIRST_SEAT_TO_ACT, {"most": most})


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the table in the page for something, through the same wire as the page; return its answer."""
    answer = inside(page).evaluate(ASK, {"method": method, "path": path, "body": body or {}})
    assert answer["ok"], answer
    return answer["body"]
