const SVG = "http://www.w3.org/2000/svg";

/** Finds the symbol with this id; the name may lack the prefix `icon-`. */
export function findSymbol(sprite: Element, name: string): Element | undefined {
  const symbols = [...sprite.querySelectorAll("symbol")];
  const bare = name.replace(/^icon-/, "");
  for (const id of [name, `icon-${bare}`, bare]) {
    const symbol = symbols.find((candidate) => candidate.id === id);
    if (symbol) return symbol;
  }
  return undefined;
}

/** Attributes that place a symbol and do not change its look. */
const placementAttributes = new Set(["id", "x", "y", "width", "height", "refX", "refY"]);

/**
 * Copies the symbol into an `<svg>`: in a shadow root, a reference like `#icon-heart` does not
 * reach the symbols of the page.
 */
export function drawSymbol(svg: SVGSVGElement, symbol: Element, sprite: Element): void {
  for (const { name, value } of symbol.attributes)
    if (!placementAttributes.has(name)) svg.setAttribute(name, value);
  const used = [...usedParts(symbol, sprite)];
  const shared = document.createElementNS(SVG, "defs");
  shared.append(...used.map((part) => part.cloneNode(true)));
  svg.replaceChildren(
    ...(used.length > 0 ? [shared] : []),
    ...[...symbol.childNodes].map((node) => node.cloneNode(true)),
  );
}

const url = /^#(.+)|url\(\s*["']?#([^"')]+)/;

/**
 * The elements that a drawing refers to elsewhere in the sprite, directly or through others:
 * gradients, masks, other symbols.
 */
function usedParts(drawing: Element, sprite: Element, found = new Set<Element>()): Set<Element> {
  for (const element of [drawing, ...drawing.querySelectorAll("*")])
    for (const { value } of element.attributes) {
      const [, linked, painted] = url.exec(value) ?? [];
      const id = linked ?? painted;
      const part = id && sprite.querySelector(`#${CSS.escape(id)}`);
      if (!part || drawing.contains(part) || found.has(part)) continue;
      found.add(part);
      usedParts(part, sprite, found);
    }
  return found;
}
