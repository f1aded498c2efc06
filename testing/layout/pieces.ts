import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone } from "./tree";

/** A visible piece of a page: a line of text, a control or a picture. */
export interface Piece {
  readonly element: Element;
  readonly kind: "text" | "control" | "picture";
  readonly box: DOMRect;
  /** The layer that it is drawn on: the page, or an element over the page. */
  readonly layer: Element;
}

const controls = "button, input, select, textarea, progress, meter, [role=combobox]";
const pictures = "img, video, iframe, [part~=placeholder]";
const overlays = ":popover-open, dialog[open], [role=listbox], [role=tooltip]";

/** The visible pieces below a root, without those that ancestors clip. */
export function piecesOf(root: ParentNode): Piece[] {
  return [...elementsOf(root)]
    .filter((element) => isDrawn(element) && !isForReadersAlone(element))
    .flatMap((element) => {
      const layer = layerOf(element);
      const piece = (kind: Piece["kind"]) => (box: DOMRect) =>
        isWithinFrames(box, element) ? [{ element, kind, box, layer }] : [];
      return [
        ...linesOf(element).flatMap(piece("text")),
        ...(element.matches(controls) ? piece("control")(element.getBoundingClientRect()) : []),
        ...(element.matches(pictures) ? piece("picture")(element.getBoundingClientRect()) : []),
      ];
    });
}

/** The boxes of the lines of an element's own text. */
function linesOf(element: Element): DOMRect[] {
  if (element.matches("script, style, select, option, textarea")) return [];
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    });
}

function layerOf(element: Element): Element {
  const isLayer = (each: Element) =>
    each.matches(overlays) || getComputedStyle(each).position === "fixed";
  return [...ancestorsOf(element)].find(isLayer) ?? document.documentElement;
}

/**
 * Whether a box is inside all frames around it; false for a piece that was scrolled or moved out.
 */
function isWithinFrames(box: DOMRect, element: Element): boolean {
  return [...ancestorsOf(element)].every((each) => {
    if (each === document.documentElement || each === document.body) return true;
    if (getComputedStyle(each).overflow === "visible") return true;
    const frame = each.getBoundingClientRect();
    return (
      box.right > frame.left &&
      box.left < frame.right &&
      box.bottom > frame.top &&
      box.top < frame.bottom
    );
  });
}
