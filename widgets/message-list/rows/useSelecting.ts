import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { useEffect } from "react";
import { type MessageRow, readSelection, type Selection, select, selectAllOf } from "./rows";

interface Selecting {
  readonly rows: () => readonly MessageRow[];
  readonly isLeaving: (id: string) => boolean;
  /** Called when the visitor has changed the selection. */
  readonly changed: (selection: Selection) => void;
}

/**
 * Selects by the checkboxes of the rows, by the checkbox above them, and from row to row with the
 * Shift key. The checkbox above selects all rows unless all are selected.
 */
export function useSelecting(selecting: Selecting): void {
  const { element } = useWidget();
  const latest = useLatest(selecting);

  useEffect(() => {
    let last: HTMLInputElement | undefined;

    const change = ({ target }: Event) => {
      const { rows, isLeaving, changed } = latest.current;
      const before = readSelection(rows(), isLeaving);
      const rowOf = before.selectable.find(({ checkbox }) => checkbox === target);
      if (target === selectAllOf(element)) {
        // The browser has already changed this checkbox, which says nothing about the rows.
        select(before.selectable, before.selected.length < before.selectable.length);
      } else if (!rowOf) return;
      last = rowOf?.checkbox;
      changed(readSelection(rows(), isLeaving));
    };

    const extend = ({ target, shiftKey }: MouseEvent) => {
      if (!shiftKey || !last || !(target instanceof HTMLInputElement)) return;
      const { rows, isLeaving } = latest.current;
      const { selectable } = readSelection(rows(), isLeaving);
      const ends = [last, target].map((end) =>
        selectable.findIndex(({ checkbox }) => checkbox === end),
      );
      if (ends.includes(-1)) return;
      select(selectable.slice(Math.min(...ends), Math.max(...ends) + 1), target.checked);
    };

    element.addEventListener("change", change);
    element.addEventListener("click", extend);
    return () => {
      element.removeEventListener("change", change);
      element.removeEventListener("click", extend);
    };
  }, [element, latest]);
}
