// @ts-check
// The page that everything else is inside of: it starts the workers, shows how far they are, and frames the tables.

const here = new URL("./", location.href);
const root = `${here.pathname}${document.body.dataset.root}`;
const loading = /** @type {HTMLElement} */ (document.getElementById("loading"));
const doing = /** @type {HTMLElement} */ (document.getElementById("doing"));
const bar = /** @type {HTMLProgressElement} */ (document.getElementById("progress"));
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById("frame"));
const words = /** @type {HTMLElement} */ (document.getElementById("words")).dataset;

/** @type {Worker} */
let tables;
/** @type {(ready: Worker) => void} */
let answerNow;
const answering = new Promise((/** @type {(ready: Worker) => void} */ resolve) => {
  answerNow = resolve;
});

/** Hand out a port to the worker that the tables are in; the pages in the frame ask for one. */
function connectToTables() {
  const { port1, port2 } = new MessageChannel();
  tables.postMessage({ port: port2 }, [port2]);
  return port1;
}

Object.assign(window, { connectToTables });

/**
 * Ask the tables for something, as a browser asks a server.
 * @param {{ method: string, address: string, kind: string, body: ArrayBuffer }} request
 * @returns {Promise<{ status: number, headers: [string, string][], body: Uint8Array<ArrayBuffer> }>}
 */
function ask(request) {
  const { port1, port2 } = new MessageChannel();
  tables.postMessage({ document: request, port: port2 }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
}

/** @param {unknown} error */
function fail(error) {
  console.error(error);
  doing.textContent = error instanceof Error ? error.message : String(error);
  const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
  trouble.hidden = false;
}

// The service worker keeps the files for later without a network, and brings the tables' pages to the frame.
async function startServiceWorker() {
  if (!("serviceWorker" in navigator)) throw new Error(words.old);
  navigator.serviceWorker.addEventListener("message", async ({ data, ports }) => {
    if (data.bytes) return showProgress(data.bytes);
    (await answering).postMessage({ document: data, port: ports[0] }, [ports[0]]);
  });
  navigator.serviceWorker.startMessages();
  await navigator.serviceWorker.register("./service_worker.js");
  const { active } = await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await askKeeper(active, "serve"); // so that nothing is loaded twice
  return active;
}

let loaded = 0;

/** @param {number} bytes that have come, as they are sent */
function showProgress(bytes) {
  loaded += bytes;
  if (bar.hasAttribute("value")) bar.value = Math.min(100, (100 * loaded) / Number(document.body.dataset.total));
}

/**
 * Ask the service worker for something; wait until it is done, or has failed.
 * @param {ServiceWorker | null} keeper
 * @param {"serve" | "keep"} wish
 */
function askKeeper(keeper, wish) {
  const { port1, port2 } = new MessageChannel();
  keeper?.postMessage(wish, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

function startTables() {
  tables = new Worker("./tables_worker.js", { type: "module" });
  const bots = new Worker("./bots_worker.js", { type: "module" });
  const between = new MessageChannel();
  const { assets } = document.body.dataset;
  tables.postMessage({ start: { root, assets }, bots: between.port1 }, [between.port1]);
  bots.postMessage({ tables: between.port2 }, [between.port2]);
  return new Promise((resolve, reject) => {
    tables.onerror = reject;
    tables.onmessage = ({ data }) => {
      if (data.failed) reject(new Error(data.failed));
      if (data.loaded) {
        bar.removeAttribute("value");
        doing.textContent = words.starting ?? "";
      }
      if (data.ready) {
        answerNow(tables);
        resolve(data);
      }
    };
  });
}

// Where the frame is stands behind the # of our own address, so that loading anew comes back there.
async function firstPage() {
  const wished = location.hash.slice(1);
  const game = /^\/start\/([a-z-]+)$/.exec(wished)?.[1];
  if (!game) return root + (wished.startsWith("/") ? wished : "/");
  const request = { method: "POST", address: `${root}/play/${game}`, kind: "", body: new ArrayBuffer(0) };
  const { headers } = await ask(request);
  return new Map(headers).get("location") ?? `${root}/`;
}

frame.addEventListener("load", () => {
  const inside = frame.contentWindow;
  if (!inside?.location.pathname.startsWith(root)) return;
  const { pathname, search, hash } = inside.location;
  history.replaceState(null, "", `#${pathname.slice(root.length)}${search}${hash}`);
  document.title = inside.document.title;
  inside.document.addEventListener("click", (event) => {
    const wished = /** @type {Element} */ (event.target).closest?.("a[download]");
    if (!wished) return;
    event.preventDefault();
    save(/** @type {HTMLAnchorElement} */ (wished)).catch(fail);
  });
});

/**
 * Save a file that the tables make: browsers do not ask a service worker for what is to be saved.
 * @param {HTMLAnchorElement} wished
 */
async function save(wished) {
  const { pathname, search } = new URL(wished.href);
  const request = { method: "GET", address: pathname + search, kind: "", body: new ArrayBuffer(0) };
  const { headers, body } = await ask(request);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([body]));
  link.download = /filename="(.+)"/.exec(new Map(headers).get("content-disposition") ?? "")?.[1] ?? "game.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

try {
  const keeper = await startServiceWorker();
  const address = await startTables().then(firstPage);
  await askKeeper(keeper, "keep");
  frame.addEventListener(
    "load",
    () => {
      loading.hidden = true;
      frame.focus();
    },
    { once: true },
  );
  frame.hidden = false; // below what is shown while loading: a page without a size could not lay itself out
  frame.src = address;
} catch (error) {
  fail(error);
}
