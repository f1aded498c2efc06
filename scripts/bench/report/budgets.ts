import budgets from "./budgets.json";
import { formatted, median, worst } from "./figures";
import { type Findings, samplesOf, type Verdict } from "./findings";

/** What `budgets.json` holds a figure to: a number, or so many times another figure. */
interface Budget {
  readonly what: string;
  readonly budget: string;
  /** `table / row / figure`, of several the worst; `*` stands for all rows. */
  readonly figure: string | readonly string[];
  readonly format: string;
  /** Whether the worst sample is held to it; else their median. */
  readonly isOfWorst?: boolean;
  readonly most?: number;
  readonly times?: number;
  readonly of?: string;
  /** A figure of the same row whose words tell what was measured. */
  readonly toldBy?: string;
}

/** On what was measured: of budgets here, and of those that a part knows itself. */
export function verdictsOn(findings: readonly Findings[]): readonly Verdict[] {
  return findings.flatMap(({ rows, verdicts = [] }) => [
    ...verdicts,
    ...(budgets as readonly Budget[]).flatMap((budget) => verdictOn(budget, rows) ?? []),
  ]);
}

function verdictOn(budget: Budget, rows: Findings["rows"]): Verdict | undefined {
  const { what, format, isOfWorst = false, of, times = 1, toldBy = "" } = budget;
  const statistic = isOfWorst ? worst : median;
  const all = [budget.figure].flat().flatMap((place) => measuredAt(rows, place));
  const [own] = all.toSorted((a, b) => statistic(b.samples) - statistic(a.samples));
  const [other] = of === undefined ? [] : measuredAt(rows, of);
  if (!own || (of !== undefined && !other)) return undefined;
  const value = statistic(own.samples);
  const most = other ? times * median(other.samples) : (budget.most ?? Number.NaN);
  const told = own.row.figures[toldBy];
  const texts = [formatted(own.samples, format), `${formatted([value], format)} at worst`];
  const measured = [
    typeof told === "string" ? told : texts.slice(0, isOfWorst ? 2 : 1).join(", "),
    all.length > 1 ? ` (${own.row.name}, ${own.figure})` : "",
    other ? ` against ${formatted(other.samples, format)}` : "",
    other ? `: ${(value / median(other.samples)).toFixed(2)} ×` : "",
  ];
  return { what, budget: budget.budget, measured: measured.join(""), holds: value <= most };
}

function measuredAt(rows: Findings["rows"], place: string) {
  const [table = "", name = "", figure = ""] = place.split(" / ");
  return (rows[table] ?? [])
    .filter((row) => name === "*" || name === row.name)
    .map((row) => ({ row, figure, samples: samplesOf(row, figure) }))
    .filter(({ samples }) => samples.length > 0);
}
