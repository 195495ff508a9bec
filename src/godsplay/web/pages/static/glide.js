// Pieces that keep their name travel from where they were to where they are; rings turn.
const GLIDE = 350;
const TURN = 500;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Where every named piece stands, in the coordinates of the picture.
export function places(svg) {
  const found = new Map();
  if (!svg) return found;
  for (const piece of svg.querySelectorAll("[data-piece]")) {
    found.set(piece.dataset.piece, { matrix: toRoot(svg, piece), angle: angle(piece) });
  }
  return found;
}

function toRoot(svg, node) {
  const own = node.getCTM();
  const root = svg.getCTM?.() ?? svg.getScreenCTM();
  if (!own) return null;
  // The root's own matrix holds size and zoom, which are no business of the pieces.
  return root ? root.inverse().multiply(own) : own;
}

function angle(node) {
  const turned = /^rotate\(\s*(-?[\d.]+)/.exec(node.getAttribute("transform") ?? "");
  return turned ? Number(turned[1]) : null;
}

export function glide(svg, before) {
  if (still() || !before.size) return;
  for (const piece of svg.querySelectorAll("[data-piece]")) {
    const old = before.get(piece.dataset.piece);
    if (!old) appear(piece);
    else if (old.angle !== null && angle(piece) !== null) turn(piece, old.angle);
    else if (old.matrix) travel(svg, piece, old.matrix);
  }
}

// The journeys that are under way in a picture, each as a promise; what glows and pulses travels nowhere.
export function travelling(svg) {
  const moving = svg?.getAnimations({ subtree: true }) ?? [];
  return moving.filter((animation) => !(animation instanceof CSSAnimation)).map((animation) => animation.finished);
}

function appear(piece) {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: GLIDE, easing: "ease-out" });
}

function travel(svg, piece, old) {
  const now = toRoot(svg, piece);
  if (!now) return;
  if (Math.hypot(now.e - old.e, now.f - old.f) < 0.5 && Math.abs(now.a - old.a) + Math.abs(now.b - old.b) < 0.01) return;
  const parent = toRoot(svg, piece.parentNode);
  const start = parent.inverse().multiply(old);
  const end = parent.inverse().multiply(now);
  const css = (m) => `matrix(${m.a},${m.b},${m.c},${m.d},${m.e},${m.f})`;
  piece.animate([{ transform: css(start) }, { transform: css(end) }], { duration: GLIDE, easing: "ease-out" });
}

// The short way round; the turning point stays as the picture has it.
function turn(piece, old) {
  const [, now, x = 0, y = 0] = /^rotate\(\s*(-?[\d.]+)(?:[ ,]+(-?[\d.]+)[ ,]+(-?[\d.]+))?/
    .exec(piece.getAttribute("transform"))
    .map((part) => (part === undefined ? undefined : Number(part)));
  const way = ((((old - now) % 360) + 540) % 360) - 180;
  if (Math.abs(way) < 0.1) return;
  const css = (degrees) => `translate(${x}px,${y}px) rotate(${degrees}deg) translate(${-x}px,${-y}px)`;
  piece.animate([{ transform: css(now + way) }, { transform: css(now) }], { duration: TURN, easing: "ease-in-out" });
}
