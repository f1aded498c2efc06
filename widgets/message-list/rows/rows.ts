import { canBeDeleted, parseMessageId } from "@yy/domain/inbox/messageId";
import { isDrawn } from "@yy/element/dom/isDrawn";
import { findPart, partSelector } from "@yy/element/dom/serverParts";

/** A message of the list in the server's markup. */
export interface MessageRow {
  readonly element: HTMLElement;
  /** The message's id, in the form `type$$$id`. */
  readonly id: string;
  /** The checkbox that selects it; undefined when it cannot be selected. */
  readonly checkbox: HTMLInputElement | undefined;
}

/** The list's rows, and those without a valid message id. */
export interface Rows {
  readonly messages: readonly MessageRow[];
  readonly wrong: readonly HTMLElement[];
}

export function readRows(list: HTMLElement): Rows {
  const messages: MessageRow[] = [];
  const wrong: HTMLElement[] = [];
  for (const element of rowElements(list)) {
    const id = element.dataset.messageId ?? "";
    if (parseMessageId(id)) messages.push({ element, id, checkbox: checkboxOf(element) });
    else wrong.push(element);
  }
  return { messages, wrong };
}

export function rowElements(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-message-id]")];
}

/** Returns the checkbox of a row, or of the part that selects all. */
export function checkboxOf(element: HTMLElement): HTMLInputElement | undefined {
  const checkbox = "input[type=checkbox]";
  if (element.matches(checkbox)) return element as HTMLInputElement;
  return element.querySelector<HTMLInputElement>(checkbox) ?? undefined;
}

/** Whether `data-read` is `""` or `true`. */
export function isRead({ dataset }: HTMLElement): boolean {
  return dataset.read === "" || dataset.read === "true";
}

export const isSelected = ({ checkbox }: MessageRow): boolean =>
  checkbox?.checked === true && !checkbox.disabled;

/** What the toolbar and the checkbox above the list show. */
export interface Selection {
  readonly selectable: readonly MessageRow[];
  readonly selected: readonly MessageRow[];
  /** The selected messages that are unread. */
  readonly unread: readonly MessageRow[];
  readonly deletable: readonly MessageRow[];
}

/** @param isLeaving whether the row is being deleted; then it no longer counts */
export function readSelection(
  rows: readonly MessageRow[],
  isLeaving: (id: string) => boolean,
): Selection {
  const staying = rows.filter((row) => !isLeaving(row.id) && !isHiddenInList(row));
  const selectable = staying.filter(({ checkbox }) => checkbox && !checkbox.disabled);
  const selected = selectable.filter(isSelected);
  return {
    selectable,
    selected,
    unread: selected.filter(({ element }) => !isRead(element)),
    deletable: selected.filter(({ id }) => canBeDeleted(id)),
  };
}

/**
 * Whether the page's own filter hides the row: a row that visitors cannot see is neither selected
 * nor deleted.
 */
function isHiddenInList({ element }: MessageRow): boolean {
  const list = element.closest(partSelector("messages"));
  return list !== null && isDrawn(list) && !isDrawn(element);
}

export function select(rows: readonly MessageRow[], selected: boolean): void {
  for (const { checkbox } of rows) if (checkbox) checkbox.checked = selected;
}

export const idsOf = (rows: readonly MessageRow[]): readonly string[] => [
  ...new Set(rows.map(({ id }) => id)),
];

/** The checkbox that selects all rows, if the page has one. */
export function selectAllOf(widget: HTMLElement): HTMLInputElement | undefined {
  const part = findPart(widget, "select-all");
  return part && checkboxOf(part);
}
