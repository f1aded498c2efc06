import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";

/** A mistake on a page, or something that could be better. */
export interface Finding {
  /** Name of the rule, the same in every version: `unknown-tag`. */
  readonly rule: string;
  /** Which mistake it is, by the table of the guide; errors of widgets have the same codes. */
  readonly code: MistakeCode;
  readonly severity: Severity;
  /** Place of the element or attribute: a DOM element, or a position in a file. */
  readonly place: unknown;
  /** Tag of the element; `html` when the page as a whole lacks something. */
  readonly tag: string;
  /** Attribute with the mistake. */
  readonly attribute?: string;
  /** Describes the mistake; names tag, attribute and expectation, as errors of widgets do. */
  readonly message: string;
  /** What to write instead; if possible ready to paste. */
  readonly fix: string;
  /** Path of the documentation in the repository: `widgets/mask/README.md`. */
  readonly docs: string;
  /**
   * Replacements that together fix the mistake; absent when there is no fix, or more than one
   * possible fix.
   */
  readonly replacements?: readonly Replacement[];
}

/**
 * A replacement for a piece of the source that contains no code of the template: a name, or the end
 * of a tag.
 */
export interface Replacement {
  /** Start of the piece, in the form of {@link Finding.place}. */
  readonly place: unknown;
  /** The piece, in lower case. */
  readonly written: string;
  readonly text: string;
}

/**
 * error: a widget cannot work; warning: something does not do what was meant; advice: works, but
 * could be better.
 */
export type Severity = "error" | "warning" | "advice";
