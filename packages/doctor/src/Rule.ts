import type { WidgetSchema } from "@yy/element/config/schema";
import type { Finding } from "./finding";
import type { Page, PageElement } from "./page";

/** One thing to look for on a page. Pure, and silent about what is unknown. */
export interface Rule {
  readonly name: string;
  readonly judge: (judged: JudgedPage) => Iterable<Complaint>;
}

/** A finding before its rule's name and the element's place are added. */
export type Complaint = Omit<Finding, "rule" | "place" | "tag" | "docs"> & {
  readonly element: PageElement | undefined;
  /** Instead of the element's. */
  readonly place?: unknown;
  /** Instead of the page of the element's widget. */
  readonly docs?: string;
};

/** The page about a widget, in the repository. */
export const docsOf = (tag: string) => `widgets/${tag.slice("yy-".length)}/README.md`;

/** A page, with what several rules look up in it. */
export interface JudgedPage {
  readonly page: Page;
  readonly schemas: ReadonlyMap<string, WidgetSchema>;
  /** Every element, in the order of the page. */
  readonly elements: readonly PageElement[];
  /** Those of known widgets. */
  readonly widgets: readonly JudgedWidget[];
}

export interface JudgedWidget {
  readonly element: PageElement;
  readonly schema: WidgetSchema;
}
