// @ts-check
// What somebody has changed in a form, and not saved yet, outlasts that another form of the page is sent.
const KEY = "unsaved-form";

/** @param {HTMLFormElement} form */
const written = (form) => new URLSearchParams(/** @type {[string, string][]} */ ([...new FormData(form)])).toString();

export class UnsavedForm {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.saved = written(form);
    this.restore();
    for (const other of document.forms) {
      if (other !== form) other.addEventListener("submit", () => this.keep());
    }
  }

  // Keep it for the page that comes next.
  keep() {
    const now = written(this.form);
    if (now !== this.saved) sessionStorage.setItem(KEY, now);
  }

  restore() {
    const kept = new URLSearchParams(sessionStorage.getItem(KEY) ?? "");
    sessionStorage.removeItem(KEY);
    for (const [name, value] of kept) {
      const field = this.form.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }
}
