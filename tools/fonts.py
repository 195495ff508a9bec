"""Make the fonts that pages ship, and the table of their advance widths, from the fonts that Adobe publishes.

`make fonts` runs this; it needs npm, and writes the same bytes every time. The fonts are cut down to the letters and
weights that the pages use. That makes them modified versions, which may not bear the reserved name "Source": they are
called Godsplay Serif and Godsplay Sans.
"""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import tarfile
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
DOWNLOADS = ROOT / "build" / "fonts"
FONTS = ROOT / "src/godsplay/web/pages/static/fonts"
WIDTHS = ROOT / "src/godsplay/present/drawing/advance_widths.json"

SERIF_PACKAGE = "source-serif@4.5.1"
SANS_PACKAGE = "source-sans@3.52.0"

LATIN = [*range(0x20, 0x7F), *range(0xA0, 0x180)]  # with the letters of Polish and its neighbours
SIGNS = "ȘșȚț–—‘’‚“”„…′″•€−≠≈≤≥←↑→↓✓"
FEATURES = ["kern", "lnum", "tnum"]  # figures are lining and tabular as they are
TEXT_SIZE = 14  # what the serif is drawn for, in points: sturdy enough for a board, slender enough for a heading
SHARED = {0, 5, 7, 8, 9, 13, 14}  # names that stay: copyright, version, trademark, makers, licence


class Source(NamedTuple):
    """A published font and what becomes of it."""

    package: str
    path: str
    digest: str
    file: str
    family: str
    style: str
    limits: dict[str, Any]  # of its axes
    faces: dict[str, int]  # what drawings measure by name, and their weights


SOURCES = [
    Source(
        SERIF_PACKAGE,
        "VAR/SourceSerif4Variable-Roman.ttf",
        "14d360ee1b76655da9276628b229e11671bc1f5d1083636144db6677d452cf55",
        "serif.woff2",
        "Godsplay Serif",
        "Regular",
        {"wght": (400, 700), "opsz": TEXT_SIZE},
        {"serif": 400, "serif-semibold": 600, "serif-bold": 700},
    ),
    Source(
        SERIF_PACKAGE,
        "VAR/SourceSerif4Variable-Italic.ttf",
        "6a059a64838978d54e8fab71ed86b0d82e948c0e12b2664d0c15166326dcff82",
        "serif-italic.woff2",
        "Godsplay Serif",
        "Italic",
        {"wght": 400, "opsz": TEXT_SIZE},
        {"serif-italic": 400},
    ),
    Source(
        SANS_PACKAGE,
        "VF/SourceSans3VF-Upright.ttf",
        "1147db9a3f0edd4956068de77930148acce2742dd76d57f7239b2b1c687ac63f",
        "sans.woff2",
        "Godsplay Sans",
        "Regular",
        {"wght": (400, 700)},
        {"sans": 400, "sans-semibold": 600, "sans-bold": 700},
    ),
]
LICENCES = {SERIF_PACKAGE: "serif-OFL.txt", SANS_PACKAGE: "sans-OFL.txt"}


def unpack(package: str, name: str) -> bytes:
    """Return a file of a published package, which is fetched once."""
    archive = DOWNLOADS / f"{package.replace('@', '-')}.tgz"
    if not archive.exists():
        DOWNLOADS.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "pack", "--silent", package], cwd=DOWNLOADS, check=True, stdout=subprocess.DEVNULL)
    with tarfile.open(archive) as packed:
        found = packed.extractfile(f"package/{name}")
        assert found is not None, name
        return found.read()


def cut_down(source: Source) -> TTFont:
    """Keep the letters, features and weights that are used."""
    published = unpack(source.package, source.path)
    digest = hashlib.sha256(published).hexdigest()
    assert digest == source.digest, f"{source.path} is another file by now: {digest}"
    font = TTFont(io.BytesIO(published), recalcTimestamp=False)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True, name_IDs=sorted(SHARED))
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LATIN, text=SIGNS)
    subsetter.subset(font)
    return instantiateVariableFont(font, source.limits)


def rename(font: TTFont, family: str, style: str) -> None:
    """Give a font its own name: the reserved one is not for modified versions."""
    names = font["name"]
    names.names = [each for each in names.names if each.nameID in SHARED]
    whole = f"{family} {style}".removesuffix(" Regular")
    for number, words in {1: family, 2: style, 3: whole, 4: whole, 6: whole.replace(" ", "")}.items():
        names.setName(words, number, 3, 1, 0x409)
    if "fvar" in font:
        font["fvar"].instances = []
        for axis in font["fvar"].axes:
            axis.axisNameID = names.addMultilingualName({"en": axis.axisTag}, font)
    if "STAT" in font:
        del font["STAT"]


def advance_widths(font: TTFont, weight: int) -> dict[str, int]:
    """Return the widths of all letters at a weight, in thousandths of the letters' size."""
    written = io.BytesIO()
    font.save(written)
    face = TTFont(written)
    if "fvar" in face:
        face = instantiateVariableFont(face, {"wght": weight})
    unit = face["head"].unitsPerEm
    widths = face["hmtx"]
    return {chr(code): round(1000 * widths[name][0] / unit) for code, name in sorted(face.getBestCmap().items())}


def write_widths(faces: dict[str, dict[str, int]]) -> None:
    """Write the table: the letters that all faces have, and a row of widths for each face."""
    shared = set.intersection(*(set(widths) for widths in faces.values()))
    letters = "".join(sorted(shared))
    rows = {name: [widths[letter] for letter in letters] for name, widths in faces.items()}
    lines = [f'"letters": {json.dumps(letters, ensure_ascii=False)}']
    lines += [f'"{name}": {json.dumps(row, separators=(",", ":"))}' for name, row in rows.items()]
    WIDTHS.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main() -> None:
    """Write fonts, licences and widths."""
    FONTS.mkdir(exist_ok=True)
    faces: dict[str, dict[str, int]] = {}
    for source in SOURCES:
        font = cut_down(source)
        rename(font, source.family, source.style)
        for name, weight in source.faces.items():
            faces[name] = advance_widths(font, weight)
        font.flavor = "woff2"
        font.save(FONTS / source.file)
        print(f"{source.file}: {(FONTS / source.file).stat().st_size} bytes, {len(font.getBestCmap())} letters")
    for package, name in LICENCES.items():
        text = unpack(package, "LICENSE.md").decode()
        (FONTS / name).write_text("\n".join(line.rstrip() for line in text.splitlines()) + "\n")
    write_widths(faces)


if __name__ == "__main__":
    main()
