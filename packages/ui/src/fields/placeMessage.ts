import { isBefore } from "@yy/page/documentOrder";
import type { Field } from "./field";
import { elementOf } from "./fieldAnchor";
import { boxOf } from "./fieldRows";
import { isUnmoved } from "./lines";
import { placesAround, type Spot, spotsOf } from "./messageSpots";

/** Message → the field it is about, and the fields of its name. */
const groups = new WeakMap<Element, readonly [Field, readonly Field[]]>();

/** Width of a message in em, below which its words stand one below the other. */
const readable = 8;

/** Inserts a message where it moves no column beside its field, in the room that is there. */
export function placeMessage(note: HTMLElement, field: Field, group: readonly Field[]): void {
  groups.set(note, [field, group]);
  note.remove();
  note.removeAttribute("style");
  const places = placesAround(group);
  const [spot, another] = spotsOf(group);
  if (spot && !spot.line && !another && !places) {
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
    // Read together, and before anything is written: in a long form each layout takes a while.
    const { clientWidth, offsetHeight } = note;
    const room = spot.line ? roomBelowLine(note, spot.line) : Math.min(margin, offsetHeight);
    width = fit(note, room, clientWidth, minWidth);
    // Where it is not drawn, there is nothing to measure yet.
    if (clientWidth === 0) break;
    if (clientWidth >= minWidth && (!places || !before || isUnmoved(before, places()))) break;
  }
  followWidth(note, width);
}

/** Messages with nothing beside their fields, whose room is not measured yet. */
const unfitted = new Set<HTMLElement>();

/**
 * All that are shown together are measured together: a layout for each would take the square of the
 * form's length.
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
 * Moves the message up into the room above it, and keeps its words apart. Returns its width in px.
 */
function fit({ style }: HTMLElement, room: number, width: number, minWidth: number): number {
  if (room > 0) style.marginBlockStart = `${-room}px`;
  if (width === 0 || width >= minWidth) return width;
  style.minInlineSize = `${minWidth}px`;
  return minWidth;
}

/** The least width of the message, in px. */
function minWidthOf(note: Element): number {
  return readable * Number.parseFloat(getComputedStyle(note).fontSize);
}

function followWidth(note: Element, width: number): void {
  resizes ??= new ResizeObserver(placeResized);
  // Only once: a second `observe` would call back again.
  if (!widths.has(note)) resizes.observe(note);
  widths.set(note, width);
}

/** Places a message that is on the page again; does nothing for any other element. */
export function placeAgain(note: Element | null | undefined): void {
  const [field, group] = (note && groups.get(note)) ?? [];
  if (note instanceof HTMLElement && note.isConnected && field && group)
    placeMessage(note, field, group);
}

/** The message that the field names, if there is one of ours. */
export function messageOf(field: Field): Element | undefined {
  const root = field.getRootNode() as Document | ShadowRoot;
  const ids = (field.getAttribute("aria-describedby") ?? "").split(/\s+/).filter(Boolean);
  return (
    ids.map((id) => root.getElementById?.(id)).find((note) => note && groups.has(note)) ?? undefined
  );
}

/**
 * Columns change with the width of the page, or come to be drawn. Nothing is left of it when the
 * messages are gone.
 */
let resizes: ResizeObserver | undefined;
const widths = new WeakMap<Element, number>();

function placeResized(entries: readonly ResizeObserverEntry[]): void {
  for (const { target } of entries)
    if (Math.abs(target.clientWidth - (widths.get(target) ?? 0)) > 1) placeAgain(target);
}

/**
 * Gives the message, which has all the width, that of its column alone; more where its words would
 * have no room.
 */
function indent(note: HTMLElement, element: Element, column: Element, minWidth: number): void {
  const [all, field, cell] = [note.getBoundingClientRect(), boxOf(element), boxOf(column)];
  const isLeft = getComputedStyle(note).direction === "ltr";
  const before = isLeft ? field.left - all.left : all.right - field.left - field.width;
  const start = Math.max(0, Math.min(before, all.width - 2 * minWidth));
  const width = isLeft ? cell.left + cell.width - field.left : field.left + field.width - cell.left;
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
  // A widget without a box of its own.
  const { marginBlockEnd } = style.display === "contents" ? getComputedStyle(field) : style;
  return Number.parseFloat(marginBlockEnd) || 0;
}

/**
 * The room in px between what the columns of a line hold, and the messages below it, and this
 * message.
 */
function roomBelowLine(note: Element, line: NonNullable<Spot["line"]>): number {
  const { left, right } = contents(note);
  let bottom = Math.max(
    // The margin of a field is in its label.
    ...line.map((cell) => (cell.localName === "label" ? contents(cell) : boxOf(cell)).bottom),
  );
  for (let other = note.previousElementSibling; other && groups.has(other); ) {
    const text = contents(other);
    if (text.left < right && text.right > left) bottom = Math.max(bottom, text.bottom);
    other = other.previousElementSibling;
  }
  return Math.max(0, note.getBoundingClientRect().top - bottom);
}

function contents(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}
