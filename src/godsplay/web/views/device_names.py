"""What a device is called until its player gives it a name."""

from __future__ import annotations

from typing import Any

from godsplay.web.views.text import say

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(request: Any) -> str:
    """Name a device after its browser and system, as far as it says which they are."""
    agent = request.headers.get("user-agent", "")
    browser, system = first_of(BROWSERS, agent), first_of(SYSTEMS, agent)
    if browser and system:
        return say("device-on", browser=browser, system=system)
    return browser or system or say("device-program")


def first_of(names: dict[str, str], agent: str) -> str:
    """Return the first name whose mark is in what a browser says of itself; the most telling marks stand first."""
    return next((name for mark, name in names.items() if mark in agent), "")
