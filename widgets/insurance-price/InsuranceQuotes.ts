import { calculateInsurancePrice } from "@yy/http/api/insurancePrice";
import { isAbort } from "@yy/http/isAbort";
import { memberOf } from "@yy/page/memberOf";
import { onShown } from "@yy/page/moments";
import { onReset } from "@yy/ui/fields/field";
import { formQuery } from "./formQuery";

/** The price in reais, if it is known. */
export interface Quote {
  readonly price: number | undefined;
  /** Whether a new price is being requested. */
  readonly isLoading: boolean;
}

export const noQuote: Quote = { price: undefined, isLoading: false };

interface QuoteCallbacks {
  readonly show: (next: (before: Quote) => Quote) => void;
  readonly report: (error: unknown) => void;
}

/** How long the form must be unchanged before the price is requested. */
const debounceMs = 300;

/**
 * Requests the insurance price of a form whenever its fields have changed, until `end()` is called.
 */
export class InsuranceQuotes {
  readonly #form: HTMLFormElement;
  readonly #callbacks: QuoteCallbacks;
  readonly #end = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #request: AbortController | undefined;
  /** The query whose price is shown or being requested. */
  #asked: string | undefined;
  /**
   * Status of the last reported failure: a server that is down is reported once, not at every key.
   */
  #reported: number | undefined;

  constructor(form: HTMLFormElement, callbacks: QuoteCallbacks) {
    this.#form = form;
    this.#callbacks = callbacks;
    const { signal } = this.#end;
    const root = memberOf(form, "getRootNode")();
    // On the root, because a field outside the form may belong to it by its `form` attribute.
    for (const type of ["input", "change"]) root.addEventListener(type, this.#edited, { signal });
    onShown(this.#ask, { signal });
    const stopReset = onReset(form, (each) => each === form, this.#ask);
    signal.addEventListener("abort", stopReset);
    this.#ask();
  }

  end(): void {
    this.#end.abort();
    this.#stop();
  }

  readonly #edited = ({ target }: Event) => {
    if (!target || !("form" in target) || target.form !== this.#form) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#ask, debounceMs);
  };

  readonly #ask = () => {
    clearTimeout(this.#timer);
    const query = formQuery(this.#form);
    if (query?.toString() === this.#asked) return;
    this.#stop();
    this.#asked = query?.toString();
    if (query) void this.#load(query);
    else this.#callbacks.show(() => noQuote);
  };

  async #load(query: URLSearchParams): Promise<void> {
    this.#request = new AbortController();
    const { signal } = this.#request;
    const { show, report } = this.#callbacks;
    show(({ price }) => ({ price, isLoading: true }));
    try {
      const { insurance_price: price } = await calculateInsurancePrice(query, signal);
      if (signal.aborted) return;
      this.#reported = undefined;
      show(() => ({ price, isLoading: false }));
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.#asked = undefined;
      show(() => noQuote);
      const status = statusOf(error);
      // Status 422: this price cannot be insured, which is a valid answer.
      if (status !== 422 && status !== this.#reported) {
        this.#reported = status;
        report(error);
      }
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
  }
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error ? Number(error.status) : undefined;
}
