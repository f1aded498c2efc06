import type { Failure, FileResults, ProjectResults, RunResults } from "./results";

/** Seconds that a file's tests may take before the report names it. */
export const fileBudget = 20;

const slowestShown = 10;

/** Of an error's message, so that the report of many failures can be read. */
const messageLinesShown = 16;

/** A part of a run, such as the install. */
export interface Phase {
  readonly name: string;
  readonly seconds: number;
}

/**
 * Where the time went: the phases, the projects, the slowest files, and every file over its budget.
 * @param run the id of this run: results of another come from a cache
 */
export function reportOf(
  phases: readonly Phase[],
  results: readonly RunResults[],
  run: string,
): string {
  const projects = results.flatMap((each) =>
    each.projects.map((project) => projectLine(project, each, each.run !== run)),
  );
  const files = results.flatMap((each) => each.files).sort((a, b) => b.seconds - a.seconds);
  const slowest = files.slice(0, slowestShown).map(fileLine);
  const overBudget = files
    .filter(({ seconds }) => seconds > fileBudget)
    .map(
      ({ path, project, seconds }) =>
        `takes longer than ${fileBudget} s: ${path} (${project}, ${seconds.toFixed(0)} s)`,
    );
  return [
    "",
    ...phaseLines(phases),
    ...table(["project", "files", "tests", "time", "in tests"], projects),
    "",
    ...table(["slowest files", "tests", "project", "in tests"], slowest),
    ...(overBudget.length > 0 ? ["", ...overBudget] : []),
    "",
  ].join("\n");
}

/** Every failed test and every error outside of tests, with the beginning of its message. Empty when there is none. */
export function failuresOf(results: readonly RunResults[]): string {
  const tests = results.flatMap(({ failures }) => failures.map(failureText));
  const others = results.flatMap(({ unhandledErrors }) =>
    unhandledErrors.map((message) => `error outside of tests\n${indented(message)}`),
  );
  return [...tests, ...others].map((text) => `${text}\n`).join("");
}

/**
 * `N passed, N failed`. Whatever stopped the run besides a test is one failure.
 * @param exitCode of the whole run
 */
export function totalsOf(results: readonly RunResults[], exitCode: number): string {
  const projects = results.flatMap((each) => each.projects);
  const sum = (count: (project: ProjectResults) => number) =>
    projects.reduce((total, project) => total + count(project), 0);
  const failed = sum((project) => project.failed);
  return `${sum((project) => project.passed)} passed, ${Math.max(failed, exitCode === 0 ? 0 : 1)} failed`;
}

function phaseLines(phases: readonly Phase[]): string[] {
  if (phases.length === 0) return [];
  const whole = phases.reduce((sum, { seconds }) => sum + seconds, 0);
  const parts = phases.map(({ name, seconds }) => `${name} ${duration(seconds)}`);
  return [`time: ${duration(whole)} (${parts.join(", ")})`, ""];
}

function projectLine(project: ProjectResults, { files }: RunResults, isCached: boolean): string[] {
  const own = files.filter((file) => file.project === project.name);
  return [
    project.name,
    String(own.length),
    String(project.passed + project.failed),
    isCached ? "from the cache" : duration(project.seconds),
    duration(own.reduce((sum, { seconds }) => sum + seconds, 0)),
  ];
}

function fileLine({ path, project, tests, seconds }: FileResults): string[] {
  return [path, String(tests), project, `${seconds.toFixed(1)} s`];
}

/** Where a test is that failed, and the beginning of its message. */
export function failureText({ path, project, name, message }: Failure): string {
  return `failed: ${path} (${project}) > ${name}\n${indented(message)}`;
}

function indented(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const shown = lines.slice(0, messageLinesShown).map((line) => `  ${line}`);
  return [...shown, ...(lines.length > shown.length ? ["  …"] : [])].join("\n");
}

/** `41 s`, `9 min 05 s`. */
function duration(seconds: number): string {
  const rounded = Math.round(seconds);
  if (rounded < 60) return `${rounded} s`;
  return `${Math.floor(rounded / 60)} min ${String(rounded % 60).padStart(2, "0")} s`;
}

/** Columns under their heads, the first one aligned to the left. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows].map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
}
