import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Field } from "@yy/ui/fields/field";
import { holdFields } from "@yy/ui/fields/fieldContract";

/** Disables the address fields during a lookup, and remembers which one had the focus. */
export class LockedFields {
  readonly #widget: Element;
  readonly #patches: DomPatches;
  readonly #fields: readonly Field[];
  /** The fields that the page had not disabled itself. */
  readonly #locked: readonly Field[];
  readonly #stopHolding: () => void;
  readonly #focused: Field | undefined;
  readonly #focusAtStart: Element | null;

  constructor(widget: Element, fields: readonly Field[], patches: DomPatches) {
    this.#widget = widget;
    this.#fields = fields;
    this.#patches = patches;
    this.#focusAtStart = this.#activeElement;
    this.#focused = fields.find((field) => this.#hasFocus(field));
    this.#locked = fields.filter((field) => !field.matches(":disabled"));
    this.#stopHolding = holdFields(this.#locked);
    for (const field of fields) patches.set(field, "disabled", "");
  }

  /** Enables the fields that the page had not disabled itself. */
  unlock(): void {
    for (const field of this.#fields) this.#patches.unset(field, "disabled");
    this.#stopHolding();
  }

  /**
   * Whether we may move the focus: it is still where it was in the widget, or was lost because its
   * field was disabled. Visitors who have moved on, even back to the zipcode, would type into the
   * wrong field.
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

  /** Adds the fields that a form has left out because they are disabled here. */
  addTo(data: FormData): void {
    for (const field of this.#locked) if (field.name) data.append(field.name, field.value);
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
