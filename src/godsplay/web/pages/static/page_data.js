// @ts-check
// What the page was given by the server: the table, and the sentences that it says.

/** @type {import("../server.d.ts").PageData} */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}");

/**
 * Return the address of one of our own pages.
 * @param {string} path
 */
export const link = (path) => (data.root ?? "") + path;
