// @ts-check
// The worker that one game is reviewed in; it is ended from outside.
import { startPython } from "./python.js";

/** @param {{ python: import("./python.js").Parts, record: string }} wish */
async function review({ python, record }) {
  const reviews = (await startPython(python)).pyimport("godsplay.web.in_page.reviews");
  return reviews.review_record(record, (/** @type {number} */ done) => postMessage({ done }));
}

self.onmessage = ({ data }) =>
  review(data).then(
    (found) => postMessage({ found }),
    (error) => postMessage({ failed: String(error) }),
  );
