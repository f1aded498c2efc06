import type { WidgetSchema } from "@yy/element/config/schema";
import { onVisited } from "@yy/page/moments";
import { createStore } from "zustand/vanilla";
import { checkInSlices } from "../../checkPage";
import type { Finding, Severity } from "../../finding";
import { inSlices } from "./inSlices";
import { PolicyViolations } from "./policyViolations";
import { readPage } from "./readPage";
import { scriptThatDidNotRun } from "./scriptThatDidNotRun";
import { watchPage } from "./watchPage";

/** A finding with its element. */
export interface Found extends Finding {
  /** Key of the finding: the same as long as the mistake stays on the page. */
  readonly id: string;
  readonly element: WeakRef<Element> | undefined;
}

interface Examination {
  /** Errors first; undefined until the page has been read once. */
  readonly found: readonly Found[] | undefined;
}

const order: readonly Severity[] = ["error", "warning", "advice"];

/** Applies the rules whenever the page changes, in slices between the page's own work. */
export class PageDoctor {
  readonly store = createStore<Examination>(() => ({ found: undefined }));
  readonly #schemas: readonly WidgetSchema[];
  readonly #violations = new PolicyViolations();
  readonly #numbers = new WeakMap<Element, number>();
  #count = 0;
  #look: AbortController | undefined;

  constructor(schemas: readonly WidgetSchema[]) {
    this.#schemas = schemas;
    this.#violations.listen(() => this.#lookAgain());
  }

  /** Call once: watches the page until it is unloaded. */
  start(): void {
    watchPage(() => this.#lookAgain());
    onVisited(() => this.#lookAgain());
  }

  #lookAgain(): void {
    this.#look?.abort();
    this.#look = new AbortController();
    inSlices(this.#check(), this.#look.signal)
      .then((findings) => findings && this.#found(findings))
      .catch(console.error);
  }

  *#check(): Generator<void, Finding[]> {
    const page = yield* readPage(document);
    const findings: Finding[] = [];
    for (const some of checkInSlices(page, this.#schemas)) {
      findings.push(...some);
      yield;
    }
    return [...findings, ...scriptThatDidNotRun(document), ...this.#violations.findings];
  }

  #found(findings: readonly Finding[]): void {
    const found = findings.map((finding) => {
      const element = finding.place instanceof Element ? finding.place : undefined;
      const { rule, attribute = "", message } = finding;
      return {
        ...finding,
        id: `${element ? this.#numberOf(element) : 0} ${rule} ${attribute} ${message}`,
        element: element && new WeakRef(element),
      };
    });
    found.sort((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));
    this.store.setState({ found });
  }

  #numberOf(element: Element): number {
    const known = this.#numbers.get(element);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#numbers.set(element, this.#count);
    return this.#count;
  }
}
