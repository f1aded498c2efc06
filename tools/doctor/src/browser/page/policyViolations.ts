import type { Finding } from "../../finding";

const docs = "docs/guide/csp.md";

/**
 * Turns each file or request of this library that the page's Content-Security-Policy blocks into a
 * finding, from when the doctor was loaded. Rules cannot find these, because the DOM does not show
 * them.
 */
export class PolicyViolations {
  readonly #blocked = new Map<string, Finding>();

  /** Listens until the page is unloaded; calls back for each new violation. */
  listen(added: () => void): void {
    document.addEventListener("securitypolicyviolation", (event) => {
      const finding = findingOf(event);
      if (!finding || this.#blocked.has(finding.message)) return;
      this.#blocked.set(finding.message, finding);
      added();
    });
  }

  get findings(): Finding[] {
    return [...this.#blocked.values()];
  }
}

/** Matches URLs of our scripts, style sheets and chunks. */
const ours = /(^|\/)(yy(\.[a-z]+)?\.(js|css)|[\w-]+-[0-9a-f]{8}\.digested\.js)([?#]|$)/;

function findingOf(event: SecurityPolicyViolationEvent): Finding | undefined {
  const { blockedURI, effectiveDirective, sourceFile, target, disposition } = event;
  const element = target instanceof Element ? target : undefined;
  const isOurs =
    ours.test(blockedURI) || ours.test(sourceFile) || element?.localName.startsWith("yy-");
  if (!isOurs) return undefined;
  const what = blockedURI.startsWith("http") ? new URL(blockedURI).pathname : blockedURI;
  return {
    rule: "blocked-by-policy",
    code: "YY-310",
    severity: disposition === "report" ? "warning" : "error",
    place: element ?? document.documentElement,
    tag: element?.localName ?? "html",
    message: `the page's Content-Security-Policy blocks ${what || "this"} (${effectiveDirective})`,
    fix: `${effectiveDirective} 'self'`,
    docs,
  };
}
