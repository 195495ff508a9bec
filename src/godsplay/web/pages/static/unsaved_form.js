// @ts-check
// What somebody has changed in a form, and not saved yet, outlasts that another form of the page is sent.
const KEY = "unsaved-form";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * @param {unknown} element
 * @returns {element is Field}
 */
const isField = (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** @param {Field} field */
const isChanged = (field) =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;

export class UnsavedForm {
  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.restore();
    for (const other of document.forms) {
      if (other !== form) other.addEventListener("submit", () => this.keep());
    }
  }

  // Keep it for the page that comes next.
  keep() {
    const changed = [...this.form.elements].filter(isField).filter(isChanged);
    if (!changed.length) return;
    sessionStorage.setItem(KEY, JSON.stringify(changed.map(({ name, value }) => [name, value])));
  }

  // Write it again, but for what was changed while the page was loading.
  restore() {
    /** @type {[string, string][]} */
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    sessionStorage.removeItem(KEY);
    for (const [name, value] of kept) {
      const field = this.form.elements.namedItem(name);
      if (isField(field) && !isChanged(field)) field.value = value;
    }
  }
}
