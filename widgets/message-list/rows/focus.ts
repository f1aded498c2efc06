import { findPart } from "@yy/element/dom/serverParts";
import { isRetryFocused } from "@yy/ui/remote/index";
import type { ListStage } from "./ListStage";
import type { MessageRow } from "./rows";

const takesFocus = "a[href], button:not([disabled]), [tabindex]";

/**
 * Moves the focus before these rows disappear, if it is in one of them or on a control that
 * disappears with them: to the row after that one, or after the first of them; else to the row
 * before; else to the list.
 */
export function leaveRows(widget: HTMLElement, stage: ListStage, leaving: readonly MessageRow[]) {
  const { activeElement } = document;
  const focused = leaving.find(({ element }) => element.contains(activeElement));
  const origin = focused ?? (isOnControl(widget) ? leaving[0] : undefined);
  if (!origin) return;
  const rows = stage.rows().filter(({ id }) => !stage.isLeaving(id));
  const at = rows.findIndex(({ element }) => element === origin.element);
  const stays = ({ id }: MessageRow) => !leaving.some((row) => row.id === id);
  const next = rows.slice(at).find(stays) ?? rows.slice(0, at).findLast(stays);
  if (!next || !focusRow(next)) focusList(stage);
}

/**
 * Moves the focus from the control that marks as read, which disappears, to the first of the rows.
 * The control beside it deletes, and visitors may press a key twice.
 */
export function leaveReadControl(
  widget: HTMLElement,
  stage: ListStage,
  [first]: readonly MessageRow[],
) {
  const isOnIt = findPart(widget, "read")?.contains(document.activeElement) === true;
  if (isOnIt && first && !focusRow(first)) focusList(stage);
}

/**
 * Moves the focus to the list, if it is in the list or on a control that disappears with its rows.
 */
export function leaveList(widget: HTMLElement, stage: ListStage): void {
  if (stage.list.contains(document.activeElement) || isOnControl(widget)) focusList(stage);
}

/** Keeps the focus on the list during a change that replaces the list. */
export function keepOnList(stage: ListStage, change: () => void): void {
  const wasOnIt = stage.list.contains(document.activeElement);
  change();
  if (wasOnIt && !stage.list.contains(document.activeElement)) focusList(stage);
}

/** Moves the focus from the retry button, which disappears after a success. */
export function leaveRetry(widget: HTMLElement, stage: ListStage): void {
  if (isRetryFocused(widget)) focusList(stage);
}

function isOnControl(widget: HTMLElement): boolean {
  const toolbar = findPart(widget, "toolbar");
  return toolbar?.contains(document.activeElement) === true || isRetryFocused(widget);
}

/** Focuses the list itself, with a `tabindex` that is removed when the focus leaves it. */
function focusList({ list, patches }: ListStage): void {
  if (!list.hasAttribute("tabindex") && patches) {
    patches.set(list, "tabindex", "-1");
    list.addEventListener("blur", () => patches.unset(list, "tabindex"), { once: true });
  }
  list.focus({ preventScroll: true });
}

function focusRow({ element, checkbox }: MessageRow): boolean {
  const target = checkbox ?? element.querySelector<HTMLElement>(takesFocus);
  target?.focus();
  return target !== undefined && target === document.activeElement;
}
