import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "@yy/ui/fields/field";
import { holdFields } from "@yy/ui/fields/fieldContract";

/** The address fields during a lookup: disables them, and keeps their values and which one had the focus. */
export class LockedFields {
  readonly #widget: Element;
  readonly #patches: DomPatches;
  /** Field → its value when the lookup began. */
  readonly #values = new Map<Field, string>();
  readonly #stopHolding: () => void;
  readonly #focused: Field | undefined;
  readonly #focusAtStart: Element | null;

  constructor(widget: Element, fields: readonly Field[], patches: DomPatches) {
    this.#widget = widget;
    this.#patches = patches;
    this.#focusAtStart = this.#activeElement;
    this.#focused = fields.find((field) => this.#hasFocus(field));
    this.#stopHolding = holdFields(fields.filter((field) => !field.matches(":disabled")));
    for (const field of fields) {
      this.#values.set(field, field.value);
      patches.set(field, "disabled", "");
    }
  }

  /** Whether the found value may be written: the field has not changed since, or is empty. */
  canWrite(field: Field): boolean {
    return field.value === this.#values.get(field) || field.value.trim() === "";
  }

  /** Enables the fields that the page had not disabled itself. */
  unlock(): void {
    for (const field of this.#values.keys()) this.#patches.unset(field, "disabled");
    this.#stopHolding();
  }

  /**
   * Whether the focus is still where it was in the widget, or was lost because its field was disabled. If it moved when
   * the visitor has gone on, even back to the zipcode, they would type into the wrong field.
   */
  get ownsFocus(): boolean {
    const active = this.#activeElement;
    if (this.#lostFocus) return true;
    return active !== null && active === this.#focusAtStart && this.#widget.contains(active);
  }

  /** Focuses the field that lost the focus, unless the visitor has moved on. */
  returnFocus(): void {
    if (this.#lostFocus) this.#focused?.focus();
  }

  /** Adds the fields that a form left out because they were disabled. Call it after `unlock`. */
  addTo(data: FormData): void {
    for (const field of this.#values.keys())
      if (field.name && !field.matches(":disabled")) data.append(field.name, field.value);
  }

  get #lostFocus(): boolean {
    const active = this.#activeElement;
    return (
      this.#focused !== undefined &&
      (active === null || active === document.body || active === this.#focused)
    );
  }

  /** A control that replaces the field may have the focus, inside a shadow root. */
  #hasFocus(field: Field): boolean {
    const active = this.#activeElement;
    if (active === field) return true;
    return active?.shadowRoot != null && active !== this.#widget && active.contains(field);
  }

  get #activeElement(): Element | null {
    return (this.#widget.getRootNode() as Document | ShadowRoot).activeElement;
  }
}
