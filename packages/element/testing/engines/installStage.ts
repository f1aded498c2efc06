/** What a page offers to the scenarios that take turns on it. */
interface Stage {
  /** What went wrong since the markup was shown: `RequestError: …` for a `yy:error`, else `uncaught …`, `console: …`. */
  problems(): string[];
  /** Puts this markup into `<main>`. */
  show(html: string): void;
  /** Whether every widget of `<main>` is mounted. */
  areMounted(): boolean;
  /** Empties `<main>`, and the storage. */
  empty(): Promise<void>;
  /** What the widgets have left on the page, outside of `<main>`, and which the page did not have when it was opened. */
  leftovers(): string[];
  /** Shows the markup once more, takes it away, and returns what of it is not as it was written. */
  changesOfMarkup(html: string): Promise<string[]>;
  /** What emptying does not bring back, such as the address: the next scenario needs a new page then. */
  isAsOpened(): boolean;
}

declare global {
  interface Window {
    stage: Stage;
  }
}

/** Runs in the page before any other script, and defines `window.stage`. */
export function installStage(): void {
  /** What a log that only repeats a reported error was called with is told apart when it is asked for. */
  const noted: { readonly text: string; readonly logged: readonly unknown[] }[] = [];
  const note = (text: string, ...logged: unknown[]) => noted.push({ text, logged });
  const listeners = new Map<string, number>();
  const timers = new Set<unknown>();

  const count = (key: string, change: number) =>
    listeners.set(key, (listeners.get(key) ?? 0) + change);
  const nameOf = (target: EventTarget) =>
    target === window
      ? "window"
      : target === document
        ? "document"
        : target === document.documentElement
          ? "html"
          : target === document.body
            ? "body"
            : undefined;

  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const known = new WeakMap<EventTarget, Map<unknown, Set<string>>>();
  const keyOf = (type: string, options: unknown) => {
    const isCapture =
      typeof options === "object" && options !== null && "capture" in options
        ? options.capture === true
        : options === true;
    return `${type}${isCapture ? " capture" : ""}`;
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, listener, options);
    const name = nameOf(this);
    const { once, signal } = (typeof options === "object" && options) || {};
    if (name === undefined || once || listener === null) return;
    const own = known.get(this) ?? new Map<unknown, Set<string>>();
    known.set(this, own);
    const keys = own.get(listener) ?? new Set<string>();
    own.set(listener, keys);
    const key = keyOf(type, options);
    if (keys.has(key)) return;
    keys.add(key);
    count(`${name} ${key}`, 1);
    signal?.addEventListener("abort", () => {
      if (keys.delete(key)) count(`${name} ${key}`, -1);
    });
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, listener, options);
    const name = nameOf(this);
    const key = keyOf(type, options);
    if (name && known.get(this)?.get(listener)?.delete(key)) count(`${name} ${key}`, -1);
  };

  const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    timers.add(id);
    return id;
  }) as typeof window.setInterval;
  window.setTimeout = ((run: () => void, delay = 0, ...args: unknown[]) => {
    const id = setTimeout(
      () => {
        timers.delete(id);
        run();
      },
      delay,
      ...args,
    );
    if (delay > 1000) timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearInterval = window.clearTimeout = (id) => {
    timers.delete(id);
    clearInterval(id);
    clearTimeout(id);
  };

  const reported = new Set<unknown>();
  const listen = (type: string, hear: (event: Event) => void) =>
    addEventListener.call(window, type, hear, true);
  listen("yy:error", (event) => {
    const { error } = (event as CustomEvent<{ error: Error }>).detail;
    reported.add(error);
    note(`${error.name}: ${error.message}`);
  });
  listen("error", (event) => {
    if (event instanceof ErrorEvent) note(`uncaught ${event.message}`);
  });
  listen("unhandledrejection", (event) => {
    note(`uncaught in a promise: ${(event as PromiseRejectionEvent).reason}`);
  });
  listen("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile } = event as SecurityPolicyViolationEvent;
    note(`policy: ${effectiveDirective} blocked ${blockedURI} of ${sourceFile}`);
  });
  const { error: logError } = console;
  console.error = (...args: unknown[]) => {
    logError(...args);
    note(`console: ${args.map(String).join(" ")}`, ...args);
  };

  const main = () => document.querySelector("main") as HTMLElement;
  const widgets = () =>
    [...main().querySelectorAll("*")].filter(({ localName }) => localName.startsWith("yy-"));
  const areMounted = () => widgets().every((widget) => widget.matches(":state(mounted)"));
  const attributesOf = ({ localName, attributes }: Element) =>
    [...attributes].map(({ name, value }) => `<${localName} ${name}="${value}">`);
  const surroundings = () => [
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    ...[...document.body.children].map(({ localName }) => `<${localName}>`),
    ...[...document.querySelectorAll(":popover-open, dialog[open]")].map(() => "something open"),
    ...[...timers].map(() => "a timer"),
    ...[...listeners].flatMap(([key, number]) => Array<string>(number).fill(`a listener: ${key}`)),
  ];
  const state = () =>
    JSON.stringify([location.href, history.length, document.title, document.cookie]);
  let before: string[] = [];
  let opened = "";
  /** Elements that have left the page unmount a task later. */
  const unmounted = () => new Promise((resolve) => setTimeout(resolve, 10));

  window.stage = {
    problems: () =>
      noted
        .filter(({ logged }) => !logged.some((each) => reported.has(each)))
        .map(({ text }) => text),
    areMounted,
    show(html) {
      if (opened === "") opened = state();
      noted.length = 0;
      before = surroundings();
      main().insertAdjacentHTML("beforeend", html);
    },
    async empty() {
      main().replaceChildren();
      await unmounted();
      localStorage.clear();
      sessionStorage.clear();
    },
    leftovers() {
      const rest = [...before];
      return surroundings().filter((each) => {
        const index = rest.indexOf(each);
        if (index >= 0) rest.splice(index, 1);
        return index < 0;
      });
    },
    async changesOfMarkup(html) {
      const template = document.createElement("template");
      template.innerHTML = html;
      const written = [...template.content.children].map(({ outerHTML }) => outerHTML);
      main().innerHTML = html;
      before = surroundings();
      const shown = [...main().children];
      const end = performance.now() + 2000;
      while (!areMounted() && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 10));
      main().replaceChildren();
      await unmounted();
      return shown
        .map(({ outerHTML }) => outerHTML)
        .filter((markup, index) => markup !== written[index]);
    },
    isAsOpened: () => state() === opened,
  };
}
