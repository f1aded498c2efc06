import type { SuiteResult } from "./suites";

/** That many tests may fail once and pass alone before a run counts them as failed. */
const unstableAllowed = 2;

/** A failed test is shown with so many lines of its message. */
const messageLinesShown = 16;

/** A part of a run, such as the install. */
export interface Step {
  readonly name: string;
  readonly seconds: number;
}

/** What became of a run. */
export interface Outcome {
  /** In the order in which they ran. */
  readonly steps: readonly Step[];
  readonly results: readonly SuiteResult[];
  /** Steps that failed besides tests. */
  readonly broken: readonly string[];
  /** Tests that failed, and passed when their file ran alone. */
  readonly unstable: readonly string[];
}

/** Times, failures and, alone on the last line, `N passed, N failed`. */
export function reportOf({ steps, results, broken, unstable }: Outcome): {
  readonly text: string;
  readonly failed: number;
} {
  const failures = results.flatMap(({ suite, files }) =>
    files.flatMap((file) =>
      file.failures.map(
        ({ test, message }) => `failed: ${file.path} (${suite}) › ${test}\n${indented(message)}`,
      ),
    ),
  );
  const files = results.flatMap((result) => result.files);
  const tooUnstable = unstable.length > unstableAllowed ? unstable.length : 0;
  const passed = files.reduce((sum, file) => sum + file.passed, 0) - tooUnstable;
  const skipped = files.reduce((sum, file) => sum + file.skipped, 0);
  const failed = failures.length + broken.length + tooUnstable;
  const lines = [
    "",
    steps.map(({ name, seconds }) => `${name} ${duration(seconds)}`).join(", "),
    ...failures,
    ...broken.map((name) => `failed: ${name}, see above`),
    ...unstable.map((test) => `unstable: ${test}`),
    ...(skipped > 0 ? [`${skipped} not run`] : []),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: lines.join("\n"), failed };
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
