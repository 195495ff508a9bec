"""The pictures of the rules show parts of a board; what is written on it is in such a part whole, or not at all."""

import pytest

from godsplay.games import game
from godsplay.present.presentation import presentation
from helpers.games import GAMES

# What is written around the Sejm runs along a curve; that circle may be cut.
CUT_WRITING = """() => {
    const root = document.documentElement;
    const whole = document.getElementById("whole"); // of a picture with two parts
    const parts = whole ? [...root.querySelectorAll(":scope > svg")] : [root];
    const views = parts.map((part) => part.viewBox.baseVal);
    if (whole) root.append(whole);
    const toBoard = root.getScreenCTM().inverse();
    const place = (text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        return [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) => point.matrixTransform(toBoard));
    };
    const cut = (text) => views.some(({ x, y, width, height }) => {
        const [first, last] = place(text);
        const outside = last.x < x + 1 || last.y < y + 1 || first.x > x + width - 1 || first.y > y + height - 1;
        const inside = first.x > x - 1 && first.y > y - 1 && last.x < x + width + 1 && last.y < y + height + 1;
        return !outside && !inside;
    });
    const texts = [...root.querySelectorAll("text")].filter((text) => !text.querySelector("textPath"));
    return texts.filter((text) => text.textContent.trim() && cut(text)).map((text) => text.textContent);
}"""


def parts_of_boards(name: str) -> list[str]:
    """List the pictures of a game's rules that show a part of the board."""
    shown = {each: example for each, example in presentation(game(name)).examples.all.items() if example.crop}
    return [*shown, *(f"{each}-after" for each, example in shown.items() if example.after)]


@pytest.mark.parametrize("name", GAMES)
def test_no_writing_is_cut_by_the_edge_of_a_picture(visit, name):
    page = visit()
    cut = {}
    for picture in parts_of_boards(name):
        page.goto(f"/rules/{name}/pictures/{picture}.svg")
        cut[picture] = page.evaluate(CUT_WRITING)
    assert cut
    assert {picture: words for picture, words in cut.items() if words} == {}
