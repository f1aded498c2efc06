/** A problem that an engine finds in a page, a story or a policy. */
export interface Finding {
  readonly engine: Engine;
  /** The engine's own name of the broken rule. */
  readonly rule: string;
  /** A page's path or a story's id. */
  readonly place: string;
  /** The code that breaks the rule: an opening tag, a text or a line of markup. */
  readonly target: string;
  /** The engine's message. */
  readonly message: string;
}

export type Engine = "alfa" | "ibm" | "html-validate" | "csp_evaluator";

/** A finding before its place is known. */
export type PlacelessFinding = Omit<Finding, "place">;

/** Longer targets are cut; this is enough to find them in the page. */
const maxTargetLength = 160;

/** Markup in an engine's report, as one short line. */
export function shorten(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, maxTargetLength);
}
