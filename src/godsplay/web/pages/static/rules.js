// @ts-check
// The rules: search in them, and contents that show where one is.

const SHORTEST = 2; // letters worth searching for

/** Fold letters so that "polish army" finds "Polish Army" and "Zolkiewski" finds "Żółkiewski". @param {string} text */
export const fold = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase();

/** Whether a text has every word that is looked for. @param {string} text @param {string} wanted */
export const matches = (text, wanted) => {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
};

/** Hide the sections that lack what is looked for. @param {string} wanted @returns {number} how many are left */
export function search(wanted) {
  const sections = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#rules section")]);
  const asked = wanted.trim().length >= SHORTEST;
  let left = 0;
  for (const section of sections) {
    section.hidden = asked && !matches(section.textContent ?? "", wanted);
    if (!section.hidden) left += 1;
    link(section.id)?.closest("li")?.toggleAttribute("hidden", section.hidden);
  }
  return asked ? left : -1;
}

/** @param {string} anchor */
const link = (anchor) => document.querySelector(`#contents a[href="#${anchor}"]`);

function follow() {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        for (const each of document.querySelectorAll("#contents a[aria-current]")) each.removeAttribute("aria-current");
        const current = link(entry.target.id);
        current?.setAttribute("aria-current", "true");
        if (current?.closest("nav")?.matches(":not(:hover)")) current.scrollIntoView({ block: "nearest" });
      }
    },
    { rootMargin: "0px 0px -75% 0px" },
  );
  for (const section of document.querySelectorAll("#rules section")) seen.observe(section);
}

function begin() {
  const input = /** @type {HTMLInputElement} */ (document.getElementById("search"));
  const found = /** @type {HTMLElement} */ (document.getElementById("found"));
  const contents = /** @type {HTMLDetailsElement} */ (document.getElementById("contents"));
  const narrow = matchMedia("(max-width: 760px)");
  contents.open = !narrow.matches;
  input.addEventListener("input", () => {
    const left = search(input.value);
    const sentence = left > 0 ? found.dataset.some?.replace("{}", String(left)) : found.dataset.none;
    found.textContent = left < 0 ? "" : (sentence ?? "");
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
  // A link to a rule that the search has hidden, or out of contents that cover a small screen, leads there all the same.
  addEventListener("hashchange", () => {
    if (narrow.matches) contents.open = false;
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.hidden) return;
    input.value = "";
    search("");
    found.textContent = "";
    target.scrollIntoView();
  });
  if (!narrow.matches) follow();
}

if (document.getElementById("rules")) begin();
