import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";
import type { WidgetSchema } from "@yy/element/config/schema";
import type { Finding } from "./finding";
import type { Page, PageElement } from "./page";

/**
 * Looks for one kind of mistake. A rule is a pure function, and reports nothing that depends on
 * parts of the page that are unknown.
 */
export interface Rule {
  readonly name: string;
  /** Code of the rule's findings, unless a finding has a code of its own. */
  readonly code: MistakeCode;
  /**
   * Set when the rule needs only one widget at a time, so that `check` may be called with some of
   * them.
   */
  readonly apart?: true;
  readonly check: (context: RuleContext) => Iterable<RuleFinding>;
}

/**
 * A finding as a rule returns it, without the rule's name and code; place, tag and docs are derived
 * from the element.
 */
export type RuleFinding = Omit<Finding, "rule" | "code" | "place" | "tag" | "docs"> & {
  /** Replaces the rule's code. */
  readonly code?: MistakeCode;
  readonly element: PageElement | undefined;
  /** Replaces the element's place. */
  readonly place?: unknown;
  /** Replaces the README of the element's widget. */
  readonly docs?: string;
};

/** Path of a widget's README in the repository. */
export const docsOf = (tag: string) => `widgets/${tag.slice("yy-".length)}/README.md`;

/** A page, with lists of its elements that several rules need. */
export interface RuleContext {
  readonly page: Page;
  readonly schemas: ReadonlyMap<string, WidgetSchema>;
  /** Every element, in document order. */
  readonly elements: readonly PageElement[];
  /** The elements whose tag has a schema. */
  readonly widgets: readonly CheckedWidget[];
}

export interface CheckedWidget {
  readonly element: PageElement;
  readonly schema: WidgetSchema;
}
