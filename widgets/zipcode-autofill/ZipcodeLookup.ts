import {
  addressOf,
  cleanZipcode,
  type FoundAddress,
  shouldLookUp,
} from "@yy/domain/address/address";
import { isRequestError } from "@yy/domain/errors";
import { isPreview, type PropsOf } from "@yy/element";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Widget } from "@yy/element/widget/Widget";
import { lookUpZipcode } from "@yy/http/api/zipcodes";
import { formRoot } from "@yy/page/formRoot";
import { keepLeft, leftNameOf, takeLeft } from "@yy/page/leftValues";
import { memberOf } from "@yy/page/memberOf";
import { onLeft } from "@yy/page/moments";
import { onReset } from "@yy/ui/fields/field";
import { addressField, addressFieldsOf, firstEmptyField } from "./addressFields";
import { CityChoice, type Place } from "./CityChoice";
import { LockedFields } from "./LockedFields";
import type { LookupMemory } from "./LookupMemory";
import type { Address, schema } from "./schema";
import { unsettle } from "./settledValues";
import { writeAddress } from "./writeAddress";
import { ZipcodeWarning } from "./ZipcodeWarning";

/** The fields and functions of the widget that a lookup uses. */
interface LookupContext {
  readonly widget: Widget<typeof schema>;
  readonly zipcode: HTMLInputElement;
  readonly patches: DomPatches;
  readonly memory: LookupMemory;
  /** Returns the attributes as they are now. */
  readonly props: () => PropsOf<typeof schema>;
  /** Makes screen readers say a text. */
  readonly announce: (text: string) => void;
}

/** A lookup under way. */
interface Lookup {
  readonly zipcode: string;
  readonly locked: LockedFields;
  readonly request: AbortController;
}

/** What is said of an unknown zipcode. A page that has the former name means that one. */
export const notFoundText = (props: PropsOf<typeof schema>): string =>
  props.warning ?? props.notFoundText;

/**
 * Looks up the zipcode when the focus leaves its field, and writes the address (README, When it
 * looks up).
 */
export class ZipcodeLookup {
  readonly #context: LookupContext;
  readonly #warning: ZipcodeWarning;
  readonly #city: CityChoice;
  readonly #end = new AbortController();
  readonly #stopReset: () => void;
  #current: Lookup | undefined;
  #deferTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(context: LookupContext) {
    this.#context = context;
    const { zipcode, patches, memory, widget } = context;
    this.#warning = new ZipcodeWarning(zipcode, patches);
    this.#city = new CityChoice(patches, (error) => {
      memory.aborted();
      widget.report(error);
    });

    const { signal } = this.#end;
    zipcode.addEventListener("input", this.#typed, { signal });
    zipcode.addEventListener("change", this.#left, { signal });
    zipcode.addEventListener("blur", this.#blurred, { signal });
    // The listener captures, so that it runs before other code reads the form: no field may be
    // missing because we have disabled it. It is on the form, so that it runs after that of a
    // `yy-form`, which may postpone the submit until the lookup has ended.
    const { form } = zipcode;
    if (form)
      memberOf(form, "addEventListener")("submit", this.#submitted, { signal, capture: true });
    formRoot(zipcode).addEventListener("formdata", this.#collected, { signal, capture: true });
    onLeft(
      () => {
        keepLeft(leftNameOf("zipcode", zipcode), { zipcode: this.#cleaned, ...this.#city.listed });
        this.#stop();
      },
      { signal },
    );
    this.#stopReset = onReset(zipcode, (form) => form === zipcode.form, this.#reset);

    this.#restoreCity();
    if (memory.failed?.zipcode === this.#cleaned) this.#warn(memory.failed.isUnknown);
    else if (!zipcode.matches(":focus")) this.#left();
  }

  end(): void {
    this.#stop();
    this.#warning.end();
    this.#city.revert();
    this.#end.abort();
    this.#stopReset();
  }

  get #cleaned(): string {
    return cleanZipcode(this.#context.zipcode.value);
  }

  /**
   * Chooses the city again after the visitor has come back to the page: the browser restores all
   * fields except a city list whose options we have loaded.
   */
  #restoreCity(): void {
    const { widget, zipcode, props } = this.#context;
    const { zipcode: left, state, city } = Object(takeLeft(leftNameOf("zipcode", zipcode)));
    const field = addressField(widget.element, "city");
    if (!field || left !== this.#cleaned || typeof state !== "string" || typeof city !== "string")
      return;
    const place: Place = { state, city };
    const stateField = addressField(widget.element, "state");
    this.#city.choose(field, place, stateField, props().placeholder);
  }

  readonly #typed = (): void => {
    this.#forgetIfChanged();
    // A script or the browser has filled the field in: no blur will follow.
    if (!this.#context.zipcode.matches(":focus")) this.#left();
  };

  readonly #left = (): void => this.#defer(() => this.#lookUpIfNew());

  /**
   * Looks up unless the field has the focus again: the result would move the focus while the
   * visitor types.
   */
  readonly #blurred = (): void =>
    this.#defer(() => {
      if (!this.#context.zipcode.matches(":focus")) this.#lookUpIfNew();
    });

  /** Waits until the focus has moved: disabling the next field before that would lose the focus. */
  #defer(then: () => void): void {
    this.#forgetIfChanged();
    clearTimeout(this.#deferTimer);
    this.#deferTimer = setTimeout(then);
  }

  /** Removes the warning and aborts the lookup of a zipcode that the field contains no longer. */
  #forgetIfChanged(): void {
    const { memory } = this.#context;
    if (memory.failed !== undefined && memory.failed.zipcode !== this.#cleaned) {
      memory.forget();
      this.#warning.hide();
      this.#context.announce("");
    }
    if (this.#current && this.#current.zipcode !== this.#cleaned) this.#stop();
  }

  readonly #submitted = ({ target }: Event): void => {
    if (target === this.#context.zipcode.form) this.#stop();
  };

  /**
   * Adds the fields that we have disabled, which `new FormData(form)` and `form.submit()` leave
   * out. The lookup goes on, because most code only reads the form this way.
   */
  readonly #collected = ({ target, formData }: FormDataEvent): void => {
    if (target === this.#context.zipcode.form) this.#current?.locked.addTo(formData);
  };

  readonly #reset = (): void => {
    const { memory, announce, widget } = this.#context;
    this.#stop();
    this.#city.reset();
    for (const field of addressFieldsOf(widget.element)) unsettle(field);
    this.#warning.hide();
    memory.reset(this.#cleaned);
    announce("");
  };

  #lookUpIfNew(): void {
    const { memory, props, widget } = this.#context;
    const { autocomplete, lookup } = props();
    const zipcode = this.#cleaned;
    if (!autocomplete || isPreview() || !shouldLookUp(lookup, zipcode, memory.last)) return;
    this.#lookUp(zipcode).catch(widget.report);
  }

  async #lookUp(zipcode: string): Promise<void> {
    this.#stop();
    const { widget, patches, memory, announce } = this.#context;
    const locked = new LockedFields(widget.element, addressFieldsOf(widget.element), patches);
    const lookup: Lookup = { zipcode, locked, request: new AbortController() };
    this.#current = lookup;
    memory.started(zipcode);
    announce("");
    widget.toggleState("loading", true);
    try {
      const answer = await lookUpZipcode(zipcode, { signal: lookup.request.signal });
      if (this.#current === lookup) this.#fill(lookup, addressOf(answer));
    } catch (error) {
      if (this.#current === lookup) this.#fail(lookup, error);
    }
  }

  #fill(lookup: Lookup, found: FoundAddress): void {
    const { widget, props, memory, announce } = this.#context;
    const { element } = widget;
    const { locked } = lookup;
    const movesFocus = locked.ownsFocus;
    // Enable first: a widget that loads the cities disables the list again when the state changes.
    this.#finish(lookup);
    this.#warning.hide();
    memory.found();

    writeAddress(element, found, (city) =>
      this.#city.choose(city, found, addressField(element, "state"), props().placeholder),
    );
    if (movesFocus) moveFocus(element, locked);
    announce(props().filledText);
    widget.emit("yy:address-filled", { address: this.#address(lookup, found) });
  }

  #address({ zipcode }: Lookup, found: FoundAddress): Address {
    const { element } = this.#context.widget;
    return {
      zipcode: zipcode.replace(/\D/g, ""),
      ...found,
      number: addressField(element, "number")?.value ?? "",
      complement: addressField(element, "complement")?.value ?? "",
    };
  }

  #fail(lookup: Lookup, error: unknown): void {
    const { widget, memory } = this.#context;
    const { locked, zipcode } = lookup;
    this.#finish(lookup);
    writeAddress(widget.element, undefined, () => undefined);
    locked.returnFocus();
    const status = statusOf(error);
    const isUnknown = status === 404;
    memory.failedWith({ zipcode, isUnknown });
    this.#warn(isUnknown, true);
    widget.emit("yy:address-failed", { zipcode, status });
    // An unknown zipcode is a typing error, and is not reported.
    if (!isUnknown) widget.report(error);
  }

  #warn(isUnknown: boolean, isNew = false): void {
    const { props, announce } = this.#context;
    const text = isUnknown ? notFoundText(props()) : props().failedText;
    const isShown = isUnknown ? this.#warning.show(text) : this.#warning.say(text);
    if (isNew && isShown) announce(text);
  }

  /** Aborts the lookup, or the list of its cities; its zipcode can be looked up again. */
  #stop(): void {
    clearTimeout(this.#deferTimer);
    if (this.#city.isListing) this.#context.memory.aborted();
    this.#city.stop();
    const lookup = this.#current;
    if (!lookup) return;
    this.#finish(lookup);
    this.#context.memory.aborted();
    lookup.locked.returnFocus();
    lookup.request.abort();
  }

  #finish({ locked }: Lookup): void {
    this.#current = undefined;
    locked.unlock();
    this.#context.widget.toggleState("loading", false);
  }
}

function moveFocus(widget: Element, locked: LockedFields): void {
  const next = firstEmptyField(widget);
  if (next) next.focus();
  else locked.returnFocus();
}

function statusOf(error: unknown): number {
  return isRequestError(error) ? error.status : 0;
}
