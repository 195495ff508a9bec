"""Python for the page: our modules and the libraries that they use, compiled by the very Python that runs them there.

Pyodide comes from npm, msgspec as the wheel that its authors build for it, all else from what is installed here.
"""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from io import BytesIO
from pathlib import Path

from jinja2 import FileSystemLoader

from godsplay.web.pages.templating import READ_AHEAD, TEMPLATES, read_from
from static_site.unused import KEPT, LIBRARIES, METADATA, NOT_RUN, cut_own, cut_standard, empty_tables

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "node_modules" / "pyodide"
TAG = "pyemscripten_2026_0_wasm32"
PYTHON = "3.14"


def build_python(folder: Path, staging: Path) -> None:
    """Fill a folder with Python, its standard library and our modules, as the page loads them."""
    shutil.rmtree(staging, ignore_errors=True)
    modules, standard = staging / "modules", staging / "standard"
    copy_own(modules / "godsplay")
    for name, unused in LIBRARIES.items():
        copy_library(name, unused, modules)
    empty_tables(modules / "babel")
    unpack_wheel("msgspec", staging / "wheels", modules)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(standard)
    cut_standard(standard)
    compile_with_pyodide(modules, standard)
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(PYODIDE / name, folder)
    write_packed(folder, "pyodide.asm.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes())
    write_packed(folder, "python_stdlib.zip", zipped(standard))
    write_packed(folder, "modules.pack", packed(modules))


def copy_own(target: Path) -> None:
    """Copy what the page needs of our own sources."""
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "py.typed", "*.d.ts")
    shutil.copytree(ROOT / "src" / "godsplay", target, ignore=ignored)
    cut_own(target)
    read_templates(target / "web" / "pages")


def read_templates(pages: Path) -> None:
    """Replace templates by the modules that Jinja makes of them, so that the page does not have to."""
    templates = read_from(FileSystemLoader(TEMPLATES))
    templates.compile_templates(pages / READ_AHEAD.name, zip=None, ignore_errors=False)
    shutil.rmtree(pages / TEMPLATES.name)


def copy_library(name: str, unused: tuple[str, ...], target: Path) -> None:
    """Copy the modules of an installed library, without what was compiled for this machine."""
    for file in distribution(name).files or ():
        parts = file.parts
        if file.suffix in NOT_RUN or parts[0] == "..":
            continue
        is_unused = any(each in parts[1:] for each in unused) and file.as_posix() not in KEPT
        is_metadata = parts[0].endswith(".dist-info") and (name not in METADATA or file.name != "METADATA")
        if is_unused or is_metadata:
            continue
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file.locate(), target / file)


def unpack_wheel(name: str, folder: Path, target: Path) -> None:
    """Get the wheel of a library for Pyodide, in the version that is installed here, and unpack it."""
    wanted = f"{name}=={distribution(name).version}"
    options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--only-binary", ":all:", "--dest", str(folder)]
    kind = ["--platform", TAG, "--python-version", PYTHON, "--implementation", "cp", "--abi", "cp314"]
    subprocess.run([sys.executable, "-m", "pip", "download", *options, *kind, wanted], check=True)
    with zipfile.ZipFile(next(folder.glob(f"{name}-*.whl"))) as wheel:
        wheel.extractall(
            target, [each for each in wheel.namelist() if ".dist-info/" not in each and not each.endswith(".pyi")]
        )


def compile_with_pyodide(*folders: Path) -> None:
    """Compile sources in place, so that the page does not have to: that halves its start."""
    script = Path(__file__).with_name("compile.mjs")
    subprocess.run(["node", "--no-warnings", str(script), *map(str, folders)], check=True, cwd=ROOT)


def zipped(folder: Path) -> bytes:
    """Zip a folder without compressing it: the same bytes for the same contents."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())
    return made.getvalue()


def packed(folder: Path) -> bytes:
    """Return all files of a folder one behind the other, after a list of their names and sizes and its length."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    listed = json.dumps([[path.relative_to(folder).as_posix(), path.stat().st_size] for path in files]).encode()
    return len(listed).to_bytes(4, "little") + listed + b"".join(path.read_bytes() for path in files)


def write_packed(folder: Path, name: str, content: bytes) -> None:
    """Write a file compressed as a whole: smaller than file by file, and no matter what a host does."""
    (folder / f"{name}.bin").write_bytes(gzip.compress(content, 9, mtime=0))
