/** What a test's page offers to be used again. */
interface Fixture {
  /** Remembers what the page is like now; its later states are held against it. */
  rememberOpened(): void;
  /** Empties `<main>` and takes back what a test has done around it. */
  clear(): Promise<void>;
  /** Whether clearing has brought back the page that was opened. */
  isAsOpened(): boolean;
  /** Puts this markup into `<main>`. */
  show(html: string): void;
}

declare global {
  interface Window {
    fixture: Fixture;
  }
}

/** Runs in the page before any other script, and defines `window.fixture`. */
export function installFixture(): void {
  const removals: (() => void)[] = [];
  let globals = new Set<string>();
  let opened = "";

  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    add.call(this, type, listener, options);
    const lasting: EventTarget[] = [window, document, document.documentElement, document.body];
    if (!lasting.includes(this)) return;
    // A widget's file has a URL; what Playwright evaluates for a test has none.
    const caller = new Error().stack?.split("\n")[2] ?? "";
    if (!caller.includes("://")) {
      removals.push(() => this.removeEventListener(type, listener, options));
    }
  };

  const attributesOf = ({ attributes }: Element) =>
    [...attributes].map(({ name, value }) => `${name}=${value}`);

  /** What must be as it was, because nothing here takes it back. */
  const state = () =>
    JSON.stringify([
      location.href,
      history.length,
      history.state,
      document.title,
      document.cookie,
      attributesOf(document.documentElement),
      attributesOf(document.body),
      [...document.head.children].map(({ localName }) => localName).filter((it) => it !== "link"),
      // The icons' sprite comes when the first icon wants it.
      [...document.body.children].map(({ localName }) => localName).filter((it) => it !== "svg"),
      document.adoptedStyleSheets.length,
    ]);

  const main = () => document.querySelector("main") as HTMLElement;

  window.fixture = {
    rememberOpened() {
      globals = new Set(Object.keys(window));
      opened = state();
    },
    async clear() {
      for (const remove of removals.splice(0)) remove();
      main().replaceChildren();
      // Elements that have left the page unmount a task later, and Preact ends their effects after the next paint.
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (const key of Object.keys(window)) {
        if (!globals.has(key)) Reflect.deleteProperty(window, key);
      }
      // Those of widgets come again with the next of each kind.
      document.adoptedStyleSheets = [];
      localStorage.clear();
      sessionStorage.clear();
      getSelection()?.removeAllRanges();
      scrollTo(0, 0);
    },
    isAsOpened: () => state() === opened,
    show(html) {
      window.seenErrors.length = 0;
      main().insertAdjacentHTML("beforeend", html);
    },
  };
}
