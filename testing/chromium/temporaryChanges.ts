import type { BrowserContext, CDPSession, Page } from "playwright";

/** What `addInitScript` and `exposeBinding` answer with. */
interface Disposable {
  dispose(): Promise<void>;
}

/** Methods that change a page or a context for what comes after, with no way back. */
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

/** Methods of a page whose change can be taken back by what they answer with. */
const disposable = ["addInitScript", "exposeBinding", "exposeFunction"];

/**
 * Remembers what a test does to a page or a context that would reach into the next test, and undoes it. It listens
 * at the methods themselves, so that a test uses Playwright as its documentation says.
 */
export class TemporaryChanges {
  #undos: (() => unknown)[] = [];
  #listeners: (() => void)[] = [];
  #areLasting = false;
  #isWatching = true;
  #count = 0;

  static ofContext(context: BrowserContext): TemporaryChanges {
    const changes = new TemporaryChanges();
    changes.#watch(context, lasting.context, changes.#markLasting);
    changes.#watch(context.clock, lasting.clock, changes.#markLasting);
    // What a session has switched on ends with it.
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

  /** Whether something was done that cannot be undone. */
  get areLasting(): boolean {
    return this.#areLasting;
  }

  /** How many there have been. */
  get count(): number {
    return this.#count;
  }

  /** At once, so that what happens next to the page is not the test's any more. */
  removeListeners(): void {
    for (const remove of this.#listeners.splice(0)) remove();
  }

  async undo(): Promise<void> {
    this.removeListeners();
    const undos = this.#undos;
    this.#undos = [];
    await Promise.all(undos.map((undo) => undo()));
  }

  /** For what the pool itself does between tests. */
  async withoutWatching<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#isWatching = false;
    try {
      return await act();
    } finally {
      this.#isWatching = true;
    }
  }

  #markLasting = () => {
    this.#areLasting = true;
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
        if (this.#isWatching) {
          this.#count += 1;
          called(answer, args);
        }
        return answer;
      });
    }
  }
}
