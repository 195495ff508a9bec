// @ts-check
// Keeps all files for later without a network, and answers for the tables' pages, which the worker of a page makes.
/// <reference lib="webworker" />

const VERSION = "{{ version }}";
const PACKED = ".bin";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = new URL(worker.registration.scope);
const root = `${scope.pathname}app/`;

/** @type {Map<string, Promise<void>>} what is being kept now, by address */
const keeping = new Map();

// The first visit loads what it needs through here, once; what takes the place of another version comes whole.
worker.addEventListener("install", (event) => {
  if (worker.registration.active) event.waitUntil(keepAll());
  worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await worker.clients.claim();
  };
  event.waitUntil(forget());
});

// A page asks to be served from here, then that the rest is kept, too; it is told when that is done, or failed.
worker.addEventListener("message", (event) => {
  const answer = (/** @type {boolean} */ done) => event.ports[0]?.postMessage(done);
  const wished = event.data === "serve" ? worker.clients.claim() : keepAll();
  event.waitUntil(
    wished.then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return;
  const isPage = pathname.startsWith(root) && !pathname.startsWith(`${root}static/`);
  event.respondWith(isPage ? askTables(event.request) : kept(event.request));
});

/** Keep every file that is not kept yet; the list comes last, so that it is there when all are. */
async function keepAll() {
  const cache = await caches.open(VERSION);
  const list = new URL("./files.json", scope).href;
  if (await cache.match(list)) return;
  const answer = await fetch(list, { cache: "no-store" });
  const files = (await answer.clone().json()).map((/** @type {string} */ name) => new URL(name, scope).href);
  await Promise.all(files.map(keepOne));
  await cache.put(list, answer);
}

/** @param {string} address */
async function keepOne(address) {
  if (keeping.has(address)) await keeping.get(address);
  if (await (await caches.open(VERSION)).match(address)) return;
  const answer = await fetchAndKeep(new Request(address));
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  await keeping.get(address);
}

/** @param {Request} request */
async function kept(request) {
  await keeping.get(request.url)?.catch(() => {}); // another worker may have asked for it just now
  const found = await (await caches.open(VERSION)).match(request, { ignoreSearch: true });
  return found ?? fetchAndKeep(request);
}

/**
 * Fetch a file and keep it while it comes; what a browser has from earlier is only used if the host says that it still holds.
 * @param {Request} request
 */
async function fetchAndKeep(request) {
  const answer = unpacked(await fetch(request, { cache: "no-cache" }));
  if (answer.ok) {
    const copy = answer.clone();
    const put = caches
      .open(VERSION)
      .then((cache) => cache.put(request.url, copy))
      .finally(() => keeping.delete(request.url));
    keeping.set(request.url, put);
    put.catch(() => {}); // the page has it all the same
  }
  return answer;
}

/**
 * Unpack a file that lies there compressed, as few hosts would compress it, telling the page how much has come. It is kept
 * unpacked: nothing is unpacked again, and a browser keeps beside it what it has compiled.
 * @param {Response} answer
 */
function unpacked(answer) {
  if (!answer.ok || !answer.body || !answer.url.endsWith(PACKED)) return answer;
  const counter = new TransformStream({
    async transform(chunk, controller) {
      controller.enqueue(chunk);
      for (const shell of await shells()) shell.postMessage({ bytes: chunk.byteLength });
    },
  });
  const unpacking = /** @type {any} */ (new DecompressionStream("gzip"));
  const type = answer.url.endsWith(`.wasm${PACKED}`) ? "application/wasm" : "application/octet-stream";
  return new Response(answer.body.pipeThrough(counter).pipeThrough(unpacking), { headers: { "content-type": type } });
}

/** List the pages that the tables are inside of. */
async function shells() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(scope.pathname) && !pathname.startsWith(root);
  });
}

/** @param {Request} request */
async function askTables(request) {
  const { pathname, search } = new URL(request.url);
  const found = await shells();
  const shell = found.find((client) => client.focused) ?? found[0];
  const alone = request.destination === "document" && !/^(rules|sources)\//.test(pathname.slice(root.length));
  if (!shell || alone) return Response.redirect(`${scope.href}#${pathname.slice(root.length - 1)}${search}`, 303);
  const asked = {
    method: request.method,
    address: pathname + search,
    kind: request.headers.get("content-type") ?? "",
    body: await request.arrayBuffer(),
  };
  const { port1, port2 } = new MessageChannel();
  shell.postMessage(asked, [asked.body, port2]);
  const { status, headers, body } = await new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  const named = new Headers(headers);
  const location = named.get("location");
  return location
    ? Response.redirect(new URL(location, scope).href, 303)
    : new Response(body, { status, headers: named });
}
