// @ts-check
// Light or dark: what the system says, unless somebody has chosen.
const root = document.documentElement;
const chosen = localStorage.getItem("theme");
if (chosen) root.dataset.theme = chosen;

document.addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    if (button instanceof HTMLElement) button.hidden = false;
    button.addEventListener("click", () => {
      const dark = root.dataset.theme
        ? root.dataset.theme === "dark"
        : matchMedia("(prefers-color-scheme: dark)").matches;
      root.dataset.theme = dark ? "light" : "dark";
      localStorage.setItem("theme", root.dataset.theme);
    });
  }
});
