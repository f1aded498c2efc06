import budgets from "./budgets.json";
import { formatted, median, spread, worst } from "./figures";
import { type Findings, type Row, samplesOf, type Verdict } from "./findings";

/** What `budgets.json` holds a figure to: a number, or so many times another figure. */
interface Budget {
  readonly what: string;
  readonly budget: string;
  /** `table / row / figure`; with `*` for the worst of all rows. */
  readonly figure: string;
  readonly format: string;
  /** Whether the worst sample is held to it; else their median. */
  readonly isOfWorst?: boolean;
  readonly most?: number;
  readonly times?: number;
  readonly of?: string;
  /** A figure of the same row whose words tell what was measured. */
  readonly toldBy?: string;
}

/** On the budgets whose figures were measured. */
export function verdictsOn(rows: Findings["rows"]): readonly Verdict[] {
  return (budgets as readonly Budget[]).flatMap((budget) => verdictOn(budget, rows));
}

function verdictOn(budget: Budget, rows: Findings["rows"]): readonly Verdict[] {
  const { what, isOfWorst = false, times = 1, most = Number.NaN, toldBy = "" } = budget;
  const statistic = isOfWorst ? worst : median;
  const own = measuredAt(rows, budget.figure);
  const other = measuredAt(rows, budget.of ?? budget.figure)[0];
  if (!own[0] || !other) return [];
  const { row, samples } = own.reduce((a, b) =>
    statistic(b.samples) > statistic(a.samples) ? b : a,
  );
  const limit = budget.of === undefined ? most : times * median(other.samples);
  const told = row.figures[toldBy];
  const parts = [
    typeof told === "string" ? told : formatted(samples, budget.format),
    isOfWorst && samples.length > 1
      ? `, ${formatted([worst(samples)], budget.format)} at worst`
      : "",
    own.length > 1 ? ` (${row.name})` : "",
    budget.of === undefined ? "" : comparison(samples, other.samples, budget),
  ];
  const measured = parts.join("");
  return [{ what, budget: budget.budget, measured, holds: statistic(samples) <= limit }];
}

/** Against a figure of which ours may be so many times. */
function comparison(
  ours: readonly number[],
  theirs: readonly number[],
  { format, times = 1 }: Budget,
): string {
  const ratio = (median(ours) / median(theirs)).toFixed(2);
  const distance = Math.abs(times * median(theirs) - median(ours));
  const isWithinSpread = distance <= times * spread(theirs) + spread(ours);
  const note = isWithinSpread && spread(ours) > 0 ? " (within the spread)" : "";
  return ` against ${formatted(theirs, format)}: ${ratio} ×${note}`;
}

interface Measured {
  readonly row: Row;
  readonly samples: readonly number[];
}

function measuredAt(rows: Findings["rows"], place: string): readonly Measured[] {
  const [table = "", name = "", figure = ""] = place.split(" / ");
  return (rows[table] ?? [])
    .filter((row) => name === "*" || name === row.name)
    .map((row) => ({ row, samples: samplesOf(row, figure) }))
    .filter(({ samples }) => samples.length > 0);
}
