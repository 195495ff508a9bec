// @ts-check
// The rules: search in them, and contents that show where one is.

const SHORTEST = 2; // letters worth searching for
const WORD = /[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu;
const SEAM = /[-’']/g; // within a word

/** Fold letters so that "polish army" finds "Polish Army" and "Zolkiewski" finds "Żółkiewski". @param {string} text */
export const fold = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "L")
    .toLowerCase();

/** Whether a folded word begins with another; each half of "set-up" counts, and so does "setup". @param {string} word @param {string} wanted */
const begins = (word, wanted) => [word.replace(SEAM, ""), ...word.split(SEAM)].some((part) => part.startsWith(wanted));

/** The words that are looked for, folded. @param {string} wanted */
const sought = (wanted) => (fold(wanted).match(WORD) ?? []).map((word) => word.replace(SEAM, ""));

/** Whether a text has words that begin with every one that is looked for. @param {string} text @param {string} wanted */
export const matches = (text, wanted) => {
  const words = fold(text).match(WORD) ?? [];
  return sought(wanted).every((each) => words.some((word) => begins(word, each)));
};

/**
 * Hide the sections that lack what is looked for; those that are about it come first.
 * @param {string} wanted
 * @returns {number} how many are left
 */
export function search(wanted) {
  const asked = wanted.trim().length >= SHORTEST;
  let left = 0;
  for (const section of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#rules section"))) {
    const about = `${section.querySelector("h2, h3, h4")?.textContent} ${section.dataset.find ?? ""}`;
    section.hidden = asked && !matches(`${section.textContent} ${about}`, wanted);
    section.classList.toggle("about", asked && matches(about, wanted));
    if (!section.hidden) left += 1;
    link(section.id)?.closest("li")?.toggleAttribute("hidden", section.hidden);
  }
  document.getElementById("rules")?.classList.toggle("searched", asked);
  return asked ? left : -1;
}

/** Mark the words that are looked for, where a browser can. @param {string} wanted */
function mark(wanted) {
  if (!("highlights" in CSS)) return;
  const words = sought(wanted);
  const ranges = [];
  const texts = document.createTreeWalker(/** @type {Node} */ (document.getElementById("rules")), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const found of (text.nodeValue ?? "").matchAll(WORD)) {
      if (!words.some((each) => begins(fold(found[0]), each))) continue;
      const range = new Range();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      ranges.push(range);
    }
  CSS.highlights.set("sought", new Highlight(...ranges));
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
    mark(left < 0 ? "" : input.value);
    const sentence = left > 0 ? found.dataset.some?.replace("{}", String(left)) : found.dataset.none;
    found.textContent = left < 0 ? "" : (sentence ?? "");
    if (left > 0) document.getElementById("rules")?.scrollIntoView();
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
    mark("");
    found.textContent = "";
    target.scrollIntoView();
  });
  if (!narrow.matches) follow();
}

if (document.getElementById("rules")) begin();
