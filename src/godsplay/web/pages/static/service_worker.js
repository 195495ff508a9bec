// @ts-check
// What a browser does when it is told of a turn while no page is open: show it, and open the table when it is touched.

/** @type {any} */
const worker = self;
const ICON = new URL("./icon-192.png", worker.location.href).href;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, icon: ICON, data: { link } }));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.link, worker.location.href)));
});

/**
 * Go to the page that shows an address, or open one; at this server, whatever its name is in the link.
 * @param {URL} link
 */
async function open(link) {
  const address = new URL(link.pathname, worker.location.origin).href;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((/** @type {any} */ page) => page.url.split("#")[0] === address);
  return there ? there.focus() : worker.clients.openWindow(address);
}
