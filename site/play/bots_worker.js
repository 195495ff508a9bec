// @ts-check
// The worker that the bots think in, one decision after the other.
import { startPython } from "./python.js";

/** @param {MessagePort} tables brings Python first, then questions */
function serve(tables) {
  /** @type {Promise<any>} */
  let started;
  tables.onmessage = async ({ data }) => {
    if (data.python) {
      started = startPython(data.python).then((python) => python.pyimport("godsplay.web.in_page.bots"));
      return;
    }
    const { id, level, record, seat, chance } = data;
    try {
      const bots = await started;
      tables.postMessage({ id, move: bots.think(level, record, seat, chance) });
    } catch (error) {
      tables.postMessage({ id, failed: String(error) });
    }
  };
}

self.onmessage = ({ data }) => serve(data.tables);
