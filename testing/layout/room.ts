import { type Piece, piecesOf } from "./pieces";
import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "./tree";

/** The box of a line is higher than its letters by this, in px. */
const leading = 4;
const rounding = 1;

/** Texts and controls that overlap each other, and pictures that do. */
export function overlaps(root: ParentNode): string[] {
  const pieces = piecesOf(root);
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${nameOf(one.element)} over ${nameOf(other.element)}`),
  );
}

function isOver(one: Piece, other: Piece): boolean {
  if (one.layer !== other.layer) return false;
  // Text on a picture is intended.
  if ((one.kind === "picture") !== (other.kind === "picture")) return false;
  // A badge overlaps the corner of its element.
  if (one.element.matches("[part=badge]") || other.element.matches("[part=badge]")) return false;
  if (one.element === other.element || isInside(one, other) || isInside(other, one)) return false;
  const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
  const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
  return across > rounding && down > leading;
}

const isInside = (inner: Piece, outer: Piece) =>
  [...ancestorsOf(inner.element)].includes(outer.element);

/** Boxes whose content overflows visibly. */
export function burstBoxes(root: ParentNode): string[] {
  return [...elementsOf(root)].flatMap((element) => {
    if (!isDrawn(element) || isForReadersAlone(element)) return [];
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (display === "inline" || display === "contents" || element.hidden) return [];
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isBurst =
      (overflowX === "visible" && scrollWidth > clientWidth + rounding) ||
      (overflowY === "visible" && scrollHeight > clientHeight + leading);
    return isBurst && !isInFrame(element) && !hasOnlyOverlays(element)
      ? [`${scrollWidth}×${scrollHeight} in ${clientWidth}×${clientHeight}: ${nameOf(element)}`]
      : [];
  });
}

function isInFrame(element: Element): boolean {
  const [, parent] = ancestorsOf(element);
  return parent !== undefined && getComputedStyle(parent).overflowX !== "visible";
}

/** Whether only elements out of the flow, over a corner, overflow the box. */
function hasOnlyOverlays(element: HTMLElement): boolean {
  const frame = element.getBoundingClientRect();
  const outside = [...elementsOf(element.shadowRoot ?? element)].filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return (
      isDrawn(each) &&
      (left < frame.left - rounding ||
        right > frame.right + rounding ||
        top < frame.top - leading ||
        bottom > frame.bottom + leading)
    );
  });
  return (
    outside.length > 0 && outside.every((each) => getComputedStyle(each).position === "absolute")
  );
}

/** Lines that cross the round corners of their box. */
export function crossedCorners(root: ParentNode): string[] {
  return piecesOf(root)
    .filter(({ kind, element, box }) => {
      const ground = kind === "text" && [...ancestorsOf(element)].slice(0, 3).find(isFilledOrEdged);
      return ground && !isInRound(box, ground);
    })
    .map(({ element }) => nameOf(element));
}

function isFilledOrEdged(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
  const isEdged = borderTopWidth !== "0px" && borderBottomWidth !== "0px";
  return isEdged || backgroundColor !== "rgba(0, 0, 0, 0)";
}

function isInRound(line: DOMRect, ground: Element): boolean {
  const { left, right, top, bottom, width, height } = ground.getBoundingClientRect();
  const asked = Number.parseFloat(getComputedStyle(ground).borderStartStartRadius);
  const radius = Math.min(asked, width / 2, height / 2);
  const beyond = (at: number, from: number, to: number) => Math.max(from - at, 0, at - to);
  return [line.left + rounding, line.right - rounding].every((x) =>
    [line.top + leading, line.bottom - leading].every((y) => {
      const across = beyond(x, left + radius, right - radius);
      const down = beyond(y, top + radius, bottom - radius);
      // A point outside the box does not count.
      if (across > radius || down > radius) return true;
      return Math.hypot(across, down) <= radius + rounding;
    }),
  );
}

/** Boxes that have to be scrolled sideways to read a single piece in them. */
export function sidewaysScrollers(root: ParentNode): string[] {
  const pieces = piecesOf(root);
  return [...elementsOf(root)]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      return (
        isDrawn(element) &&
        (overflowX === "auto" || overflowX === "scroll") &&
        !element.matches("input, textarea, select") &&
        element.scrollWidth > element.clientWidth + rounding
      );
    })
    .filter((element) =>
      pieces.some(
        ({ element: inner, box }) =>
          box.width > element.clientWidth + rounding && [...ancestorsOf(inner)].includes(element),
      ),
    )
    .map(nameOf);
}
