import { isBefore } from "@yy/page/documentOrder";
import type { Field } from "./field";
import { elementOf } from "./fieldAnchor";
import { boxOf } from "./fieldRows";
import { isUnmoved } from "./lines";
import { placesAround, type Spot, spotsOf } from "./messageSpots";

/** Message → the field that it is about, and the radios or checkboxes that share its name. */
const groups = new WeakMap<Element, readonly [Field, readonly Field[]]>();

/** In a narrower message each word would have a line of its own. */
const minWidthEm = 8;

/**
 * Inserts a message where it moves no column beside its field, and lets it use the margin that is
 * there.
 */
export function placeMessage(note: HTMLElement, field: Field, group: readonly Field[]): void {
  groups.set(note, [field, group]);
  note.remove();
  note.removeAttribute("style");
  const places = placesAround(group);
  const [spot, alternative] = spotsOf(group);
  if (spot && !spot.line && !alternative && !places) {
    putAfter(spot.after, note, field);
    fitSoon(note);
  } else placeInRow(note, field, group, places);
  placeAgain(note.nextElementSibling);
}

/** Tries the spots of a message until one of them moves nothing that stands beside its field. */
function placeInRow(
  note: HTMLElement,
  field: Field,
  group: readonly Field[],
  places: (() => number[]) | undefined,
): void {
  const { style } = note;
  const before = places?.();
  let width = 0;
  for (const spot of spotsOf(group)) {
    const previous = putAfter(spot.after, note, field);
    const margin = spot.line ? 0 : roomBelow(previous, field);
    style.marginBlockStart = style.paddingInline = style.minInlineSize = "";
    style.gridColumn = spot.line ? "1 / -1" : "";
    style.flex = spot.line ? "none" : "";
    style.alignSelf = spot.line ? "start" : "";
    const minWidth = minWidthOf(note);
    if (spot.column) indent(note, elementOf(group), spot.column, minWidth);
    // Both are read together, and before anything is written: each layout of a long form takes
    // time.
    const { clientWidth, offsetHeight } = note;
    const room = spot.line ? roomBelowLine(note, spot.line) : Math.min(margin, offsetHeight);
    width = fit(note, room, clientWidth, minWidth);
    // A message that is not rendered has no size yet.
    if (clientWidth === 0) break;
    if (clientWidth >= minWidth && (!places || !before || isUnmoved(before, places()))) break;
  }
  followWidth(note, width);
}

/**
 * Messages that were inserted where nothing stands beside their fields, and are not measured yet.
 */
const unfitted = new Set<HTMLElement>();

/**
 * Measures all messages of one task together: with a layout for each, the time would grow with the
 * square of the form's length.
 */
function fitSoon(note: HTMLElement): void {
  if (unfitted.size === 0) queueMicrotask(fitAll);
  unfitted.add(note);
}

function fitAll(): void {
  const measured = [...unfitted].map((note) => {
    const [field] = groups.get(note) ?? [];
    const { previousElementSibling: previous, clientWidth, offsetHeight } = note;
    const margin = previous && field ? roomBelow(previous, field) : 0;
    const room = Math.min(margin, offsetHeight);
    return { note, room, clientWidth, minWidth: minWidthOf(note) };
  });
  unfitted.clear();
  for (const { note, room, clientWidth, minWidth } of measured)
    followWidth(note, fit(note, room, clientWidth, minWidth));
}

/**
 * Moves the message up into the free room above it, and gives it its minimum width. Returns the
 * width in px.
 */
function fit({ style }: HTMLElement, room: number, width: number, minWidth: number): number {
  if (room > 0) style.marginBlockStart = `${-room}px`;
  if (width === 0 || width >= minWidth) return width;
  style.minInlineSize = `${minWidth}px`;
  return minWidth;
}

/** The minimum width of the message in px. */
function minWidthOf(note: Element): number {
  return minWidthEm * Number.parseFloat(getComputedStyle(note).fontSize);
}

function followWidth(note: Element, width: number): void {
  resizes ??= new ResizeObserver(placeResized);
  // A second `observe` of the same element would call back again.
  if (!widths.has(note)) resizes.observe(note);
  widths.set(note, width);
}

/**
 * Moves a message that is on the page to where it belongs now; does nothing for any other element.
 */
export function placeAgain(note: Element | null | undefined): void {
  const [field, group] = (note && groups.get(note)) ?? [];
  if (note instanceof HTMLElement && note.isConnected && field && group)
    placeMessage(note, field, group);
}

/** The widgets' message that the field's `aria-describedby` refers to, if there is one. */
export function messageOf(field: Field): Element | undefined {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return (
    ids.map((id) => root.getElementById?.(id)).find((note) => note && groups.has(note)) ?? undefined
  );
}

/**
 * Places a message again when its width changes: with the page, or when the form comes to be
 * rendered. A `ResizeObserver` holds removed elements weakly, so nothing has to be cleaned up.
 */
let resizes: ResizeObserver | undefined;
const widths = new WeakMap<Element, number>();

function placeResized(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries)
    if (Math.abs(target.clientWidth - (widths.get(target) ?? 0)) > 1) placeAgain(target);
}

/**
 * Indents the message, which is as wide as the row, to the width of its column, or to its minimum
 * width where the column is narrower.
 */
function indent(note: HTMLElement, element: Element, column: Element, minWidth: number): void {
  const [all, field, cell] = [note.getBoundingClientRect(), boxOf(element), boxOf(column)];
  const isLeftToRight = getComputedStyle(note).direction === "ltr";
  const before = isLeftToRight ? field.left - all.left : all.right - field.left - field.width;
  const start = Math.max(0, Math.min(before, all.width - 2 * minWidth));
  const width = isLeftToRight
    ? cell.left + cell.width - field.left
    : field.left + field.width - cell.left;
  const end = Math.max(0, all.width - start - Math.max(width, minWidth));
  note.style.paddingInline = `${start}px ${end}px`;
}

/**
 * Inserts the note after the anchor and the messages of earlier fields; returns what precedes it.
 */
function putAfter(anchor: Element, note: HTMLElement, field: Field): Element {
  let last = anchor;
  for (
    let next = last.nextElementSibling;
    next && isOfFieldBefore(next, field);
    next = last.nextElementSibling
  )
    last = next;
  last.after(note);
  return last;
}

function isOfFieldBefore(note: Element, field: Field): boolean {
  const [other] = groups.get(note) ?? [];
  return other !== undefined && other !== field && isBefore(other, field);
}

/** The margin below the field in px, which the message may fill. */
function roomBelow(anchor: Element, field: Field): number {
  const style = getComputedStyle(anchor);
  // A widget with `display: contents` has no margin; its field has.
  const { marginBlockEnd } = style.display === "contents" ? getComputedStyle(field) : style;
  return Number.parseFloat(marginBlockEnd) || 0;
}

/**
 * The free room in px above this message: up to the content of the columns of its line, and up to
 * the messages that already stand below that line.
 */
function roomBelowLine(note: Element, line: NonNullable<Spot["line"]>): number {
  const { left, right } = contentBox(note);
  let bottom = Math.max(
    // The box of a label includes the margin of its field; the content does not.
    ...line.map((cell) => (cell.localName === "label" ? contentBox(cell) : boxOf(cell)).bottom),
  );
  for (let other = note.previousElementSibling; other && groups.has(other); ) {
    const text = contentBox(other);
    if (text.left < right && text.right > left) bottom = Math.max(bottom, text.bottom);
    other = other.previousElementSibling;
  }
  return Math.max(0, note.getBoundingClientRect().top - bottom);
}

function contentBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
