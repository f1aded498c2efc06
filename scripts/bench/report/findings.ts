/** One line of a table. */
export interface Row {
  readonly name: string;
  /** Names of the rows whose multiples its figures are. */
  readonly comparedTo?: readonly string[];
  /** Samples by name; and words that stand as they are. */
  readonly figures: Readonly<Record<string, readonly number[] | string>>;
}

/** What one part of the bench has found out. */
export interface Findings {
  /** Name of a table in `benchmarks.md.tpl` → its rows. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** Name of a place in the text of `benchmarks.md.tpl` → what stands there. */
  readonly words?: Readonly<Record<string, string>>;
  /** On budgets that are not in `budgets.json`. */
  readonly verdicts?: readonly Verdict[];
}

/** A budget, what was measured for it, and whether it holds. */
export interface Verdict {
  readonly what: string;
  readonly budget: string;
  readonly measured: string;
  readonly holds: boolean;
}

/** None where it was not measured. */
export function samplesOf({ figures }: Row, name: string): readonly number[] {
  const samples = figures[name];
  return samples === undefined || typeof samples === "string" ? [] : samples;
}
