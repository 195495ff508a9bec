// @ts-check
// The page of notices: this browser's own part of it, push messages and the time zone.
import { UnsavedForm } from "./unsaved_form.js";

/** @type {{ root: string, key: string, endpoints: string[] }} */
const given = JSON.parse(document.getElementById("data")?.textContent ?? "{}");
const button = document.getElementById("push-add");
const status = document.getElementById("push-status");
const BYTES = /** @type {const} */ ({ "-": "+", _: "/" });

/** @param {"here" | "denied" | "unable" | "failed" | ""} how */
function report(how) {
  if (status) status.textContent = how && (status.dataset[how] ?? "");
}

/** @param {string} text as the web writes bytes */
function bytesOf(text) {
  const plain = text.replace(/[-_]/g, (letter) => BYTES[/** @type {"-" | "_"} */ (letter)]);
  return Uint8Array.from(atob(plain), (letter) => letter.charCodeAt(0));
}

/** @param {ServiceWorkerRegistration} worker */
async function subscribe(worker) {
  const old = await worker.pushManager.getSubscription();
  if (old && !given.endpoints.includes(old.endpoint)) await old.unsubscribe(); // perhaps for another key
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(given.key) });
}

async function add() {
  if ((await Notification.requestPermission()) !== "granted") return report("denied");
  try {
    await navigator.serviceWorker.register(`${given.root}/service-worker.js`);
    const subscription = await subscribe(await navigator.serviceWorker.ready);
    const body = JSON.stringify(subscription);
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${given.root}/notices/push`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error((await answer.json()).error);
    unsaved?.keep();
    location.reload();
  } catch (error) {
    report("failed");
    status?.append(` ${error instanceof Error ? error.message : error}`);
  }
}

// Whether this browser is one of those that are told.
async function look() {
  const worker = await navigator.serviceWorker.getRegistration(`${given.root}/`);
  const subscription = await worker?.pushManager.getSubscription();
  return Boolean(subscription && given.endpoints.includes(subscription.endpoint));
}

if (button instanceof HTMLButtonElement && "serviceWorker" in navigator && "PushManager" in window) {
  report("");
  button.disabled = false;
  button.addEventListener("click", add);
  look().then((here) => {
    if (!here) return;
    button.disabled = true;
    report("here");
  });
}

const zone = document.getElementById("zone");
if (zone instanceof HTMLSelectElement && zone.form?.dataset.new !== undefined) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if ([...zone.options].some((option) => option.value === timeZone)) zone.value = timeZone;
}

const settings = document.getElementById("when-form");
const unsaved = settings instanceof HTMLFormElement ? new UnsavedForm(settings) : null;
