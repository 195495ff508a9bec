"""QR codes: a link that a telephone reads off another screen."""

from __future__ import annotations

from io import BytesIO

QUIET_ZONE = 4  # modules of paper around the code, which readers need


def draw_qr(text: str) -> str:
    """Draw a text as a QR code, black on white whatever the theme: few readers know the inverse."""
    import segno  # when somebody is invited: tables inside a page do without

    drawn = BytesIO()
    code = segno.make(text, error="m", micro=False)
    code.save(drawn, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", xmldecl=False, omitsize=True)
    return drawn.getvalue().decode().strip()
