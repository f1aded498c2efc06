import { addressOf, type FoundAddress } from "@yy/domain/address/addressOf";
import { cleanZipcode } from "@yy/domain/address/cleanZipcode";
import { shouldLookUp } from "@yy/domain/address/shouldLookUp";
import { isRequestError } from "@yy/domain/errors";
import { isPreview, type PropsOf } from "@yy/element";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import type { Widget } from "@yy/element/widget/Widget";
import { lookUpZipcode } from "@yy/http/api/zipcodes";
import { formRoot } from "@yy/page/formRoot";
import { keepLeft, takeLeft } from "@yy/page/leftValues";
import { memberOf } from "@yy/page/memberOf";
import { onLeft } from "@yy/page/moments";
import { onReset } from "@yy/ui/fields/field";
import { addressField, addressFieldsOf, firstEmptyField } from "./addressFields";
import { CityChoice, type Place } from "./CityChoice";
import { LockedFields } from "./LockedFields";
import type { FailedLookup, LookupMemory } from "./LookupMemory";
import type { Address, schema } from "./schema";
import { unsettle } from "./settledValues";
import { writeAddress } from "./writeAddress";
import { ZipcodeWarning } from "./ZipcodeWarning";

interface Surroundings {
  readonly widget: Widget<typeof schema>;
  readonly zipcode: HTMLInputElement;
  readonly patches: DomPatches;
  readonly memory: LookupMemory;
  readonly settings: { readonly current: PropsOf<typeof schema> };
  readonly announce: (text: string) => void;
}

/** A lookup under way. */
interface Lookup {
  readonly asked: string;
  readonly locked: LockedFields;
  readonly end: AbortController;
}

/**
 * Looks up the zipcode when the focus leaves its field, and writes the address (README, When it
 * looks up).
 */
export class ZipcodeLookup {
  readonly #around: Surroundings;
  readonly #warning: ZipcodeWarning;
  readonly #city: CityChoice;
  readonly #end = new AbortController();
  readonly #stopReset: () => void;
  #current: Lookup | undefined;
  #deferTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    const { zipcode, patches, memory, widget } = around;
    this.#warning = new ZipcodeWarning(zipcode, patches);
    this.#city = new CityChoice(patches, widget.report);

    const { signal } = this.#end;
    zipcode.addEventListener("input", this.#typed, { signal });
    zipcode.addEventListener("change", this.#left, { signal });
    zipcode.addEventListener("blur", this.#blurred, { signal });
    // Capturing, before anything else reads the form: no field may be missing because it is
    // disabled here. At the form, after a `yy-form`, which may put the submit off until the lookup
    // has ended.
    const { form } = zipcode;
    if (form)
      memberOf(form, "addEventListener")("submit", this.#submitted, { signal, capture: true });
    formRoot(zipcode).addEventListener("formdata", this.#collected, { signal, capture: true });
    onLeft(
      () => {
        keepLeft(nameOf(zipcode), { zipcode: this.#cleaned, ...this.#city.listed });
        this.#stop();
      },
      { signal },
    );
    this.#stopReset = onReset(zipcode, (form) => form === zipcode.form, this.#reset);

    this.#restoreCity();
    if (memory.failed?.zipcode === this.#cleaned) this.#warn(memory.failed);
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
    return cleanZipcode(this.#around.zipcode.value);
  }

  /**
   * Where the visitor comes back to the page, the browser has restored all but a city whose options
   * we had listed.
   */
  #restoreCity(): void {
    const { widget, zipcode, settings } = this.#around;
    const { zipcode: left, state, city } = Object(takeLeft(nameOf(zipcode)));
    const field = addressField(widget.element, "city");
    if (!field || left !== this.#cleaned || typeof state !== "string" || typeof city !== "string")
      return;
    const place: Place = { state, city };
    this.#city.choose(
      field,
      place,
      addressField(widget.element, "state"),
      settings.current.placeholder,
    );
  }

  readonly #typed = (): void => {
    this.#forgetIfChanged();
    // Filled by a script or the browser: there will be no blur.
    if (!this.#around.zipcode.matches(":focus")) this.#left();
  };

  readonly #left = (): void => this.#defer(() => this.#lookUpIfNew());

  /**
   * Not if the field has the focus again: the result would move the focus while the visitor types.
   */
  readonly #blurred = (): void =>
    this.#defer(() => {
      if (!this.#around.zipcode.matches(":focus")) this.#lookUpIfNew();
    });

  /** Runs after the focus has moved: disabling the next field before that would lose the focus. */
  #defer(then: () => void): void {
    this.#forgetIfChanged();
    clearTimeout(this.#deferTimer);
    this.#deferTimer = setTimeout(then);
  }

  /** Removes a warning, and aborts a lookup, of another zipcode than the field contains now. */
  #forgetIfChanged(): void {
    const { memory } = this.#around;
    if (memory.failed !== undefined && memory.failed.zipcode !== this.#cleaned) {
      memory.failed = undefined;
      memory.last = undefined;
      this.#warning.hide();
      this.#around.announce("");
    }
    if (this.#current && this.#current.asked !== this.#cleaned) this.#stop();
  }

  readonly #submitted = ({ target }: Event): void => {
    if (target === this.#around.zipcode.form) this.#stop();
  };

  /**
   * Whoever reads the form with `new FormData(form)`, or sends it with `form.submit()`, has left
   * the disabled fields out. It is no submit: most only look, and the lookup goes on.
   */
  readonly #collected = ({ target, formData }: FormDataEvent): void => {
    if (target === this.#around.zipcode.form) this.#current?.locked.addTo(formData);
  };

  readonly #reset = (): void => {
    const { memory, announce, widget } = this.#around;
    this.#stop();
    this.#city.reset();
    for (const field of addressFieldsOf(widget.element)) unsettle(field);
    this.#warning.hide();
    memory.last = this.#cleaned;
    memory.failed = undefined;
    announce("");
  };

  #lookUpIfNew(): void {
    const { memory, settings, widget } = this.#around;
    const { autocomplete, lookup } = settings.current;
    const asked = this.#cleaned;
    if (!autocomplete || isPreview() || !shouldLookUp(lookup, asked, memory.last)) return;
    this.#lookUp(asked).catch(widget.report);
  }

  async #lookUp(asked: string): Promise<void> {
    this.#stop();
    const { widget, patches, memory, announce } = this.#around;
    const locked = new LockedFields(widget.element, addressFieldsOf(widget.element), patches);
    const lookup: Lookup = { asked, locked, end: new AbortController() };
    this.#current = lookup;
    memory.last = asked;
    announce("");
    widget.toggleState("loading", true);
    try {
      const answer = await lookUpZipcode(asked, { signal: lookup.end.signal });
      if (this.#current === lookup) this.#fill(lookup, addressOf(answer));
    } catch (error) {
      if (this.#current === lookup) this.#fail(lookup, error);
    }
  }

  #fill(lookup: Lookup, found: FoundAddress): void {
    const { widget, settings, memory, announce } = this.#around;
    const { element } = widget;
    const { locked } = lookup;
    const movesFocus = locked.ownsFocus;
    // Enable first: a widget that loads the cities disables the list again when the state changes.
    this.#finish(lookup);
    this.#warning.hide();
    memory.failed = undefined;

    writeAddress(element, found, (city) =>
      this.#city.choose(city, found, addressField(element, "state"), settings.current.placeholder),
    );
    if (movesFocus) moveFocus(element, locked);
    announce(settings.current.filledText);
    widget.emit("yy:address-filled", { address: this.#address(lookup, found) });
  }

  #address({ asked }: Lookup, found: FoundAddress): Address {
    const { element } = this.#around.widget;
    return {
      zipcode: asked.replace(/\D/g, ""),
      ...found,
      number: addressField(element, "number")?.value ?? "",
      complement: addressField(element, "complement")?.value ?? "",
    };
  }

  #fail(lookup: Lookup, error: unknown): void {
    const { widget, memory } = this.#around;
    const { locked, asked } = lookup;
    this.#finish(lookup);
    writeAddress(widget.element, undefined, () => undefined);
    locked.returnFocus();
    const status = statusOf(error);
    memory.failed = { zipcode: asked, isUnknown: status === 404 };
    // Looked up again when its field is left again.
    if (!memory.failed.isUnknown) memory.last = undefined;
    this.#warn(memory.failed, true);
    widget.emit("yy:address-failed", { zipcode: asked, status });
    // An unknown zipcode is a typing error, and is not reported.
    if (status !== 404) widget.report(error);
  }

  #warn({ isUnknown }: FailedLookup, isNew = false): void {
    const { settings, announce } = this.#around;
    const { warning, failedText } = settings.current;
    const text = isUnknown ? warning : failedText;
    const isShown = isUnknown ? this.#warning.show(text) : this.#warning.say(text);
    if (isNew && isShown) announce(text);
  }

  /** Aborts the lookup under way; its zipcode can be looked up again. */
  #stop(): void {
    clearTimeout(this.#deferTimer);
    this.#city.stop();
    const lookup = this.#current;
    if (!lookup) return;
    this.#finish(lookup);
    this.#around.memory.last = undefined;
    lookup.locked.returnFocus();
    lookup.end.abort();
  }

  #finish({ locked }: Lookup): void {
    this.#current = undefined;
    locked.unlock();
    this.#around.widget.toggleState("loading", false);
  }
}

function nameOf({ name, id }: HTMLInputElement): string {
  return `zipcode ${name || id}`;
}

function moveFocus(widget: Element, locked: LockedFields): void {
  const next = firstEmptyField(widget);
  if (next) next.focus();
  else locked.returnFocus();
}

function statusOf(error: unknown): number {
  return isRequestError(error) ? error.status : 0;
}
