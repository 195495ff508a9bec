"""The containers of compose.yaml: the table knows its visitors through the proxy, and says whether it is well."""

from pathlib import Path

import httpx
import pytest
import yaml

from helpers.web.servers import PATIENCE, Server

ROOT = Path(__file__).parents[2]
ELSEWHERE = "127.0.0.2"  # another address than the table's own, as a proxy in another container has
FORWARDED = {"X-Forwarded-For": "127.0.0.1"}  # from where, and from nowhere else, figures can be read


@pytest.fixture(scope="module")
def table():
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["table"]


@pytest.fixture
def serve(tmp_path):
    """Start a server, and ask it as a proxy elsewhere does."""
    servers = []

    def start():
        servers.append(Server(tmp_path / "tables.sqlite"))
        way = httpx.HTTPTransport(local_address=ELSEWHERE)
        return httpx.Client(base_url=servers[-1].url, transport=way, headers=FORWARDED, timeout=PATIENCE)

    yield start
    for server in servers:
        server.stop()


def test_a_table_in_its_container_believes_the_proxy_where_visitors_come_from(table, serve, monkeypatch):
    assert "ports" not in table, "nobody but the proxy may reach what it believes"
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", table["environment"]["FORWARDED_ALLOW_IPS"])
    with serve() as proxy:
        assert proxy.get("/metrics").status_code == httpx.codes.OK


def test_any_other_table_believes_nobody_from_elsewhere(serve, monkeypatch):
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    with serve() as stranger:
        assert stranger.get("/metrics").status_code != httpx.codes.OK


def test_the_table_in_its_container_answers_to_its_own_name_alone(table):
    command = table["command"]
    assert command[command.index("--name") + 1].startswith("${DOMAIN")


def test_the_image_asks_whether_the_table_can_write():
    assert "http://127.0.0.1:8642/health" in (ROOT / "Dockerfile").read_text(encoding="utf-8")
