// Measures the texts of pictures: which are too small, and which reach beyond what they stand on.
//
// A text stands on the shape that was painted last below the point where it begins (or below its middle or its end, as
// it is anchored): its plate. It may not reach beyond that, nor beyond the sheet that its layer belongs to.
({ pictures, outlines, figures, smallest, smallestFigure, tolerance }) => {
  const CAPITALS = 0.66; // the height of capitals and figures, as a part of the letters' size
  const DESCENDERS = 0.2;
  const TRANSPARENT = "rgba(0, 0, 0, 0)";
  const LEAST_OPACITY = 0.3; // what glows or shades is nothing to stand on
  const DESCENDING = /[gjpqyąęşţțķļņQ,;()§]/;

  /** Returns the upright rectangle around a box that a matrix has moved. */
  function around(box, matrix) {
    const corners = [0, 1, 2, 3].map((corner) =>
      new DOMPoint(box.x + (corner & 1) * box.width, box.y + (corner >> 1) * box.height).matrixTransform(matrix),
    );
    const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** Returns how far a rectangle reaches beyond another one. */
  function beyond(inner, outer) {
    const across = Math.max(outer.left - inner.left, inner.right - outer.right);
    return Math.max(across, outer.top - inner.top, inner.bottom - outer.bottom);
  }

  /** Lists what texts can stand on, in the order in which it is painted: all that is filled, and named outlines. */
  function shapesOf(root) {
    const visible = [...root.querySelectorAll("rect, circle, ellipse, path, polygon")].filter((each) => {
      const style = getComputedStyle(each);
      const filled = style.fill !== "none" && style.fill !== TRANSPARENT && style.fillOpacity > LEAST_OPACITY;
      return filled || (style.stroke !== "none" && each.matches(outlines));
    });
    return visible.map((shape) => {
      const [box, matrix] = [shape.getBBox(), shape.getScreenCTM()];
      return { shape, box, matrix, screen: around(box, matrix) };
    });
  }

  /** Returns the box of the letters themselves; that of a text has room for descenders that it may not have. */
  function lettersOf(text, em, style) {
    const line = text.getBBox();
    const base = text.getStartPositionOfChar(0).y;
    const below = DESCENDING.test(text.textContent) ? DESCENDERS * em : 0;
    const width = line.width - (Number.parseFloat(style.letterSpacing) || 0);
    return { x: line.x, width, y: base - CAPITALS * em, height: CAPITALS * em + below };
  }

  /** Finds what lies under a text. */
  function plateUnder(text, letters, matrix, style, shapes) {
    const along = { start: 0.5, middle: letters.width / 2, end: letters.width - 0.5 }[style.textAnchor];
    const point = new DOMPoint(letters.x + along, letters.y + letters.height / 2).matrixTransform(matrix);
    const holding = shapes.filter(
      ({ shape, screen: { left, right, top, bottom }, matrix: own }) =>
        left <= point.x && point.x <= right && top <= point.y && point.y <= bottom &&
        text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING &&
        shape.isPointInFill(point.matrixTransform(own.inverse())), // those that are turned fill less than their box
    );
    return holding.at(-1);
  }

  function measure(text, shapes, sheets, origin, scale, scales) {
    const style = getComputedStyle(text);
    const words = text.textContent.trim();
    if (!words || style.display === "none" || style.visibility === "hidden") return [];
    const matrix = text.getScreenCTM();
    const zoom = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const ems = [text, ...text.querySelectorAll("tspan")].map((each) =>
      Number.parseFloat(getComputedStyle(each).fontSize),
    );
    const em = Math.min(...ems);
    const layer = text.closest("[data-layer]")?.dataset.layer ?? "";
    const shown = (scales?.[layer] ?? scale) / scale; // sheets below the board have a scale of their own
    const about = { layer, words, style: text.getAttribute("class") ?? "", size: em * zoom * shown, units: (em * zoom) / scale };
    const needed = text.matches(figures) ? smallestFigure : smallest;
    const found = about.size < needed - 0.005 ? [{ ...about, kind: "small", by: needed }] : [];
    if (text.querySelector("textPath")) return found;
    const letters = lettersOf(text, em, style);
    const under = plateUnder(text, letters, matrix, style, shapes);
    if (under) {
      const plate = around(under.box, matrix.inverse().multiply(under.matrix));
      const over = beyond(around(letters, new DOMMatrix()), plate) * zoom;
      if (over > tolerance) found.push({ ...about, kind: "wide", by: over, plate: under.shape.getAttribute("class") });
    }
    if (sheets[layer]) {
      const over = beyond(around(letters, matrix), around(sheets[layer], origin));
      if (over > tolerance) found.push({ ...about, kind: "outside", by: over, plate: "its sheet" });
    }
    return found;
  }

  return pictures.map(({ svg, scale, scales, sheets }) => {
    document.body.innerHTML = svg;
    const root = document.body.firstElementChild;
    const { width, height } = root.viewBox.baseVal;
    Object.assign(root.style, { width: `${width * scale}px`, height: `${height * scale}px`, display: "block" });
    const texts = [...root.querySelectorAll("text")].filter((each) => !each.closest("[data-measured]"));
    const shapes = texts.length ? shapesOf(root) : [];
    const origin = root.getScreenCTM();
    return texts.flatMap((each) => measure(each, shapes, sheets, origin, scale, scales));
  });
}
