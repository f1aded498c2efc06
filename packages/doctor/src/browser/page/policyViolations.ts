import type { Finding } from "../../finding";

const docs = "docs/guide/csp.md";

/** What the page's policy has blocked of ours since the doctor is here; as findings, because the page's data does not tell. */
export class PolicyViolations {
  readonly #blocked = new Map<string, Finding>();

  /** Listens as long as the page lives; calls back at each new one. */
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

/** Of our files, of what our widgets ask for, and of attributes on our tags. */
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
    severity: disposition === "report" ? "warning" : "error",
    place: element ?? document.documentElement,
    tag: element?.localName ?? "html",
    message: `the page's Content-Security-Policy blocks ${what || "this"} (${effectiveDirective})`,
    fix: `${effectiveDirective} 'self'`,
    docs,
  };
}
