import type { DomPatches } from "@yy/element/dom/DomPatches";
import { findPart } from "@yy/element/dom/serverParts";
import { type MessageRow, readRows, rowElements } from "./rows";

export type ActionKind = "read" | "delete";

/** The rows of a list, and what is under way with them. It outlives the widget for as long as that takes. */
export class ListStage {
  /** Tells that something else is to be shown. */
  readonly changed: () => void;
  /** Ids of messages whose action the server has not answered. */
  readonly pending = { read: new Set<string>(), delete: new Set<string>() };
  /** By which the markup shows it; undefined while the page is not ours to write. */
  patches: DomPatches | undefined;
  readonly #widget: HTMLElement;
  #list: HTMLElement | undefined;
  /** What the server has accepted since rows were asked for, which therefore may not know of it. */
  #settled = new Map<string, ActionKind>();

  constructor(widget: HTMLElement, changed: () => void) {
    this.#widget = widget;
    this.changed = changed;
  }

  /** What holds the rows: a script of the page may put another in its place. */
  get list(): HTMLElement {
    this.#list = findPart(this.#widget, "messages") ?? this.#list;
    return this.#list ?? this.#widget;
  }

  readonly rows = (): readonly MessageRow[] => readRows(this.list).messages;

  readonly isLeaving = (id: string): boolean => this.pending.delete.has(id);

  get elements(): readonly HTMLElement[] {
    return rowElements(this.list);
  }

  /** The rows of messages that are being deleted, out of sight until that is over. */
  get leaving(): readonly HTMLElement[] {
    return this.elements.filter(({ dataset }) => this.isLeaving(dataset.messageId ?? ""));
  }

  /** The server has accepted: from now on it is in the page's own markup. */
  setResult(kind: ActionKind, ids: readonly string[]): void {
    for (const id of ids) {
      this.pending[kind].delete(id);
      this.#settled.set(id, kind);
    }
    this.#write((id) => (ids.includes(id) ? kind : undefined));
  }

  /** Rows are asked for. */
  askedForRows(): void {
    this.#settled = new Map();
  }

  /** Rows have come: they are brought up to what has been accepted since they were asked for. */
  gotRows(): void {
    this.#write((id) => this.#settled.get(id));
  }

  #write(done: (id: string) => ActionKind | undefined): void {
    for (const { element, id } of this.rows()) {
      const kind = done(id);
      if (kind === "delete") element.remove();
      if (kind !== "read") continue;
      this.patches?.unset(element, "data-read");
      element.setAttribute("data-read", "true");
    }
  }
}
