// The service worker of the page without a server: what lies there compressed is answered and kept unpacked.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const SCOPE = "https://example.org/play/";
const script = readFileSync(new URL("../../site/play/service_worker.js", import.meta.url), "utf-8");

/**
 * Run the service worker over a host of some files.
 * @param {Record<string, Buffer>} files
 */
function start(files) {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const kept = new Map();
  /** @type {any[]} */
  const told = [];
  const shell = { url: SCOPE, focused: true, postMessage: (/** @type {any} */ data) => told.push(data) };
  const self = {
    registration: { scope: SCOPE },
    clients: { matchAll: async () => [shell, { ...shell, url: `${SCOPE}app/t/1`, postMessage: assert.fail }] },
    addEventListener: (/** @type {string} */ name, /** @type {any} */ hear) => {
      heard[name] = hear;
    },
  };
  const cache = {
    match: async (/** @type {Request} */ { url }) => kept.get(url)?.clone(),
    put: async (/** @type {string} */ url, /** @type {Response} */ answer) => void kept.set(url, answer),
  };
  const fetch = async (/** @type {Request} */ { url }) =>
    Object.defineProperty(new Response(/** @type {any} */ (files[url])), "url", { value: url });
  new Function("self", "caches", "fetch", script)(self, { open: async () => cache }, fetch);
  const ask = (/** @type {string} */ url) =>
    new Promise((resolve) => heard.fetch({ request: new Request(url), respondWith: resolve }));
  return { ask, kept, told };
}

test("what lies there compressed comes unpacked, is kept unpacked, and the page hears how much has come", async () => {
  const packed = gzipSync("\0asm and more");
  const address = `${SCOPE}python/pyodide.asm.wasm.bin`;
  const { ask, kept, told } = start({ [address]: packed });
  const answer = await ask(address);
  assert.equal(await answer.text(), "\0asm and more");
  assert.equal(answer.headers.get("content-type"), "application/wasm");
  assert.equal(await kept.get(address).clone().text(), "\0asm and more");
  assert.equal(
    told.reduce((sum, { bytes }) => sum + bytes, 0),
    packed.length,
  );
  assert.equal(await (await ask(address)).text(), "\0asm and more", "from what was kept");
});

test("other files come as they are", async () => {
  const address = `${SCOPE}shell.css`;
  const { ask, told } = start({ [address]: Buffer.from("p {}") });
  assert.equal(await (await ask(address)).text(), "p {}");
  assert.deepEqual(told, []);
});
