import { onePerPage } from "@yy/domain/onePerPage";
import { setBoostedBundle } from "@yy/http/api/boostedBundle";
import { setSoftShipping } from "@yy/http/api/softShipping";
import { schema } from "./schema";

/** A feature that a seller can switch. */
export type FeatureName = "soft-shipping" | "boosted-bundle";

/** Callbacks of a switch. */
export interface FeatureCallbacks {
  /** Whether it is in the document, and not on its way out of it. */
  isOnPage(): boolean;
  show(enabled: boolean): void;
  showPending(pending: boolean): void;
  /** Only the switch that acted is told what became of it. */
  saved(enabled: boolean): void;
  /** `error` is absent where the server answered, and kept another state. */
  turnedBack(enabled: boolean, error?: unknown): void;
  /** The request failed after the visitor had changed their mind: what they want now is on its way. */
  failed(error: unknown): void;
}

interface Intention {
  readonly enabled: boolean;
  readonly by: FeatureCallbacks;
}

/**
 * Whether one feature is on: shared by all its switches on the page, so that a click on any shows on every one, and
 * requests go out one after the other (README, Presses and events).
 */
export class Feature {
  readonly #name: FeatureName;
  readonly #send: (enabled: boolean) => Promise<boolean>;
  readonly #views = new Set<FeatureCallbacks>();
  #shown: boolean | undefined;
  #intention: Intention | undefined;
  #pending = false;

  constructor(name: FeatureName, send: (enabled: boolean) => Promise<boolean>) {
    this.#name = name;
    this.#send = send;
  }

  /** What every switch of the feature shows; undefined while there is none. */
  get shown(): boolean | undefined {
    return this.#shown;
  }

  get pending(): boolean {
    return this.#pending;
  }

  join(view: FeatureCallbacks, authored: boolean): () => void {
    if (this.#shown === undefined || this.#isReplaced) this.#show(authored);
    this.#views.add(view);
    return () => {
      this.#views.delete(view);
      this.#rest();
    };
  }

  /** Call when the server's markup has changed; ignored while a request is under way, whose answer is newer. */
  syncFromMarkup(enabled: boolean): void {
    if (!this.#pending) this.#show(enabled);
  }

  /**
   * Shows the visitor's choice at once and sends it, after the request under way if there is one. When that ends,
   * another follows only if the last intention differs from its result, or from what it asked for when it failed.
   */
  choose(enabled: boolean, by: FeatureCallbacks): void {
    const before = this.#shown ?? !enabled;
    this.#show(enabled);
    this.#intention = { enabled, by };
    if (!this.#pending) void this.#sendIntentions(before);
  }

  async #sendIntentions(before: boolean): Promise<void> {
    let truth = before;
    let isInDoubt = false;
    this.#showPending(true);
    while (this.#intention && (isInDoubt || this.#intention.enabled !== truth)) {
      const { enabled, by } = this.#intention;
      this.#intention = undefined;
      try {
        truth = await this.#send(enabled);
        isInDoubt = false;
        by.saved(truth);
        if (!this.#intention && truth !== enabled) this.#turnBack(truth, by);
      } catch (error) {
        // The server may have carried it out all the same, and only the answer was lost.
        isInDoubt = this.#wants(!enabled);
        if (isInDoubt) by.failed(error);
        else {
          this.#intention = undefined;
          this.#turnBack(truth, by, error);
        }
      }
    }
    this.#intention = undefined;
    this.#showPending(false);
    if (truth === before) return this.#rest();
    // Where no switch is left to show it, the next one does: its markup may be a snapshot from before.
    writeMarkup(this.#name, truth);
  }

  /** Whether the last press, while a request was under way, was for this. */
  #wants(enabled: boolean): boolean {
    return this.#intention?.enabled === enabled;
  }

  /** The switches there were are on their way out, by a visit or a stream: the markup of the next is the newer word. */
  get #isReplaced(): boolean {
    const views = [...this.#views];
    return !this.#pending && views.length > 0 && !views.some((view) => view.isOnPage());
  }

  #turnBack(truth: boolean, by: FeatureCallbacks, error?: unknown): void {
    this.#show(truth);
    by.turnedBack(truth, error);
  }

  #show(enabled: boolean): void {
    this.#shown = enabled;
    for (const view of this.#views) view.show(enabled);
  }

  #showPending(pending: boolean): void {
    this.#pending = pending;
    for (const view of this.#views) view.showPending(pending);
  }

  /** A page without a switch of it knows nothing: the next page's markup is the newer word. */
  #rest(): void {
    if (this.#views.size === 0 && !this.#pending) this.#shown = undefined;
  }
}

/** What the visitor has truly changed is the page's: a snapshot, a copy, a switch further down begin with it. */
function writeMarkup(name: FeatureName, enabled: boolean): void {
  const switches = document.querySelectorAll<HTMLElement>(`${schema.tag}[data-feature="${name}"]`);
  for (const { dataset } of switches) dataset.enabled = String(enabled);
}

export const features: Readonly<Record<FeatureName, Feature>> = onePerPage("features", () => ({
  "soft-shipping": new Feature("soft-shipping", setSoftShipping),
  "boosted-bundle": new Feature("boosted-bundle", setBoostedBundle),
}));
