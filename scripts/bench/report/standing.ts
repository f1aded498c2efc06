import { quantile } from "./figures";
import { type Row, samplesOf } from "./findings";

/** The standing of one contender against another in a figure of which less is better. */
export type Standing = "ahead" | "level" | "behind";

/**
 * Level means that the middle halves of their samples overlap. Undefined when one was not measured.
 */
export function standingOf(row: Row, other: Row, figure: string): Standing | undefined {
  const [ours, theirs] = [samplesOf(row, figure), samplesOf(other, figure)];
  if (ours.length === 0 || theirs.length === 0) return undefined;
  if (quantile(ours, 0.75) < quantile(theirs, 0.25)) return "ahead";
  return quantile(ours, 0.25) > quantile(theirs, 0.75) ? "behind" : "level";
}

/** Figures of the report's first table with an empty cache → their names in the text. */
const told = {
  "cold scripts": "bytes of script",
  "cold FCP": "first paint",
  "cold LCP": "largest paint",
  "cold TBT": "blocking",
  "cold longest": "the longest task",
  "cold seguir": "the first “seguir”",
  "cold modal": "the first modal",
  "cold heap": "heap",
} as const;
type Told = keyof typeof told;

/** The goal in the report is to be ahead of jQuery in these figures. */
const goal: readonly Told[] = ["cold scripts", "cold FCP", "cold TBT", "cold seguir", "cold heap"];

const inEach = ["ahead", "level", "behind"] as const;

/** A sentence for each compared row: in which figures it is ahead, level and behind. */
export function standingSentence(rows: readonly Row[]): string {
  const clauses = comparisons(rows).map(([row, other]) => {
    const parts = inEach.flatMap((standing) => {
      const figures = figuresThat(standing, row, other);
      return figures.length === 0 ? [] : [`${standing} in ${listed(figures)}`];
    });
    return `${row.name} is ${parts.join("; ")}`;
  });
  const [[, other] = []] = comparisons(rows);
  return `Beside ${other?.name}, on a phone with an empty cache:\n\n${clauses.map((clause) => `- ${clause}.`).join("\n")}`;
}

/**
 * How far the goal is met, such as "3 of 5; not blocking, heap", for each flavour of the rows that
 * wait for a touch.
 */
export function goalWords(rows: readonly Row[]): Readonly<Record<string, string>> {
  const words = comparisons(rows).map(([row, other]) => {
    const missed = goal.filter((figure) => standingOf(row, other, figure) !== "ahead");
    const text = `${goal.length - missed.length} of ${goal.length}`;
    const not = missed.map((figure) => told[figure]);
    return [row.name, missed.length === 0 ? text : `${text}; not ${listed(not)}`] as const;
  });
  const of = (name: string) => words.find(([each]) => each === name)?.[1] ?? "not measured";
  return {
    listingGoalReact: of("ours, React, on touch"),
    listingGoalLite: of("ours, lite, on touch"),
  };
}

const comparisons = (rows: readonly Row[]) =>
  rows.flatMap((row) => {
    const other = rows.find(({ name }) => row.comparedTo?.includes(name));
    return other ? [[row, other] as const] : [];
  });

const figuresThat = (standing: Standing, row: Row, other: Row) =>
  (Object.keys(told) as Told[])
    .filter((figure) => standingOf(row, other, figure) === standing)
    .map((figure) => told[figure]);

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
