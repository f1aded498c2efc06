import { unsought } from "../inventory/changes";
import { Inventory, writtenTags } from "../inventory/Inventory";
import { type InventoryReport, inventoryText } from "../inventory/output";
import { languageOf } from "../inventory/readContent";
import { type GitHistory, gitHistory } from "./gitHistory";
import { readInOrder } from "./inventoryThreads";
import type { Outcome } from "./Outcome";
import type { InventoryOptions } from "./options";
import { readReports } from "./readReports";
import { releaseChanges } from "./releaseChanges";
import { walkFolders } from "./walkFolders";

/**
 * Counts the places where the public names are written, file by file.
 * @param thread the parameter of `readInOrder`
 * @returns exit code 0 when all was read; 1 when a change of the release concerns a file; 2 when a
 * file could not be read
 * @throws Error when an option or a pattern matches no file
 */
export async function inventory(
  patterns: readonly string[],
  { format, against, reports, converted }: InventoryOptions,
  thread?: URL,
): Promise<Outcome> {
  const changes = against === undefined ? undefined : releaseChanges(against);
  const fieldReports = reports === undefined ? undefined : await readReports(reports);
  const unread: { file: string; problem: string }[] = [];
  if (fieldReports?.problem !== undefined)
    unread.push({ file: reports ?? "", problem: fieldReports.problem });
  const files: string[] = [];
  for await (const { file, problem } of walkFolders(patterns, isWanted))
    if (problem === undefined) files.push(file);
    else unread.push({ file, problem });
  const options = { ...(changes && { changes }), ...(converted !== undefined && { converted }) };
  const counted = new Inventory();
  const historyRead = gitHistory(files);
  for await (const [file, read] of readInOrder(files, options, thread))
    if ("problem" in read) unread.push({ file, problem: read.problem });
    else counted.add(file, read);
  const history = await historyRead;
  const entries = counted.entries(history?.dates);
  const concerned = counted.concerned(changes?.names ?? []);
  const report: InventoryReport = {
    files: counted.size,
    entries,
    history: completenessOf(history),
    ...(changes && {
      against: { version: changes.version, concerned, unsought: unsought(changes) },
    }),
    ...(fieldReports && { reports: fieldReports.reports.join(writtenTags(entries)) }),
    unread,
  };
  const out = inventoryText(report, format);
  if (unread.length > 0) return { out, err: "", code: 2 };
  return { out, err: "", code: concerned.length > 0 ? 1 : 0 };
}

function completenessOf(history: GitHistory | undefined): InventoryReport["history"] {
  if (history === undefined) return "none";
  return history.isShallow ? "shallow" : "whole";
}

const isWanted = (file: string) => languageOf(file) !== undefined;
