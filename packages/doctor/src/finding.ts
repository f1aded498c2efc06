/** Something wrong on a page, or better done otherwise. */
export interface Finding {
  /** Name of the rule: `unknown-tag`. */
  readonly rule: string;
  readonly severity: Severity;
  /** Of the element or attribute, as the page's reader wrote it. */
  readonly place: unknown;
  /** The tag it is about; `html` for what the whole page lacks. */
  readonly tag: string;
  /** The attribute it is about. */
  readonly attribute?: string;
  /** What is wrong, naming tag, attribute and expectation, as the errors of the widgets do. */
  readonly message: string;
  /** What to write; ready to paste where that is possible. */
  readonly fix: string;
  /** Path of the page about it in the repository: `widgets/mask/README.md`. */
  readonly docs: string;
}

/** error: a widget cannot work; warning: something does not do what was meant; advice: better done otherwise. */
export type Severity = "error" | "warning" | "advice";
