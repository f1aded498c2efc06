import type { FileResults, RunResults } from "./results";

/** Tables in Markdown: each project, and the files of each, slowest first. Seconds in tests, summed over the workers. */
export function timesTable(results: readonly RunResults[]): string {
  const files = results.flatMap((run) => run.files);
  const projects = [...new Set(files.map(({ project }) => project))].map((name) => ({
    name,
    files: files.filter(({ project }) => project === name).sort((a, b) => b.seconds - a.seconds),
  }));
  return [
    "| project | files | tests | seconds | seconds a test |",
    "|---|---|---|---|---|",
    ...projects.map(
      (project) => `| ${project.name} | ${project.files.length} ${sums(project.files)}`,
    ),
    ...projects.flatMap((project) => [
      "",
      `## ${project.name}`,
      "",
      "| file | tests | seconds | seconds a test |",
      "|---|---|---|---|",
      ...project.files.map((file) => `| \`${withoutEnding(file.path)}\` ${sums([file])}`),
    ]),
  ].join("\n");
}

function sums(files: readonly FileResults[]): string {
  const tests = files.reduce((sum, file) => sum + file.tests, 0);
  const seconds = files.reduce((sum, file) => sum + file.seconds, 0);
  return `| ${tests} | ${seconds.toFixed(1)} | ${(seconds / Math.max(tests, 1)).toFixed(2)} |`;
}

function withoutEnding(path: string): string {
  return path.replace(/(\.browser)?\.(test|stories)\.tsx?$/, "");
}
