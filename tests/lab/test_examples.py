"""What the documentation and the examples show works."""

import doctest
import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import matplotlib
import numpy
import pytest

ROOT = Path(__file__).parents[2]
LEARNING = ROOT / "docs" / "learning.md"
BLOCKS = [block for block in re.findall(r"```python\n(.*?)```", LEARNING.read_text(), re.S) if ">>>" not in block]


def test_the_session_in_the_documentation():
    failed, tried = doctest.testfile(str(LEARNING), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("block", BLOCKS)
def test_the_code_in_the_documentation(block):
    exec(block, {})


def test_the_notebook_draws(monkeypatch):
    matplotlib.use("agg")
    drawn = []
    monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(SVG=drawn.append))
    notebook = json.loads((ROOT / "examples" / "draw_a_game.ipynb").read_text())
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert drawn[0].startswith("<svg")
    assert names["record"].at(100)._repr_svg_().startswith("<svg")


def test_the_notebook_reviews(capsys):
    matplotlib.use("agg")
    notebook = json.loads((ROOT / "examples" / "review_a_game.ipynb").read_text())
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert len(names["rolls"]) > 5
    assert "Balance(start=0.3333" in capsys.readouterr().out


def test_the_policy_learns_what_leads_to_the_centre(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    learn = __import__("learn_playful_gods")
    policy = learn.Policy(3, 4)
    numbers, mask, rng = numpy.array([1.0, 0.0, 0.5]), numpy.array([0, 1, 0, 1]), numpy.random.default_rng(1)
    for _ in range(200):
        action, decision = policy.choose(numbers, mask, rng)
        policy.learn([decision], [2 if action == 3 else 4], won=True)
    assert [policy.choose(numbers, mask, rng)[0] for _ in range(20)].count(3) > 15
