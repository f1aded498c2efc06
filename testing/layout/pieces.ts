import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone } from "./tree";

/** Something that is seen for itself: a line of text, a control, a picture. */
export interface Piece {
  readonly element: Element;
  readonly kind: "text" | "control" | "picture";
  readonly box: DOMRect;
  /** What it is drawn on: the page, or what lies over the page. */
  readonly layer: Element;
}

const controls = "button, input, select, textarea, progress, meter, [role=combobox]";
const pictures = "img, video, iframe, [part~=placeholder]";
const overlays = ":popover-open, dialog[open], [role=listbox], [role=tooltip]";

/** What can be seen below a root, without what its ancestors cut off. */
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

/** The boxes of the lines of its own text. */
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

/** False for what has been scrolled, or moved, out of a frame around it. */
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
