import type { BrowserContext, CDPSession, Page } from "playwright";

/** The result of `addInitScript` and `exposeBinding`. */
interface Disposable {
  dispose(): Promise<void>;
}

/** Methods whose change of a page or a context lasts and cannot be undone. */
const lasting = {
  context: [
    "addInitScript",
    "exposeBinding",
    "exposeFunction",
    "grantPermissions",
    "on",
    "once",
    "route",
    "setExtraHTTPHeaders",
    "setGeolocation",
    "setOffline",
  ],
  clock: ["install", "pauseAt", "setFixedTime", "setSystemTime"],
  page: [
    "addLocatorHandler",
    "close",
    "emulateMedia",
    "once",
    "routeFromHAR",
    "routeWebSocket",
    "setDefaultNavigationTimeout",
    "setDefaultTimeout",
    "setExtraHTTPHeaders",
    "setViewportSize",
  ],
};

/** Methods of a page that return a handle to undo their change. */
const disposable = ["addInitScript", "exposeBinding", "exposeFunction"];

/** The number of changes up to some moment. */
export interface Mark {
  readonly undos: number;
  readonly listeners: number;
  readonly lasting: number;
}

/**
 * Records what a test does to a page or a context that would affect the next test, and undoes it.
 * Wraps Playwright's own methods, so that tests call those.
 */
export class TemporaryChanges {
  #undos: (() => unknown)[] = [];
  #listeners: (() => void)[] = [];
  #lasting = 0;
  #isWatching = true;

  static ofContext(context: BrowserContext): TemporaryChanges {
    const changes = new TemporaryChanges();
    changes.#watch(context, lasting.context, changes.#markLasting);
    changes.#watch(context.clock, lasting.clock, changes.#markLasting);
    // The effects of a DevTools session end with the session.
    changes.#watch(context, ["newCDPSession"], (session) => {
      changes.#undos.push(async () => ((await session) as CDPSession).detach());
    });
    return changes;
  }

  static ofPage(page: Page): TemporaryChanges {
    const changes = new TemporaryChanges();
    changes.#watch(page, lasting.page, changes.#markLasting);
    changes.#watch(page, disposable, (added) => {
      changes.#undos.push(async () => ((await added) as Disposable).dispose());
    });
    changes.#watch(page, ["route"], () => {
      changes.#undos.push(() => page.unrouteAll({ behavior: "ignoreErrors" }));
    });
    changes.#watch(page, ["on"], (_answer, [event, listener]) => {
      changes.#listeners.push(() =>
        page.removeListener(event as "close", listener as (page: Page) => unknown),
      );
    });
    return changes;
  }

  /** Whether there was a change that cannot be undone. */
  get areLasting(): boolean {
    return this.#lasting > 0;
  }

  get mark(): Mark {
    return {
      undos: this.#undos.length,
      listeners: this.#listeners.length,
      lasting: this.#lasting,
    };
  }

  /**
   * Undoes the changes since then, while the document stays open. All routes are removed, earlier
   * ones too.
   * @returns false when that cannot be done
   */
  async undoSince(mark: Mark): Promise<boolean> {
    if (this.#lasting > mark.lasting) return false;
    for (const remove of this.#listeners.splice(mark.listeners)) remove();
    await Promise.all(this.#undos.splice(mark.undos).map((undo) => undo()));
    return true;
  }

  /**
   * Call this before the pool navigates the page, so that the test's listeners get no events of it.
   */
  removeListeners(): void {
    for (const remove of this.#listeners.splice(0)) remove();
  }

  async undo(): Promise<void> {
    this.removeListeners();
    const undos = this.#undos;
    this.#undos = [];
    await Promise.all(undos.map((undo) => undo()));
  }

  /** Calls a function without recording its changes, for the pool's own work between tests. */
  async withoutWatching<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#isWatching = false;
    try {
      return await act();
    } finally {
      this.#isWatching = true;
    }
  }

  #markLasting = () => {
    this.#lasting += 1;
  };

  #watch(
    owner: object,
    names: readonly string[],
    called: (answer: unknown, args: readonly unknown[]) => void,
  ): void {
    for (const name of names) {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, (...args: unknown[]) => {
        const answer = original.apply(owner, args);
        if (this.#isWatching) called(answer, args);
        return answer;
      });
    }
  }
}
