"""Friends who play over a week from their phones: each opens the table by the link of a mail, alone, and goes."""

from __future__ import annotations

import random
import re

import httpx
from playwright.sync_api import Browser, BrowserContext, Page

from helpers.web.pages import IMPATIENT, PHONE, choose_lit, wait_for_choice
from helpers.web.receivers import MailReceiver
from helpers.web.servers import PATIENCE, Server, wait_until
from helpers.web.tables import Answer, act, deciders, position

LEADING_ON = ("bridge", "take", "move", "step")  # verbs by which the race of Playful Gods comes to its end


class Friend:
    """Somebody with a phone and an address."""

    def __init__(self, browser: Browser, server: Server, mails: MailReceiver, name: str) -> None:
        self.server, self.mails, self.name = server, mails, name
        self.address = f"{name.lower()}@example.org"
        self.context: BrowserContext = browser.new_context(base_url=server.url, viewport=PHONE, has_touch=True)
        self.context.add_init_script(IMPATIENT)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.read = 0  # mails
        self.rng = random.Random(name)

    def open(self, place: str) -> Page:
        """Open a page; what goes wrong there is noted."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.goto(place)
        return page

    def is_online(self) -> bool:
        return bool(self.context.pages)

    def letters(self) -> list[str]:
        """List the mails that have come: subject and text."""
        own = [letter for letter in self.mails.letters if letter["to"] == self.address]
        return [f"{letter['subject']}\n{letter.get_content()}" for letter in own]

    def next_letter(self, about: str) -> str:
        """Wait for a new mail about something; older ones that were not read are let be."""
        found: list[str] = []

        def come() -> bool:
            letters = self.letters()
            found[:] = [letter for letter in letters[self.read :] if about in letter.split("\n")[0]]
            return bool(found)

        wait_until(come)
        self.read = self.letters().index(found[-1], self.read) + 1
        return found[-1]

    def follow(self, letter: str) -> Page:
        """Open the link of a mail."""
        link = re.search(r"https?://\S+", letter)
        assert link is not None
        return self.open(link[0])

    def be_told(self) -> None:
        """Ask for mails of every turn on the page of notices, and confirm the address."""
        page = self.open("/")
        page.get_by_role("link", name="Notices of your turns").click()
        page.get_by_label("Your address").fill(self.address)
        page.locator("section:has(#mail) button").click()
        page.locator(".channels li", has_text=self.address).wait_for()
        page.get_by_label("How often").select_option("0")
        page.get_by_role("button", name="Save").click()
        page.wait_for_load_state()
        page.close()
        page = self.follow(self.next_letter("Do you want notices"))
        page.get_by_role("button", name="Yes, tell me").click()
        page.get_by_text("will be told").wait_for()
        page.close()

    def play(self, page: Page, client: httpx.Client, table: Answer, seat: int) -> int:
        """Decide by touching the page while the server waits for this seat; return how many decisions that were."""
        made = 0
        while seat in deciders(client, table):
            assert wait_for_choice(page)
            choose_lit(page, made * 7)
            made += 1
        return made

    def client(self) -> httpx.Client:
        """Return a program that plays for the same person."""
        (token,) = (each["value"] for each in self.context.cookies() if each["name"] == "godsplay")
        return self.server.client(cookies={"godsplay": token})

    def move(self, client: httpx.Client, table: Answer, seat: int) -> None:
        """Make a move that leads on."""
        shown = position(client, table, seat)
        actions = [choice["action"] for choice in shown["question"]["choices"]]
        ranked = [[each for each in actions if each.split()[0] == verb] for verb in LEADING_ON]
        wanted = next((found for found in ranked if found), actions)
        answer = act(client, table, seat, self.rng.choice(wanted), shown["moves"])
        assert answer.status_code == 200, answer.text
