/** What of Stryker's JSON report is read. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

const columns = ["Killed", "Survived", "NoCoverage", "Timeout"] as const;

/**
 * A table of the files, then each mutant that no test noticed, by its place: two of these, compared line by line, say
 * what has come and gone.
 */
export function domainSummary({ files }: StrykerReport): string {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const all = entries.flatMap(([, { mutants }]) => mutants);
  const cells = (mutants: readonly Mutant[]) =>
    columns.map((column) => mutants.filter(({ status }) => status === column).length).join(" | ");
  return [
    "| file | killed | survived | without a test | timed out |",
    "|---|---|---|---|---|",
    ...entries.map(([file, { mutants }]) => `| ${file} | ${cells(mutants)} |`),
    `| all | ${cells(all)} |`,
    "",
    ...entries.flatMap(([file, { mutants }]) => unnoticed(file, mutants)),
    "",
  ].join("\n");
}

function unnoticed(file: string, mutants: readonly Mutant[]): string[] {
  return mutants
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ location: { start }, mutatorName, replacement = "" }) => {
      const text = replacement.replace(/\s+/g, " ").slice(0, 80);
      return `- ${file}:${start.line}:${start.column} ${mutatorName}: ${text}`;
    })
    .sort();
}
