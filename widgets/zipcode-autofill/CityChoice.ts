import type { FoundAddress } from "@yy/domain/address/address";
import type { DomPatches } from "@yy/element/dom/DomPatches";
import { fetchCities } from "@yy/http/api/cities";
import { isAbort } from "@yy/http/isAbort";
import { CityOptions } from "@yy/ui/cities/CityOptions";
import { optionNamed } from "@yy/ui/cities/optionNamed";
import { enterValue, type Field } from "@yy/ui/fields/field";
import { fieldHint, holdFields, onFieldNotice } from "@yy/ui/fields/fieldContract";
import { writeField } from "./addressFields";
import { noteWritten } from "./writeAddress";

/** A city and the state that it is in. */
export type Place = Pick<FoundAddress, "state" | "city">;

/**
 * Chooses the city in its list, whose options depend on the state. We load the list, unless another
 * widget says that it does.
 */
export class CityChoice {
  readonly #patches: DomPatches;
  readonly #report: (error: unknown) => void;
  #end: AbortController | undefined;
  #isListing = false;
  #stopFollowing: (() => void) | undefined;
  /** The list that we fill, and the city to choose in it. */
  #listed: { readonly list: HTMLSelectElement; readonly place: Place } | undefined;
  /** The options of that list, while ours replace the server's. */
  #options: CityOptions | undefined;

  constructor(patches: DomPatches, report: (error: unknown) => void) {
    this.#patches = patches;
    this.#report = report;
  }

  /**
   * Chooses the city now, or as soon as it is in the list. Call it after the state has been
   * written.
   */
  choose(field: Field, found: Place, state: Field | undefined, placeholder: string): void {
    this.stop();
    this.#stopFollowing?.();
    const { city } = found;
    if (!(field instanceof HTMLSelectElement)) {
      writeField(field, city);
      noteWritten(field);
      return;
    }
    this.#end = new AbortController();
    const { signal } = this.#end;
    if (fieldHint(field, "loadsOptions")) {
      this.#chooseOnceListed(field, city, state, signal);
      return;
    }
    void this.#fillList(field, found, placeholder, signal);
    // A widget that loads the list may start later. It takes over, and keeps what is chosen by
    // then.
    this.#stopFollowing = onFieldNotice((changed) => {
      if (changed !== field || !fieldHint(field, "loadsOptions")) return;
      if (signal.aborted) this.revert();
      else this.choose(field, found, state, placeholder);
    });
  }

  /**
   * The city in a list that we have filled: a browser that restores the page does not find its
   * option.
   */
  get listed(): Place | undefined {
    if (!this.#listed) return undefined;
    const { list, place } = this.#listed;
    return this.#options ? { ...place, city: list.value } : place;
  }

  /** Whether the list is being loaded. */
  get isListing(): boolean {
    return this.#isListing;
  }

  /** Stops waiting for the list. */
  stop(): void {
    this.#end?.abort();
    this.#end = undefined;
  }

  /**
   * Restores the server's options. The choice is the visitor's and stays, in an added option if
   * needed.
   */
  revert(): void {
    this.stop();
    this.#stopFollowing?.();
    this.#takeOptions()?.revert();
  }

  /** Restores the server's options and choice, after a reset of the form. */
  reset(): void {
    this.stop();
    this.#takeOptions()?.reset();
  }

  #takeOptions(): CityOptions | undefined {
    const options = this.#options;
    this.#options = undefined;
    this.#listed = undefined;
    return options;
  }

  #chooseOnceListed(
    list: HTMLSelectElement,
    city: string,
    state: Field | undefined,
    signal: AbortSignal,
  ): void {
    const wantedState = state?.value;
    const choose = () => {
      const option = optionNamed(list, city);
      if (!option) return;
      enterValue(list, option.value);
      noteWritten(list);
    };
    const observer = new MutationObserver(choose);
    observer.observe(list, { childList: true, subtree: true });
    signal.addEventListener("abort", () => observer.disconnect());
    // Only a visitor chooses another city or state; an empty choice comes from a new list.
    const stopIfOther = () => {
      const isOther = list.value !== "" && list.value !== optionNamed(list, city)?.value;
      if (isOther || state?.value !== wantedState) this.stop();
    };
    for (const field of [list, state]) field?.addEventListener("change", stopIfOther, { signal });
    choose();
  }

  async #fillList(
    list: HTMLSelectElement,
    place: Place,
    placeholder: string,
    signal: AbortSignal,
  ): Promise<void> {
    const { city, state: uf } = place;
    this.#listed = { list, place };
    this.#isListing = true;
    const release = holdFields([list]);
    this.#patches.set(list, "disabled", "");
    signal.addEventListener("abort", () => {
      this.#isListing = false;
      this.#patches.unset(list, "disabled");
      release();
    });
    try {
      const cities = await fetchCities(uf, signal);
      if (signal.aborted) return;
      if (this.#options?.select !== list) this.#options = new CityOptions(list, placeholder);
      this.#options.show(cities, "");
      this.stop();
      writeField(list, city);
      noteWritten(list);
    } catch (error) {
      if (isAbort(error)) return;
      this.stop();
      this.#report(error);
    }
  }
}
