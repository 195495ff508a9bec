"""Whatever the description of the interface allows, and more, is answered without a failure of the server."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from helpers.web.tables import open_table, path


def test_generated_requests_never_break_the_server(server, client, tmp_path):
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    assert program is not None, "schemathesis is installed with the other tools of development"
    table = open_table(client)
    cleared = open_table(client)  # so that the other one stays to be asked for
    schema = client.get("/api/schema/openapi.json").json()
    for place, operations in schema["paths"].items():
        for method, operation in operations.items():
            for parameter in operation.get("parameters", []):
                if parameter["name"] == "name":
                    of_tables = cleared["table"] if method == "delete" else table["table"]
                    known = of_tables if "/tables/" in place else "gods-playground"
                    parameter["schema"] = {"type": "string", "enum": [known, "nothing"]}
    file = tmp_path / "schema.json"
    file.write_text(json.dumps(schema))
    command = [program, "run", "--url", server.url, "--checks", "not_a_server_error", "--max-examples", "8"]
    command += ["--phases", "coverage,fuzzing", "-H", f"Authorization: Bearer {table['token']}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:]
    assert client.get(path(table)).status_code == 200
