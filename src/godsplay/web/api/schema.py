"""All that pages and server tell each other, as one OpenAPI document from which the types of the scripts are made.

`python -m godsplay.web.api.schema` prints it. The server's own description at `/api/schema` is for programs: it has the
paths, but neither the messages of the socket nor the data of a page.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec

from godsplay.version import VERSION
from godsplay.web.api import advance, clocks, luck, messages, read, review, watch, write
from godsplay.web.pages.page_data import PageData

REFERENCE = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """Describe the bodies of requests and answers, the messages of the socket, and the data of a page."""
    bodies = [each for module in (read, review, watch, write, luck, clocks, advance) for each in structs(module)]
    kinds = [messages.Incoming, messages.Outgoing, PageData, *bodies]
    (incoming, outgoing, *_), components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    schemas = {**components, "Incoming": incoming, "Outgoing": outgoing}
    return {
        "openapi": "3.1.0",
        "info": {"title": "godsplay", "version": VERSION},
        "paths": {},
        "components": {"schemas": schemas},
    }


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """List the structures that a module defines or uses."""
    return [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]


if __name__ == "__main__":
    print(msgspec.json.format(msgspec.json.encode(document(), order="deterministic")).decode())
