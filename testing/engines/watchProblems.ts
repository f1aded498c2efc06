/** What has gone wrong on a page. */
interface Problems {
  /** `RequestError: …` for a `yy:error`, else `uncaught …`, `console: …`, `policy: …`. */
  list(): string[];
  forget(): void;
}

declare global {
  interface Window {
    problems: Problems;
  }
}

/** Runs in the page before any other script, and defines `window.problems`. */
export function watchProblems(): void {
  const reported = new Set<unknown>();
  const noted: { readonly text: string; readonly logged: readonly unknown[] }[] = [];
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
  const { error: logError } = console;
  console.error = (...args: unknown[]) => {
    logError(...args);
    note(`console: ${args.map(String).join(" ")}`, ...args);
  };

  window.problems = {
    // The console line of an error may come before or after its event.
    list: () =>
      noted
        .filter(({ logged }) => !logged.some((each) => reported.has(each)))
        .map(({ text }) => text),
    forget() {
      noted.length = 0;
    },
  };
}
