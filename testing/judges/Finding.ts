/** Something that an engine finds wrong with a page, a story or a policy. */
export interface Finding {
  readonly engine: Engine;
  /** The engine's own name of the rule that is broken. */
  readonly rule: string;
  /** A page's path or a story's id. */
  readonly place: string;
  /** What breaks it: an opening tag, a text, a line of markup. */
  readonly target: string;
  /** What the engine says. */
  readonly message: string;
}

export type Engine = "alfa" | "ibm" | "html-validate" | "csp_evaluator";

/** A finding before the place is known where it was made. */
export type PlacelessFinding = Omit<Finding, "place">;

/** The longest target that is kept: enough to find it in the page. */
const longest = 160;

/** One line of an engine's report on markup. */
export function shorten(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, longest);
}
