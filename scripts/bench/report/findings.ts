/** One line of a table. */
export interface Row {
  readonly name: string;
  /** Names of the rows whose multiples its figures are. */
  readonly comparedTo?: readonly string[];
  /** Samples by name. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** What one part of the bench has found out. */
export interface Findings {
  /** Name of a table in `benchmarks.md.tpl` → its rows. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** Name of a place in the text of `benchmarks.md.tpl` → what stands there. */
  readonly words?: Readonly<Record<string, string>>;
}

/** None where it was not measured. */
export const samplesOf = ({ figures }: Row, name: string): readonly number[] => figures[name] ?? [];
