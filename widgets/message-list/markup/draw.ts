import type { DomPatches } from "@yy/element/dom/DomPatches";
import { findPart } from "@yy/element/dom/serverParts";
import { checkboxOf, type Rows, type Selection, selectAllOf } from "../rows/rows";
import { markChoice } from "./filter";

/** The state of the list that the markup shows. */
export interface Picture {
  readonly rows: Rows;
  readonly selection: Selection;
  /** Ids of messages that are being marked as read, and of messages that are being deleted. */
  readonly reading: ReadonlySet<string>;
  readonly leaving: ReadonlySet<string>;
  readonly loading: boolean;
  readonly empty: boolean;
  /** The type of the messages shown, or of those being loaded. */
  readonly type: string;
}

/** Writes the state into the markup where that differs. */
export function draw(
  patches: DomPatches,
  widget: HTMLElement,
  list: HTMLElement,
  picture: Picture,
): void {
  const { selection, loading, empty, type } = picture;
  drawRows(patches, picture);
  if (loading) patches.set(list, "aria-busy", "true");
  else patches.unset(list, "aria-busy");
  const show = (part: string, shown: boolean) => {
    const element = findPart(widget, part);
    if (element) patches.set(element, "hidden", shown ? null : "");
  };
  show("toolbar", selection.selected.length > 0);
  show("read", selection.unread.length > 0);
  show("delete", selection.deletable.length > 0);
  show("empty", empty);
  markChoice(patches, widget, type);
  drawSelectAll(patches, widget, selection);
}

function drawRows(patches: DomPatches, { rows, reading, leaving, loading }: Picture): void {
  const mark = (element: HTMLElement, attribute: string, value: string | undefined) => {
    if (value === undefined) patches.unset(element, attribute);
    else patches.set(element, attribute, value);
  };
  for (const { element, id } of rows.messages) {
    mark(element, "data-read", reading.has(id) ? "true" : undefined);
    mark(element, "inert", loading || leaving.has(id) ? "" : undefined);
  }
  for (const element of rows.wrong) {
    const checkbox = checkboxOf(element);
    if (checkbox) patches.set(checkbox, "disabled", "");
  }
}

function drawSelectAll(
  patches: DomPatches,
  widget: HTMLElement,
  { selectable, selected }: Selection,
): void {
  const selectAll = selectAllOf(widget);
  if (!selectAll) return;
  selectAll.checked = selectable.length > 0 && selected.length === selectable.length;
  selectAll.indeterminate = selected.length > 0 && selected.length < selectable.length;
  if (selectable.length === 0) patches.set(selectAll, "disabled", "");
  else patches.unset(selectAll, "disabled");
}
