/** A row of a table. */
export interface Row {
  readonly name: string;
  /** The names of the rows that this one is compared to. */
  readonly comparedTo?: readonly string[];
  /** Samples by name. */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** The results of one part of the bench. */
export interface Findings {
  /** The name of a table in `benchmarks.md.tpl` → its rows. */
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  /** The name of a placeholder in `benchmarks.md.tpl` → its text. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The samples of a figure; none when it was not measured. */
export const samplesOf = ({ figures }: Row, name: string): readonly number[] => figures[name] ?? [];
