/**
 * Code in the page of the scenarios, as `window.stage`. The scenarios use the page one after the
 * other.
 */

const main = () => document.querySelector("main") as HTMLElement;

/** Whether every widget of `<main>` is mounted. */
export const areMounted = (): boolean =>
  [...main().querySelectorAll("*")]
    .filter(({ localName }) => localName.startsWith("yy-"))
    .every((widget) => widget.matches(":state(mounted)"));

/** The state that `empty` does not restore, such as the URL. */
const state = () =>
  JSON.stringify([location.href, history.length, document.title, document.cookie]);

let opened: string | undefined;
let before: string[] = [];

export const isAsOpened = (): boolean => state() === (opened ?? state());

/** Puts this markup into `<main>`. */
export function show(html: string): void {
  opened ??= state();
  noted = [];
  before = now();
  main().insertAdjacentHTML("beforeend", html);
}

/** Empties `<main>`, then the storage. */
export async function empty(): Promise<void> {
  main().replaceChildren();
  // Removed elements unmount one task later, and Preact ends their effects after the next paint.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * Attributes, elements and dialogs outside `<main>` that were not there before the markup was
 * shown.
 */
export const leftovers = (): string[] => now().filter((each) => !before.includes(each));

function now(): string[] {
  const attributesOf = ({ localName, attributes }: Element) =>
    [...attributes].map(({ name, value }) => `<${localName} ${name}="${value}">`);
  const all = [
    ...attributesOf(document.documentElement),
    ...attributesOf(document.body),
    // The icons' sprite stays in the page for the next icon.
    ...[...document.body.children].map(({ localName }) => localName).filter((it) => it !== "svg"),
    ...[...document.querySelectorAll(":popover-open, dialog[open]")].map(() => "something open"),
  ];
  return all.map((each, index) => {
    const number = all.slice(0, index).filter((it) => it === each).length + 1;
    return `${number}. ${each}`;
  });
}

/**
 * Shows the markup again, removes the widgets, and returns the elements that differ from the
 * markup.
 */
export async function changesOfMarkup(html: string): Promise<string[]> {
  before = now();
  const template = document.createElement("template");
  template.innerHTML = html;
  const written = [...template.content.children].map(({ outerHTML }) => outerHTML);
  main().innerHTML = html;
  const shown = [...main().children];
  const end = performance.now() + 2000;
  while (!areMounted() && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await empty();
  return shown
    .map(({ outerHTML }) => outerHTML)
    .filter((markup, index) => markup !== written[index]);
}

const reported = new Set<unknown>();
let noted: { readonly text: string; readonly logged: readonly unknown[] }[] = [];
const note = (text: string, ...logged: unknown[]) => noted.push({ text, logged });

const listen = (type: string, listener: (event: Event) => void) =>
  window.addEventListener(type, listener, true);
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
const { error } = console;
console.error = (...args: unknown[]) => {
  error(...args);
  note(`console: ${args.map(String).join(" ")}`, ...args);
};

/**
 * The problems: `RequestError: …` for a `yy:error`, else `uncaught …`, `console: …`, `policy: …`.
 */
export const problems = (): string[] =>
  noted
    // The console line of an error may come before or after its event.
    .filter(({ logged }) => !logged.some((each) => reported.has(each)))
    .map(({ text }) => text);
