"""The nginx that docs/hosting.md shows, before a server on this computer."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from helpers.web.servers import PATIENCE, Server, free_port, wait_until

NAME = "games.example.org"
HOSTING = Path(__file__).parents[3] / "docs" / "hosting.md"
UNCHECKED = ssl._create_unverified_context()


class NamedServer(Server):
    """A server that answers to a name, as one behind a proxy does."""

    def run(self, arguments: list[str], environment: dict[str, str]) -> Any:
        """Run the `godsplay` command."""
        return super().run([*arguments, "--name", NAME], environment)


class Proxy:
    """A proxy that listens on this computer alone, under a name."""

    def __init__(self) -> None:
        self.port = free_port()

    def client(self) -> httpx.Client:
        """Return a program that plays over HTTPS."""
        url, host = f"https://127.0.0.1:{self.port}", {"host": f"{NAME}:{self.port}"}
        return httpx.Client(base_url=url, headers=host, verify=UNCHECKED, timeout=PATIENCE)

    def open_socket(self, table: dict[str, Any], cookie: str = "", address: str = "127.0.0.1") -> ClientConnection:
        """Open the socket of a page as a browser does, from an address of this computer."""
        plain = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))
        plain.settimeout(None)
        return connect(
            f"wss://{NAME}:{self.port}/live/{table['table']}",
            sock=plain,
            ssl=UNCHECKED,
            additional_headers={"cookie": f"godsplay={cookie}", "origin": f"https://{NAME}:{self.port}"},
            max_queue=None,
        )


def example(heading: str) -> str:
    """Return what stands indented under a heading of docs/hosting.md, from the first line of nginx on."""
    section = HOSTING.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("    ")]
    return textwrap.dedent("\n".join(line for line in lines if ".venv/bin/" not in line))


@contextmanager
def nginx(server: Server, folder: Path) -> Iterator[Proxy]:
    """Run the example of docs/hosting.md; only its addresses and the certificate are ours. Skip where there is none."""
    program, openssl = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin"), shutil.which("openssl")
    if program is None or openssl is None:
        pytest.skip("there is no nginx here")
    certificate = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    places = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/certificate.pem"]
    subprocess.run([openssl, *certificate, *places], check=True, capture_output=True)
    found = Proxy()
    ours = f"ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem; access_log off;"
    kept = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    shown = (
        example("Behind a reverse proxy")
        .replace("listen 443 ssl;", f"listen 127.0.0.1:{found.port} ssl;")
        .replace("127.0.0.1:8642", f"127.0.0.1:{server.port}")
    )
    settings = f"daemon off; pid {folder}/pid; {'user root;' if os.geteuid() == 0 else ''}"
    (folder / "nginx.conf").write_text(f"{settings}\nevents {{}}\nhttp {{\n{ours}\n{kept}\n{shown}\n}}\n")
    process = subprocess.Popen([program, "-p", str(folder), "-c", f"{folder}/nginx.conf", "-e", f"{folder}/errors"])
    try:
        wait_until(lambda: process.poll() is not None or is_listening(found.port))
        assert process.poll() is None, (folder / "errors").read_text()
        yield found
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
