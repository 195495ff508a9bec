// @ts-check
// When the server has got newer scripts than the page, the page is loaded anew, as soon as nothing is lost by it.

import { report } from "./notices.js";
import { say } from "./text.js";

const RELOADED = "reloaded-for"; // what a tab remembers, lest it reload again and again where servers differ

export class Upgrade {
  offered = false;

  /**
   * @param {{ version: string, isIdle: () => boolean, offer: () => void, reload: () => void }} page
   */
  constructor({ version, isIdle, offer, reload }) {
    this.version = version;
    this.isIdle = isIdle; // whether nothing is half done or half written
    this.offer = offer;
    this.reload = reload;
  }

  /**
   * Compare with what the server has.
   * @param {string} version
   */
  check(version) {
    if (version === this.version) return;
    if (this.isIdle() && sessionStorage.getItem(RELOADED) !== version) {
      sessionStorage.setItem(RELOADED, version);
      this.reload();
    } else if (!this.offered) {
      this.offered = true;
      this.offer();
    }
  }
}

export function offerReload() {
  report({
    message: say("upgrade"),
    lasting: true,
    button: { text: say("reload"), press: () => location.reload() },
  });
}
