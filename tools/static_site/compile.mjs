// Compiles the Python sources in some folders by Pyodide: each is replaced by its compiled form. Of the
// numbers of its lines, a third of it, only the first of every function stays.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const SELF_READING = /anyio.(abc.)?__init__\.py$/; // finds out from its own source what it consists of

const python = await loadPyodide();
python.runPython(`
import importlib.util, marshal, types

def with_first_lines(code):
    inner = [with_first_lines(each) if isinstance(each, types.CodeType) else each for each in code.co_consts]
    whole, rest = divmod(len(code.co_code) // 2, 8)  # eight instructions an entry: the same line as before, no column
    lines = bytes([0xEF, 0]) * whole + (bytes([0xE8 + rest - 1, 0]) if rest else b"")
    return code.replace(co_linetable=lines, co_consts=tuple(inner))

def compiled(source, name):
    code = with_first_lines(compile(source.to_bytes(), name, "exec", optimize=2, dont_inherit=True))
    flags = (0b01).to_bytes(4, "little") + importlib.util.source_hash(b"")  # never compared with a source
    return importlib.util.MAGIC_NUMBER + flags + marshal.dumps(code)
`);
const compiled = python.globals.get("compiled");

for (const folder of process.argv.slice(2)) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !path.endsWith(".py") || SELF_READING.test(path)) continue;
    const result = compiled(new Uint8Array(readFileSync(path)), path.slice(folder.length + 1));
    writeFileSync(`${path}c`, result.toJs());
    result.destroy();
    rmSync(path);
  }
}
