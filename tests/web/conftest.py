"""A real server with a database of its own, and real browsers."""

from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from helpers.web.pages import CHROMIUM, FLAGS, HEADLESS, IMPATIENT, SCREENSHOTS
from helpers.web.servers import PATIENCE, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    found = Server(tmp_path_factory.mktemp("data") / "tables.sqlite")
    yield found
    found.stop()


@pytest.fixture
def client(server):
    """A program that plays over HTTP."""
    with server.client() as found:
        yield found


@pytest.fixture
def stranger(server):
    """Somebody else."""
    with server.client() as found:
        yield found


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


@contextmanager
def launched(playwright, program):
    """Let a browser run for a while."""
    if not Path(program).exists():
        pytest.skip("there is no Chromium here")
    SCREENSHOTS.mkdir(exist_ok=True)
    found = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield found
    found.close()


@pytest.fixture(scope="session")
def browser(playwright):
    with launched(playwright, HEADLESS) as found:
        yield found


@contextmanager
def visiting(browser, server):
    """Open pages for people who each have a browser of their own; errors in their pages fail the test."""
    contexts, problems = [], []

    def visit(path="/", patient=False, **options):
        context = browser.new_context(base_url=server.url, **options)
        contexts.append(context)
        if not patient:
            context.add_init_script(IMPATIENT)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Security Policy" in said.text else None)
        page.goto(path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not problems


@pytest.fixture
def visit(browser, server):
    with visiting(browser, server) as found:
        yield found


@pytest.fixture
def visit_with_windows(playwright, server):
    """Open pages in a browser that has all that surrounds a page, such as notifications."""
    with launched(playwright, CHROMIUM) as browser, visiting(browser, server) as found:
        yield found
