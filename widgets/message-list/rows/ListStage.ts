import type { DomPatches } from "@yy/element/dom/DomPatches";
import { findPart } from "@yy/element/dom/serverParts";
import { type MessageRow, readRows, rowElements } from "./rows";

export type ActionKind = "read" | "delete";

/**
 * The rows of a list and the requests about them. It outlives the widget until the requests have
 * ended.
 */
export class ListStage {
  /** Draws the list again. */
  readonly changed: () => void;
  /** Ids of messages whose action the server has not answered yet. */
  readonly pending = { read: new Set<string>(), delete: new Set<string>() };
  /** Patches of the markup; undefined while they are reverted, as during a snapshot. */
  patches: DomPatches | undefined;
  readonly #widget: HTMLElement;
  #list: HTMLElement | undefined;
  /**
   * Actions that the server has accepted since rows were requested, which may not contain them yet.
   */
  #accepted = new Map<string, ActionKind>();

  constructor(widget: HTMLElement, changed: () => void) {
    this.#widget = widget;
    this.changed = changed;
  }

  /**
   * The element with the rows. It is looked up each time, because a script of the page may replace
   * it.
   */
  get list(): HTMLElement {
    this.#list = findPart(this.#widget, "messages") ?? this.#list;
    return this.#list ?? this.#widget;
  }

  readonly rows = (): readonly MessageRow[] => readRows(this.list).messages;

  readonly isLeaving = (id: string): boolean => this.pending.delete.has(id);

  get elements(): readonly HTMLElement[] {
    return rowElements(this.list);
  }

  /** The rows of messages that are being deleted; they are hidden until that has ended. */
  get leaving(): readonly HTMLElement[] {
    return this.elements.filter(({ dataset }) => this.isLeaving(dataset.messageId ?? ""));
  }

  /** Call when the server has accepted an action: writes it into the page's markup. */
  setResult(kind: ActionKind, ids: readonly string[]): void {
    for (const id of ids) {
      this.pending[kind].delete(id);
      this.#accepted.set(id, kind);
    }
    this.#write((id) => (ids.includes(id) ? kind : undefined));
  }

  /** Call when rows are requested. */
  askedForRows(): void {
    this.#accepted = new Map();
  }

  /** Call when rows have arrived: applies the actions accepted since they were requested. */
  gotRows(): void {
    this.#write((id) => this.#accepted.get(id));
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
