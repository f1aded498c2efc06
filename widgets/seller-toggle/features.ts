import { setBoostedBundle } from "@yy/http/api/boostedBundle";
import { setSoftShipping } from "@yy/http/api/softShipping";
import { onePerPage } from "@yy/page/onePerPage";
import { onReturn, rememberChange } from "@yy/session/onReturn";
import { onOtherVisitor, rememberSender } from "@yy/session/otherVisitor";
import { schema } from "./schema";

/** A feature that sellers can switch on and off. */
export type FeatureName = "soft-shipping" | "boosted-bundle";

export interface FeatureCallbacks {
  /** What the server's markup says. */
  authored(): boolean;
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
  /** Has the switches since somebody else may be there. */
  #successor: Feature | undefined;

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

  join(view: FeatureCallbacks): void {
    if (this.#shown === undefined || this.#isReplaced) this.#show(view.authored());
    this.#views.add(view);
    this.#joined();
    view.show(this.#shown ?? view.authored());
    view.showPending(this.pending);
  }

  leave(view: FeatureCallbacks): void {
    this.#views.delete(view);
    this.#rest();
  }

  /** Hands the switches over, because somebody else may be there. A change under way goes on. */
  replaceBy(successor: Feature): void {
    const views = [...this.#views];
    this.#views.clear();
    this.#successor = successor;
    for (const view of views) successor.join(view);
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
    if (this.#successor) return this.#successor.switchedElsewhere(enabled);
    if (this.pending) return true;
    if (this.#shown === undefined) return false;
    this.#show(enabled);
    writeMarkup(this.#name, enabled);
    return true;
  }

  /** Call when the page shows the switches of a visitor who is no longer there. */
  showOff(): void {
    if (this.isShown) this.#show(false);
  }

  get isShown(): boolean {
    return this.#views.size > 0;
  }

  async #sendIntentions(before: boolean): Promise<void> {
    const change: Change = { truth: before };
    let isInDoubt = false;
    this.#showChange(change);
    while (this.#intention && (isInDoubt || this.#intention.enabled !== change.truth)) {
      const { enabled, by } = this.#intention;
      this.#intention = undefined;
      const isSenderThere = rememberSender();
      try {
        const truth = await this.#send(enabled);
        if (!(await isSenderThere("success"))) return;
        change.truth = truth;
        isInDoubt = false;
        rememberChange(changeOf(this.#name), truth);
        this.#successor?.switchedElsewhere(truth);
        by.saved(truth);
        if (!this.#intention && truth !== enabled) this.#turnBack(truth, by);
      } catch (error) {
        if (!(await isSenderThere("failure"))) return;
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

const switchesOf = (name: FeatureName) =>
  document.querySelectorAll<HTMLElement>(`${schema.tag}[data-feature="${name}"]`);

/**
 * Writes an accepted change into the markup, for snapshots, copies, and switches that mount later. `data-yy-enabled` says
 * what the server had written.
 */
function writeMarkup(name: FeatureName, enabled: boolean): void {
  for (const { dataset } of switchesOf(name)) {
    dataset.yyEnabled ??= dataset.enabled ?? "false";
    dataset.enabled = String(enabled);
  }
}

function restoreMarkup(name: FeatureName): void {
  for (const { dataset } of switchesOf(name)) {
    if (dataset.yyEnabled === undefined) continue;
    dataset.enabled = dataset.yyEnabled;
    delete dataset.yyEnabled;
  }
}

/** The visitor's features. */
class Features {
  readonly #joined: () => void;
  #byName: Readonly<Record<FeatureName, Feature>>;

  constructor(joined: () => void) {
    this.#joined = joined;
    this.#byName = this.#create();
  }

  of(name: FeatureName): Feature {
    return this.#byName[name];
  }

  get all(): readonly (readonly [FeatureName, Feature])[] {
    return Object.entries(this.#byName) as [FeatureName, Feature][];
  }

  /** Everything was the visitor's before. */
  startAnew(): void {
    const before = this.all;
    this.#byName = this.#create();
    for (const [name, feature] of before) {
      restoreMarkup(name);
      feature.replaceBy(this.of(name));
    }
  }

  #create() {
    return {
      "soft-shipping": new Feature("soft-shipping", setSoftShipping, this.#joined),
      "boosted-bundle": new Feature("boosted-bundle", setBoostedBundle, this.#joined),
    };
  }
}

export const features = onePerPage("featuresOfVisitor", () => {
  const features = new Features(() => showMore());
  onOtherVisitor(() => features.startAnew());
  const showMore = onReturn({
    isShown: () => features.all.some(([, { isShown }]) => isShown),
    forget: () => {
      for (const [, feature] of features.all) feature.showOff();
    },
    changed: (changed, enabled) =>
      features.all.some(
        ([name, feature]) => changeOf(name) === changed && feature.switchedElsewhere(enabled),
      ),
  });
  return features;
});
