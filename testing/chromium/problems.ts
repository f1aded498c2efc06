import type { Page } from "playwright";

/** The problems of a page. Both lists grow while the page is open. */
export interface Problems {
  /**
   * Uncaught errors and `console.error` lines, without those that only repeat a policy violation.
   */
  readonly errors: string[];
  /**
   * One line for each `securitypolicyviolation`, and the console lines of the browser about the
   * policy.
   */
  readonly cspViolations: string[];
}

const collected = new WeakMap<Page, Problems>();
const binding = "__demoPolicyViolation";

/**
 * The problems of a page that `useDemo().open` opened, from its start on.
 * @throws {Error} for a page without {@link watchForProblems}
 */
export function collectProblems(page: Page): Problems {
  const known = collected.get(page);
  if (known === undefined) {
    throw new Error(
      "collectProblems: nothing watches this page: await watchForProblems(page) before it goes anywhere",
    );
  }
  return known;
}

/** Forgets the problems of a page that is emptied and reused. */
export function forgetProblems(page: Page): void {
  const { errors, cspViolations } = collectProblems(page);
  errors.length = 0;
  cspViolations.length = 0;
}

/** Starts collecting. Call it before the page's first navigation. */
export async function watchForProblems(page: Page): Promise<Problems> {
  const problems: Problems = { errors: [], cspViolations: [] };
  collected.set(page, problems);
  page.on("pageerror", (error) => problems.errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") {
      const aboutPolicy = message.text().includes("Content Security Policy");
      (aboutPolicy ? problems.cspViolations : problems.errors).push(message.text());
    }
  });
  await page.exposeBinding(binding, (_source, violation: string) => {
    problems.cspViolations.push(violation);
  });
  await page.addInitScript(reportViolations, binding);
  return problems;
}

/** Runs in the page, before any of its own scripts. */
function reportViolations(bindingName: string): void {
  document.addEventListener("securitypolicyviolation", (violation) => {
    const report: unknown = Reflect.get(window, bindingName);
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
    if (typeof report === "function") {
      report(`${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
    }
  });
}
