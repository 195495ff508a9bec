import "./browser.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Inviting, isLoopback } from "../../src/godsplay/web/pages/static/inviting.js";
import { data } from "../../src/godsplay/web/pages/static/page_data.js";
import { person, settle } from "./samples.js";

Object.assign(data.words, { arrived: "%seat% has joined.", "link-of": "Link for %seat%", copy: "Copy" });

const inviting = new Inviting();
/** @type {object[]} */
let asked = [];
globalThis.fetch = async (/** @type {any} */ _, /** @type {any} */ options) => {
  const body = JSON.parse(String(options?.body));
  asked.push(body);
  const path = body.known ?? `/join/new-${body.seat}`;
  return new Response(JSON.stringify({ seat: body.seat, path, url: `http://table.example${path}`, qr: "<svg/>" }));
};
const links = () => [...inviting.list.querySelectorAll("input")].map((field) => field.value);
const free = (/** @type {number} */ seat, changes = {}) => person(seat, { open: true, online: false, ...changes });

beforeEach(() => {
  data.host = true;
  asked = [];
  localStorage.clear();
  inviting.seats = [];
  inviting.dialog.close();
});

test("only this computer is reached by its own names", () => {
  for (const host of ["localhost", "127.0.0.1", "127.3.2.1", "[::1]"]) assert.ok(isLoopback(host), host);
  for (const host of ["192.168.1.2", "localhost.example", "example.org", "10.127.0.1"])
    assert.ok(!isLoopback(host), host);
});

test("only the host of a table with free seats is offered to invite", () => {
  inviting.met([person(0), free(1)]);
  assert.equal(inviting.button.hidden, false);
  inviting.met([person(0), person(1)]);
  assert.equal(inviting.button.hidden, true);
  data.host = false;
  inviting.met([person(0), free(1)]);
  assert.equal(inviting.button.hidden, true);
});

test("every free seat gets a link, its QR code as a picture, and a button to copy it", async () => {
  inviting.met([person(0), free(1), free(2)]);
  await inviting.open();
  assert.equal(inviting.dialog.open, true);
  assert.deepEqual(links(), ["http://table.example/join/new-1", "http://table.example/join/new-2"]);
  const pictures = [...inviting.list.querySelectorAll("img")];
  assert.ok(pictures.every((picture) => picture.getAttribute("src")?.startsWith("data:image/svg+xml,%3Csvg")));
  assert.match(inviting.list.querySelector("button")?.textContent ?? "", /Copy/);
});

test("a link that this browser has made is kept when the dialog is opened again", async () => {
  inviting.met([person(0), free(1)]);
  await inviting.open();
  inviting.met([person(0), free(1, { invited: true })]);
  await inviting.open();
  assert.deepEqual(asked, [
    { seat: 1, known: null },
    { seat: 1, known: "/join/new-1" },
  ]);
  assert.deepEqual(links(), ["http://table.example/join/new-1"]);
});

test("a link that was made elsewhere ends only when that is asked for", async () => {
  inviting.met([person(0), free(1, { invited: true })]);
  await inviting.open();
  assert.deepEqual(asked, []);
  inviting.list.querySelector("button")?.click();
  await settle();
  assert.deepEqual(links(), ["http://table.example/join/new-1"]);
});

test("whoever comes while the dialog is open is announced in it", async () => {
  inviting.met([person(0), free(1), free(2)]);
  await inviting.open();
  inviting.met([person(0), person(1, { player: "Anna" }), free(2)]);
  assert.match(inviting.list.children[0].textContent ?? "", /Anna has joined\.$/);
  assert.deepEqual(links(), ["http://table.example/join/new-2"]);
  assert.deepEqual(Object.keys(JSON.parse(localStorage.getItem("invitations/abc") ?? "")), ["2"]);
});
