// @ts-check
// What the page was given by the server: the table, and the sentences that it says.

/** @type {import("../server.d.ts").PageData} */
export const data = JSON.parse(document.getElementById("data")?.textContent ?? "{}");
