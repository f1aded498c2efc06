import { ConfigError, ElementError } from "@yy/domain/errors";
import { completeCents } from "@yy/domain/forms/money";
import { validatePrice } from "@yy/domain/prices/priceAmount";
import { amountOf, newPrice, type Price } from "@yy/domain/prices/priceReducer";
import { memberOf } from "@yy/page/memberOf";
import { amountText } from "@yy/ui/fields/amountText";

export const itemSelector = "[data-part=item]";

/** One item of the list: the server's form, and its price. */
export class PriceItem {
  readonly form: HTMLFormElement;
  readonly id: string;
  /** Only the store writes it. */
  price: Price;

  /**
   * @throws ConfigError without `data-item-id`
   * @throws ElementError without its two fields, or when it is no form
   */
  constructor(item: Element, tag: string) {
    const id = itemIdOf(item);
    if (!id)
      throw new ConfigError(`${tag}: data-item-id is required on every item`, {
        code: "YY-126",
        attribute: "data-item-id",
      });
    if (!(item instanceof HTMLFormElement))
      throw new ElementError(`${tag}: item ${id} must be a <form>`, {
        code: "YY-202",
        part: "item",
      });
    this.form = item;
    this.id = id;
    for (const part of ["price", "hidden-price"])
      if (!(partOf(item, part) instanceof HTMLInputElement))
        throw new ElementError(`${tag}: item ${id} needs an <input data-part="${part}">`, {
          code: "YY-201",
          part,
        });
    const stored = this.#takeServersPrice();
    this.complete();
    this.price = newPrice(this.field.value, stored);
  }

  /** The field the visitor types into. */
  get field(): HTMLInputElement {
    return partOf(this.form, "price") as HTMLInputElement;
  }

  /** The field that is submitted. */
  get hidden(): HTMLInputElement | null {
    return partOf(this.form, "hidden-price") as HTMLInputElement | null;
  }

  /** Adds missing cents to the field's text, unless it has the focus: there the mask does so. */
  complete(): void {
    const { field } = this;
    const text = amountText(field, completeCents(field.value));
    if (field.value !== text && document.activeElement !== field) field.value = text;
  }

  /** Whether the form now belongs to another product. */
  get isOutdated(): boolean {
    return itemIdOf(this.form) !== this.id;
  }

  /** Removes what was typed for this item from the fields; the form is now another product's. */
  clearFields(): void {
    const { field, hidden, price } = this;
    field.value = field.defaultValue;
    if (hidden && hidden.value === amountOf(price)?.toFixed(2)) hidden.value = "";
  }

  /**
   * The price in the server's markup, in reais. If only the hidden field has it, it is written into
   * the visible one.
   */
  #takeServersPrice(): number | undefined {
    const { field, hidden } = this;
    const shown = field.defaultValue;
    // The hidden price counts only when the field is empty: otherwise it may be ours, from a copy
    // of the page.
    const sent = shown === "" && field.value === "" ? (hidden?.value ?? "") : shown;
    if (field.value === "" && shown === "") field.value = amountText(field, completeCents(sent));
    const price = validatePrice(sent);
    return price.kind === "price" ? price.amount : undefined;
  }
}

/**
 * The product's id. It identifies the item, because a morph of the page may give its form to
 * another product.
 */
function itemIdOf(item: Element): string | undefined {
  return memberOf(item, "getAttribute")("data-item-id")?.trim();
}

function partOf(form: Element, part: string): Element | null {
  return memberOf(form, "querySelector")(`[data-part="${part}"]`);
}
