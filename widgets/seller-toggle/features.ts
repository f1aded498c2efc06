import { setBoostedBundle } from "@yy/http/api/boostedBundle";
import { setSoftShipping } from "@yy/http/api/softShipping";
import { onePerPage } from "@yy/page/onePerPage";
import { onReturn, rememberChange } from "@yy/session/onReturn";
import { onOtherVisitor, whenKnown } from "@yy/session/otherVisitor";
import { session } from "@yy/session/session";
import { schema } from "./schema";

/** A feature that sellers can switch on and off. */
export type FeatureName = "soft-shipping" | "boosted-bundle";

export interface FeatureCallbacks {
  /** Whether it is in the document, and not about to be removed. */
  isOnPage(): boolean;
  show(enabled: boolean): void;
  showPending(pending: boolean): void;
  /** Called for the switch that was pressed, when the server has accepted the change. */
  saved(enabled: boolean): void;
  /**
   * Called for the switch that was pressed, when the state goes back. `error` is undefined if the server answered with
   * another state.
   */
  turnedBack(enabled: boolean, error?: unknown): void;
  /**
   * Called for the switch that was pressed, when its request failed after the visitor had pressed again: the next
   * request follows.
   */
  failed(error: unknown): void;
}

interface Intention {
  readonly enabled: boolean;
  readonly by: FeatureCallbacks;
}

/** A change under way: one request, or more when the visitor presses meanwhile. */
interface Change {
  /** What the server has, as far as it is known. */
  truth: boolean;
  /** Switches that showed it when its visitor was forgotten: later ones are of the next page, maybe somebody else's. */
  shownOn?: readonly FeatureCallbacks[];
}

/**
 * Whether one feature is on: shared by all its switches on the page, so that a click on any shows on every one, and
 * requests are sent one after the other (README, Presses and events).
 */
export class Feature {
  readonly #name: FeatureName;
  readonly #send: (enabled: boolean) => Promise<boolean>;
  readonly #joined: () => void;
  readonly #views = new Set<FeatureCallbacks>();
  #shown: boolean | undefined;
  #intention: Intention | undefined;
  #change: Change | undefined;

  /** @param joined called when a switch has joined */
  constructor(
    name: FeatureName,
    send: (enabled: boolean) => Promise<boolean>,
    joined: () => void = () => {},
  ) {
    this.#name = name;
    this.#send = send;
    this.#joined = joined;
  }

  /** State that every switch of the feature shows; undefined while there is no switch. */
  get shown(): boolean | undefined {
    return this.#shown;
  }

  get pending(): boolean {
    return this.#change !== undefined;
  }

  join(view: FeatureCallbacks, authored: boolean): () => void {
    if (this.#shown === undefined || this.#isReplaced) this.#show(authored);
    this.#views.add(view);
    this.#joined();
    return () => {
      this.#views.delete(view);
      this.#rest();
    };
  }

  /** Call when the server's markup has changed. Ignored during a request, whose response is newer. */
  syncFromMarkup(enabled: boolean): void {
    if (!this.pending) this.#show(enabled);
  }

  /**
   * Shows the visitor's choice at once and sends it, after the request under way if there is one. Then another request
   * follows only if the last choice differs from the result of the first, or, when that failed, from what it asked for.
   */
  choose(enabled: boolean, by: FeatureCallbacks): void {
    const before = this.#shown ?? !enabled;
    this.#show(enabled);
    this.#intention = { enabled, by };
    if (!this.pending) void this.#sendIntentions(before);
  }

  /**
   * Call when the seller has switched it on another page. A switch under way here is newer. Returns false where nothing
   * shows it.
   */
  switchedElsewhere(enabled: boolean): boolean {
    if (this.pending) return true;
    if (this.#shown === undefined) return false;
    this.#show(enabled);
    writeMarkup(this.#name, enabled);
    return true;
  }

  /** Call when the page shows the switches of a visitor who is no longer there. */
  showOff(): void {
    const { isShown } = this;
    this.forget();
    this.dropAnswers();
    if (isShown) this.#show(false);
  }

  get isShown(): boolean {
    return this.#views.size > 0;
  }

  /** Call when somebody else may be there: what the server's markup says of them counts. */
  forget(): void {
    this.#shown = undefined;
    if (this.#change) this.#change.shownOn = [...this.#views];
  }

  /** Call when somebody else is there: takes back what the server has not answered to the visitor before. */
  dropAnswers(): void {
    const change = this.#change;
    if (!change) return;
    const { truth, shownOn = [...this.#views] } = change;
    this.#intention = undefined;
    this.#showChange(undefined);
    for (const view of shownOn) if (this.#views.has(view)) view.show(truth);
  }

  async #sendIntentions(before: boolean): Promise<void> {
    const change: Change = { truth: before };
    let isInDoubt = false;
    this.#showChange(change);
    while (this.#intention && (isInDoubt || this.#intention.enabled !== change.truth)) {
      const { enabled, by } = this.#intention;
      this.#intention = undefined;
      try {
        const truth = await whenKnown(this.#send(enabled));
        if (change !== this.#change) return;
        change.truth = truth;
        isInDoubt = false;
        rememberChange(changeOf(this.#name), truth);
        by.saved(truth);
        if (!this.#intention && truth !== enabled) this.#turnBack(truth, by);
      } catch (error) {
        if (change !== this.#change) return;
        // The server may have made the change, and only the response was lost.
        isInDoubt = this.#wants(!enabled);
        if (isInDoubt) by.failed(error);
        else {
          this.#intention = undefined;
          this.#turnBack(change.truth, by, error);
        }
      }
    }
    const { truth } = change;
    this.#intention = undefined;
    this.#showChange(undefined);
    if (truth === before) return this.#rest();
    // When no switch is left on the page, the next one reads this: its markup may come from an older snapshot.
    writeMarkup(this.#name, truth);
  }

  /** Whether the last press, during a request, chose this. */
  #wants(enabled: boolean): boolean {
    return this.#intention?.enabled === enabled;
  }

  /** Whether the switches so far are all being removed, by a visit or a stream: the markup of the next one is newer. */
  get #isReplaced(): boolean {
    const views = [...this.#views];
    return !this.pending && views.length > 0 && !views.some((view) => view.isOnPage());
  }

  #turnBack(truth: boolean, by: FeatureCallbacks, error?: unknown): void {
    this.#show(truth);
    by.turnedBack(truth, error);
  }

  #show(enabled: boolean): void {
    this.#shown = enabled;
    for (const view of this.#views) view.show(enabled);
  }

  #showChange(change: Change | undefined): void {
    this.#change = change;
    for (const view of this.#views) view.showPending(this.pending);
  }

  /** Without a switch or a request the state is forgotten: the markup of the next page is newer. */
  #rest(): void {
    if (this.#views.size === 0 && !this.pending) this.#shown = undefined;
  }
}

/** Name of a feature among the changes of a visitor. */
const changeOf = (name: FeatureName) => `feature ${name}`;

/** Writes an accepted change into the markup, for snapshots, copies, and switches that mount later. */
function writeMarkup(name: FeatureName, enabled: boolean): void {
  const switches = document.querySelectorAll<HTMLElement>(`${schema.tag}[data-feature="${name}"]`);
  for (const { dataset } of switches) dataset.enabled = String(enabled);
}

export const features: Readonly<Record<FeatureName, Feature>> = onePerPage("features", () => {
  const joined = () => showMore();
  const features = {
    "soft-shipping": new Feature("soft-shipping", setSoftShipping, joined),
    "boosted-bundle": new Feature("boosted-bundle", setBoostedBundle, joined),
  };
  session.subscribe((now, before) => {
    // Signed out by a 401, the visitor still sees what becomes of their own choice.
    if (now.signedIn !== null || before.signedIn === null) return;
    for (const feature of Object.values(features)) feature.forget();
  });
  onOtherVisitor(() => {
    for (const feature of Object.values(features)) feature.dropAnswers();
  });
  const all = Object.entries(features) as [FeatureName, Feature][];
  const showMore = onReturn({
    isShown: () => all.some(([, { isShown }]) => isShown),
    forget: () => {
      for (const [, feature] of all) feature.showOff();
    },
    changed: (changed, enabled) =>
      all.some(
        ([name, feature]) => changeOf(name) === changed && feature.switchedElsewhere(enabled),
      ),
  });
  return features;
});
