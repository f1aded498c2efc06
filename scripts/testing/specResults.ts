import type { RunResults } from "./results";

/** What RSpec's JSON formatter writes, as far as it is used here. */
interface SpecReport {
  readonly examples: readonly {
    readonly file_path: string;
    readonly run_time: number;
    readonly status: "passed" | "failed" | "pending";
    readonly full_description: string;
    readonly exception?: { readonly message: string };
  }[];
  readonly summary: {
    readonly duration: number;
    readonly errors_outside_of_examples_count: number;
  };
}

const gem = "packages/rails";

/** The results of the gem's specs, from RSpec's JSON. */
export function specResults(json: string, run: string): RunResults {
  const { examples, summary } = JSON.parse(json) as SpecReport;
  const count = (status: string) => examples.filter((example) => example.status === status).length;
  const paths = [...new Set(examples.map((example) => example.file_path))];
  return {
    run,
    projects: [
      { name: "gem", passed: count("passed"), failed: count("failed"), seconds: summary.duration },
    ],
    files: paths.map((path) => {
      const own = examples.filter((example) => example.file_path === path);
      return {
        path: inRepository(path),
        project: "gem",
        tests: own.length,
        seconds: own.reduce((sum, { run_time }) => sum + run_time, 0),
      };
    }),
    failures: examples
      .filter(({ status }) => status === "failed")
      .map(({ file_path, full_description, exception }) => ({
        path: inRepository(file_path),
        project: "gem",
        name: full_description,
        message: exception?.message ?? "",
      })),
    unhandledErrors: Array.from(
      { length: summary.errors_outside_of_examples_count },
      () => "see RSpec's output above",
    ),
  };
}

function inRepository(path: string): string {
  return path.replace(/^\./, gem);
}
