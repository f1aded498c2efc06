import { parseArgs } from "node:util";
import { refuseUnknown } from "../cli/options";
import { write } from "./files";
import { plan, type Step } from "./plan";

const options = { "dry-run": { type: "boolean" }, force: { type: "boolean" } } as const;

/**
 * `yy-doctor init`: writes the files with which editors show mistakes.
 * @param args the arguments after `init` on the command line
 * @param rules folder with the files for `.herb`
 * @returns the text to print, and the exit code: 1 when something is left to do
 * @throws Error with a sentence for the user; nothing is written when a file in the folder cannot
 * be read
 */
export async function init(
  args: readonly string[],
  rules: string,
): Promise<{ readonly out: string; readonly code: 0 | 1 }> {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  refuseUnknown(tokens, Object.keys(options));
  const [folder = ".", ...others] = positionals;
  if (others.length > 0) throw new Error(`init takes one folder, not ${positionals.join(" and ")}`);
  const steps = await plan(folder, rules, values.force === true);
  const isDry = values["dry-run"] !== undefined;
  const written = steps.filter(({ what }) => what === "create" || what === "update");
  if (!isDry) for (const { file, text } of written) write(folder, file, text);
  const isLeft = written.length < steps.filter(({ what }) => what !== "keep").length;
  return {
    out: summaryOf(steps, isDry),
    code: isLeft || (isDry && written.length > 0) ? 1 : 0,
  };
}

/** One line for each file that is changed or left alone; the rules' files share one line. */
function summaryOf(steps: readonly Step[], isDry: boolean): string {
  const counts = new Map<string, number>();
  for (const { file, what } of steps) {
    if (what === "keep") continue;
    const place = what === "leave" ? file : file.replace(/(rules\/yy\/).*/, "$1");
    const note = what === "leave" ? ": changed by hand; --force writes it all the same" : "";
    const line = `${what} ${place}${note}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts].map(([line, count]) => (count > 1 ? `${line} (${count} files)` : line));
  const kept = steps.filter(({ what }) => what === "keep").length;
  if (kept > 0) lines.push(`keep ${kept} files: as they should be`);
  if (isDry && counts.size > 0) lines.push("nothing is written: --dry-run");
  return lines.map((line) => `${line}\n`).join("");
}
