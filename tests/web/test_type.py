"""Letters on the boards: no label reaches beyond its plate, and none is too small to read at 1280 x 800."""

from itertools import chain

import pytest

import godsplay
from godsplay.present.drawing.svg import SANS, SERIF, at, document, rect, text
from godsplay.present.drawing.typography import Face, fitted, text_width, wrapped
from godsplay.present.presentation import presentation
from godsplay.web.pages.assets import FOLDER, asset
from helpers.pictures import ADD_ONS
from helpers.web.pages import open_page, wait_for_choice
from helpers.web.tables import EASY, HERE
from helpers.web.type_sizes import board_scale, fonts_page, offenders, pictures, sheet_scale

POSITIONS = 200
SLACK = 2.0  # pixels by which a label in a substitute may reach beyond its plate
TABLES = {
    "gods-playground": [(3, {}), (3, {}), (3, {}), (3, {})],
    "magnates": [(2, {}), (3, {}), (4, {}), (5, {})],
    "playful-gods": [(2, {}), (4, ADD_ONS), (5, {"tokens": True}), (6, ADD_ONS)],
}
WORDS = [
    "King of the Golden Age",
    "Great Northern War",
    "INTERREGNUM",
    "Radziwiłł, Gdańsk, Źdźbło",
    "5 − 3 = 2 × 4 ≥ 1",
    "“Liberum veto” – §12",
]
STYLES = {
    Face.SERIF: f"font-family:{SERIF}",
    Face.SERIF_SEMIBOLD: f"font-family:{SERIF};font-weight:600",
    Face.SERIF_BOLD: f"font-family:{SERIF};font-weight:700",
    Face.SERIF_ITALIC: f"font-family:{SERIF};font-style:italic",
    Face.SANS: f"font-family:{SANS}",
    Face.SANS_SEMIBOLD: f"font-family:{SANS};font-weight:600",
    Face.SANS_BOLD: f"font-family:{SANS};font-weight:700",
}
WIDTH = """([style, words]) => {
  document.body.innerHTML = `<svg><text y="30" style="font-size:20px;${style}"></text></svg>`;
  const text = document.querySelector("text");
  text.textContent = words;
  return text.getComputedTextLength();
}"""


@pytest.fixture(scope="module")
def page(browser):
    opened = fonts_page(browser)
    yield opened
    opened.close()


@pytest.mark.parametrize("name", godsplay.games())
def test_every_label_fits_its_plate_and_can_be_read(page, name):
    game = godsplay.game(name)
    count = POSITIONS // len(TABLES[name])
    tables = [pictures(game, players, seed, count, **options) for seed, (players, options) in enumerate(TABLES[name])]
    found = offenders(page, chain.from_iterable(tables))
    assert not found, "\n" + "\n".join(map(str, found))


@pytest.mark.parametrize("name", godsplay.games())
def test_letters_are_measured_as_large_as_the_page_shows_them(visit, client, name):
    state = godsplay.game(name).new(players=3, seed=1)
    shown, _ = open_page(visit, client, HERE, EASY, EASY, game=name, viewport={"width": 1280, "height": 800})
    wait_for_choice(shown)
    display = presentation(state.game)
    scale = board_scale(display, state, 0)
    assert shown.evaluate("document.querySelector('#board > svg').getScreenCTM().a") == pytest.approx(scale, abs=1e-4)
    sheets = display.sheets(state, 0)
    own = [sheet_scale(sheet, sheets) for sheet in sheets if sheet.role != "board" and sheet.seat == 0]
    shown_own = shown.evaluate("[...document.querySelectorAll('#own-sheets > svg')].map((svg) => svg.getScreenCTM().a)")
    assert shown_own == pytest.approx(own, abs=1e-3)


def test_a_label_that_is_too_wide_or_too_small_is_found(page):
    plate = rect(50, 50, 100, 40, class_="panel")
    drawn = [
        at(0, 0, plate, text(100, 75, "Fits", text_anchor="middle", font_size=20)),
        at(200, 0, plate, text(100, 75, "Great Northern War", text_anchor="middle", font_size=20)),
        at(400, 0, plate, text(60, 75, "Tiny", font_size=9), text(90, 75, "5", class_="figure", font_size=21)),
        text(1250, 300, "Beyond the sheet", font_size=20),
    ]
    shown = document(1280, 968, "", "", f'<g data-layer="board">{"".join(drawn)}</g>')
    box = {"x": 0, "y": 0, "width": 1280, "height": 968}
    found = offenders(page, [{"svg": shown, "scale": 0.5, "sheets": {"board": box}}])
    assert [(each.kind, each.words) for each in found] == [
        ("outside", "Beyond the sheet"),
        ("small", "Tiny"),
        ("small", "5"),
        ("wide", "Great Northern War"),
    ]


@pytest.mark.parametrize("name", godsplay.games())
def test_a_picture_that_stands_alone_fits_in_the_fonts_that_a_computer_has(browser, name):
    game = godsplay.game(name)
    with browser.new_page() as bare:
        found = offenders(bare, pictures(game, game.most, 7, 30))
    wide = [each for each in found if each.kind != "small" and each.by > SLACK]
    assert not wide, "\n" + "\n".join(map(str, wide))


@pytest.mark.parametrize("face", list(Face))
def test_words_are_as_wide_in_a_page_as_they_are_measured(page, face):
    for words in WORDS:  # pairs of letters such as AV stand a little closer in a page
        shown = page.evaluate(WIDTH, [STYLES[face], words])
        assert shown == pytest.approx(text_width(words, 20, face), rel=0.025)


def test_words_are_made_to_fit():
    label = "The Great Northern War"
    size = fitted(label, 100, 16, Face.SERIF_SEMIBOLD)
    assert size < 16
    assert text_width(label, size, Face.SERIF_SEMIBOLD) == pytest.approx(100)
    assert fitted(label, 1000, 16) == 16
    assert text_width(label, 10, spacing=0.1) == pytest.approx(text_width(label, 10) + len(label))


def test_words_are_broken_into_lines_that_fit():
    said = "Move one noble from any region into a neighbouring one and pay nothing"
    lines = wrapped(said, 120, 14)
    assert " ".join(lines) == said
    assert all(text_width(line, 14) <= 120 for line in lines)
    assert wrapped("Konstantynopolitańczyk", 20, 14) == ["Konstantynopolitańczyk"]


def test_pages_bring_their_fonts(visit):
    page = visit("/")
    loaded = page.evaluate("""async () => {
      await document.fonts.ready;
      return [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family);
    }""")
    assert {family.strip('"') for family in loaded} >= {"Godsplay Serif", "Godsplay Sans"}


def test_fonts_are_small_and_come_with_their_licences(client):
    fonts = FOLDER / "fonts"
    assert sum(path.stat().st_size for path in fonts.glob("*.woff2")) < 100_000
    assert {path.name for path in fonts.glob("*.txt")} == {"serif-OFL.txt", "sans-OFL.txt"}
    for path in fonts.glob("*.woff2"):
        answer = client.get(asset(f"fonts/{path.name}"))
        assert answer.headers["content-type"] == "font/woff2"
        assert "SIL OPEN FONT LICENSE" in (fonts / f"{path.stem.partition('-')[0]}-OFL.txt").read_text()
