"""What bots are called: by level, and by character."""

from __future__ import annotations

from godsplay.bots import LEVELS, styles_of
from godsplay.engine.game import Game
from godsplay.web.views.text import about, say


def bot_name(game: Game, bot: str) -> str:
    """Name a bot that is given by its level, with or without a style."""
    level, plus, style = bot.partition("+")
    if not plus:
        return say(f"level-{level}")
    return say("bot-of-style", style=about(game, f"style-{style}"), level=say(f"level-{level}"))


def bot_names(game: Game) -> dict[str, str]:
    """Name every bot that can sit at a table."""
    bots = [*LEVELS, *[f"{level}+{style}" for level in LEVELS for style in styles_of(game)]]
    return {bot: bot_name(game, bot) for bot in bots}


def characters(game: Game) -> list[dict[str, str]]:
    """Describe the characters that bots can have."""
    return [
        {"name": style, "title": about(game, f"style-{style}"), "text": about(game, f"style-{style}-text")}
        for style in styles_of(game)
    ]
