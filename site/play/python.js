// @ts-check
// Python in a worker. One worker downloads it; others get it from there.
import { loadPyodide } from "./python/pyodide.mjs";

/** @typedef {{ wasm: WebAssembly.Module, library: ArrayBuffer, modules: ArrayBuffer }} Parts */

const MODULES = "/modules";

/** @param {string} name of a file that lies there compressed, and comes unpacked by the service worker */
async function download(name) {
  const response = await fetch(new URL(`./python/${name}.bin`, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${name}`);
  return response;
}

/**
 * Download all that Python consists of.
 * @returns {Promise<Parts>}
 */
export async function downloadPython() {
  const [wasm, library, modules] = await Promise.all([
    WebAssembly.compileStreaming(download("pyodide.asm.wasm")),
    download("python_stdlib.zip").then((answer) => answer.arrayBuffer()),
    download("modules.pack").then((answer) => answer.arrayBuffer()),
  ]);
  return { wasm, library, modules };
}

/**
 * Write our modules and the libraries that they use as files.
 * @param {any} files the file system
 * @param {ArrayBuffer} pack the length of a list, the list of names and sizes, and the contents
 */
function unpack(files, pack) {
  const length = new DataView(pack).getUint32(0, true);
  let start = 4 + length;
  /** @type {[string, number][]} */
  const list = JSON.parse(new TextDecoder().decode(new Uint8Array(pack, 4, length)));
  for (const [name, size] of list) {
    const path = `${MODULES}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, new Uint8Array(pack, start, size), { canOwn: true });
    start += size;
  }
}

/**
 * Start Python with our own modules.
 * @param {Parts} parts
 */
export async function startPython({ wasm, library, modules }) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async () => new Response(library); // it asks for its library, and for what is compiled already
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: wasm,
    instance: await WebAssembly.instantiate(wasm, imports),
  });
  const python = await loadPyodide({
    indexURL: new URL("./python/", import.meta.url).href,
    lockFileContents: {
      info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "0" },
      packages: {},
    },
    fsInit: async (files, { sitePackages }) => {
      unpack(files, modules);
      files.mkdirTree(sitePackages);
    },
  });
  self.fetch = fetch;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  python.runPython(`
import sys
sys.path.insert(0, "${MODULES}")
sys.dont_write_bytecode = True
`);
  return python;
}
