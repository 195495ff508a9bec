"""What no page needs of Python's standard library, of other libraries and of our own modules."""

from __future__ import annotations

import pickle
import shutil
from pathlib import Path

# Distributions whose files are taken, with the files and folders of each that no page needs.
LIBRARIES: dict[str, tuple[str, ...]] = {
    "anyio": ("pytest_plugin.py", "trio.py", "_trio.py"),
    "attrs": (),
    "babel": ("locale-data", "messages", "lists.py", "units.py", "support.py"),  # 10 MB of languages not read here
    "cachetools": (),
    "fluent.runtime": (),
    "fluent.syntax": (),
    "jinja2": ("ext.py", "sandbox.py", "nativetypes.py", "meta.py", "constants.py"),
    "litestar": (
        "testing", "cli", "contrib", "channels", "debugging", "repository", "jwt", "session_auth", "prometheus",
        "flash.py", "htmx.py", "mako.py", "minijinja.py", "problem_details.py", "sqlalchemy.py", "structlog.py",
        "redis.py", "valkey.py",
    ),
    "markdown-it-py": ("cli", "port.yaml"),
    "markupsafe": (),
    "mdurl": (),
    "multidict": (),
    "multipart": (),
    "mypy_extensions": (),
    "platformdirs": ("windows.py", "macos.py", "android.py", "ios.py", "testing.py", "pytest_plugin.py"),
    "pytz": ("zoneinfo",),
    "sniffio": ("_tests",),
    "pyyaml": (),
    "typing_extensions": (),
}  # fmt: skip
KEPT = ("babel/locale-data/en.dat", "babel/locale-data/root.dat")
METADATA = ("litestar",)  # asks for its own version
NOT_RUN = (".so", ".pyc", ".pyi", ".pyx", ".pxd", ".c", ".h", ".typed")

OWN = (
    "arena", "cli", "conformance", "lab", "training", "web/pages/static",
    "web/app.py", "web/server.py", "web/server_routes.py", "web/connections.py", "web/operators.py",
    "web/pages/notices.py", "web/pages/installing.py",
    *(f"web/{part}/{name}.py" for part in ("api", "pages") for name in ("devices", "lobby", "passkeys", "tournaments")),
)  # fmt: skip
OWN_KEPT = {"web/storage": ("__init__.py", "rows.py", "store.py"), "web/notices": ("__init__.py", "values.py")}

STANDARD = (
    "__hello__.py", "__phello__", "_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl", "antigravity.py",
    "argparse.py", "asyncio/__main__.py", "asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows_*.py",
    "bdb.py", "cProfile.py", "colorsys.py", "compileall.py", "concurrent/interpreters",
    "concurrent/futures/interpreter.py", "concurrent/futures/process.py", "configparser.py", "ctypes", "curses", "dbm",
    "doctest.py", "email/mime", "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getpass.py", "html/parser.py",
    "http/client.py", "http/cookiejar.py", "http/server.py", "idlelib", "imaplib.py", "json/tool.py", "lib2to3",
    "mailbox.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py", "optparse.py", "pickletools.py",
    "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py", "pydoc.py",
    "pydoc_data", "pyodide/console.py", "pyrepl", "rlcompleter.py", "runpy.py", "sched.py", "shelve.py", "smtplib.py",
    "socketserver.py", "sqlite3", "statistics.py", "symtable.py", "tabnanny.py", "tarfile.py", "test", "this.py",
    "timeit.py", "tkinter", "trace.py", "tracemalloc.py", "turtle.py", "turtledemo", "unittest",
    "urllib/robotparser.py", "venv", "wave.py", "webbrowser.py", "wsgiref/handlers.py", "wsgiref/simple_server.py",
    "wsgiref/validate.py", "xml", "xmlrpc", "zipapp.py",
    *(f"encodings/{name}*.py" for name in (
        "big5", "cp0", "cp1", "cp2", "cp42", "cp5", "cp6", "cp7", "cp8", "cp9", "euc", "gb", "hp_", "hz", "iso",
        "johab", "koi8", "kz", "mac_", "palmos", "ptcp", "shift", "tis",
    )),
)  # fmt: skip

# Tables of Babel that numbers and plurals do not ask for: most of what it loads.
UNREAD_TABLES = {
    "all_currencies", "compact_currency_formats", "compact_decimal_formats", "compound_unit_patterns",
    "currency_names", "currency_names_plural", "currency_symbols", "date_fields", "datetime_skeletons",
    "interval_formats", "languages", "likely_subtags", "meta_zones", "scripts", "territories", "territory_currencies",
    "territory_languages", "territory_zones", "time_zones", "unit_display_names", "unit_patterns", "variants",
    "windows_zone_mapping", "zone_territories",
}  # fmt: skip


def cut_own(folder: Path) -> None:
    """Remove what no page needs of our own modules."""
    for each in OWN:
        remove(folder / each)
    for name, kept in OWN_KEPT.items():
        for path in (folder / name).iterdir():
            if path.name not in kept:
                remove(path)


def cut_standard(folder: Path) -> None:
    """Remove what no page needs of the standard library."""
    for pattern in STANDARD:
        for path in list(folder.glob(pattern)):
            remove(path)
    (folder / "pdb.py").write_text("")  # Litestar imports the debugger, and with it a terminal that no page has


def empty_tables(folder: Path) -> None:
    """Empty the tables of Babel that nobody reads."""
    for path in folder.rglob("*.dat"):
        tables = pickle.loads(path.read_bytes())
        kept = {name: type(table)() if name in UNREAD_TABLES else table for name, table in tables.items()}
        path.write_bytes(pickle.dumps(kept))


def remove(path: Path) -> None:
    """Remove a file or a folder, if there is one."""
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)
