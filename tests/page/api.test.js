import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";
import { ApiError, get, post, readRule } from "../../src/godsplay/web/pages/static/api.js";

/**
 * Answer every request alike.
 * @param {BodyInit} body
 * @param {ResponseInit} [options]
 */
function serve(body, options) {
  /** @type {{ path: string, options: RequestInit | undefined }[]} */
  const asked = [];
  globalThis.fetch = async (path, request) => {
    asked.push({ path: String(path), options: request });
    return new Response(body, options);
  };
  return asked;
}

test("requests are about this table and are never answered from a cache", async () => {
  const asked = serve('{"moves": 3}');
  assert.deepEqual(await get("/snapshots/3"), { moves: 3 });
  assert.equal(asked[0].path, "/api/tables/abc/snapshots/3");
  assert.equal(asked[0].options?.cache, "no-store");
});

test("what is sent goes as JSON", async () => {
  const asked = serve("{}");
  await post("/hint", { seat: 1 });
  assert.equal(asked[0].options?.method, "POST");
  assert.equal(asked[0].options?.body, '{"seat":1}');
});

test("a refusal is an error with the server's words and the rule", async () => {
  serve('{"error": "Not your seat.", "rule": "seats"}', { status: 403 });
  await assert.rejects(get("/snapshots/3"), (error) => {
    assert.ok(error instanceof ApiError);
    assert.equal(error.message, "Not your seat.");
    assert.equal(error.rule, "seats");
    return true;
  });
});

test("an answer that is no JSON is reported by its status", async () => {
  serve("<html>", { status: 502, statusText: "Bad Gateway" });
  await assert.rejects(get("/snapshots/3"), { message: "Bad Gateway" });
});

test("a rule is asked for by its anchor, whatever letters it has", async () => {
  const asked = serve('{"title": "A", "html": "", "anchor": "a b"}');
  await readRule("a b/c");
  assert.equal(asked[0].path, "/api/games/chess/rules/a%20b%2Fc");
});
