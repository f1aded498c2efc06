import { ConfigError, ElementError } from "@yy/domain/errors";
import { completeCents } from "@yy/domain/forms/money";
import { type PriceFacts, type PriceState, priceState } from "@yy/domain/prices/priceState";
import { type PriceValidity, validatePrice } from "@yy/domain/prices/validatePrice";
import { memberOf } from "@yy/element/dom/memberOf";

type Known = { -readonly [Fact in keyof PriceFacts]: PriceFacts[Fact] };

/** One item of the list: the server's form, and what is known of its price. */
export class PriceItem {
  readonly form: HTMLFormElement;
  readonly id: string;
  readonly known: Known = { isSaving: false, wasSaved: false };
  validity: PriceValidity = { kind: "empty" };
  state: PriceState = "untouched";
  /** Its form has been sent, and there is no answer yet. */
  isSending = false;
  /** The server's words for a price it refused. */
  serverError = "";

  /**
   * @throws ConfigError without `data-item-id`
   * @throws ElementError without its two fields, or when it is no form
   */
  constructor(item: Element, tag: string) {
    const id = memberOf(item, "getAttribute")("data-item-id")?.trim();
    if (!id) throw new ConfigError(`${tag}: data-item-id is required on every item`);
    if (!(item instanceof HTMLFormElement))
      throw new ElementError(`${tag}: item ${id} must be a <form>`, "item");
    this.form = item;
    this.id = id;
    for (const part of ["price", "hidden-price"])
      if (!(partOf(item, part) instanceof HTMLInputElement))
        throw new ElementError(`${tag}: item ${id} needs an <input data-part="${part}">`, part);
    this.#learnServersPrice();
    this.validate();
  }

  /** The field the visitor types into. */
  get field(): HTMLInputElement {
    return partOf(this.form, "price") as HTMLInputElement;
  }

  /** The field that is submitted. */
  get hidden(): HTMLInputElement | null {
    return partOf(this.form, "hidden-price") as HTMLInputElement | null;
  }

  /** The price in reais, if the field holds one. */
  get price(): number | undefined {
    return this.validity.kind === "price" ? this.validity.amount : undefined;
  }

  /** Whether a mask would leave the text what it is: it knows neither words nor a minus. */
  get isMaskable(): boolean {
    if (this.validity.kind !== "refused") return true;
    return this.validity.reason === "notPositive" && !this.field.value.includes("-");
  }

  /** Looks at the field again; what is submitted keeps in step with it. */
  validate(): void {
    this.validity = validatePrice(this.field.value);
    this.state = priceState(this.validity, this.known);
    const raw = this.price?.toFixed(2) ?? "";
    const { hidden } = this;
    if (hidden && hidden.value !== raw) hidden.value = raw;
  }

  #learnServersPrice(): void {
    const { field, hidden } = this;
    const shown = field.defaultValue;
    // A hidden price counts beside an empty field alone: beside a filled one it may be ours, copied with the page.
    const sent = shown === "" && field.value === "" ? (hidden?.value ?? "") : shown;
    if (field.value === "" && shown === "") field.value = completeCents(sent);
    const price = validatePrice(sent);
    if (price.kind === "price") this.known.savedPrice = price.amount;
  }
}

function partOf(form: Element, part: string): Element | null {
  return memberOf(form, "querySelector")(`[data-part="${part}"]`);
}
