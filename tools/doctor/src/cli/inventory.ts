import { unsought } from "../inventory/changes";
import { Inventory, writtenTags } from "../inventory/Inventory";
import { type InventoryReport, inventoryText } from "../inventory/output";
import { languageOf } from "../inventory/readContent";
import { gitHistory } from "./gitHistory";
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
  const field = reports === undefined ? undefined : await readReports(reports);
  const unread: { file: string; problem: string }[] = [];
  if (field?.problem !== undefined) unread.push({ file: reports ?? "", problem: field.problem });
  const files: string[] = [];
  for await (const { file, problem } of walkFolders(patterns, isWanted))
    if (problem === undefined) files.push(file);
    else unread.push({ file, problem });
  const options = { ...(changes && { changes }), ...(converted !== undefined && { converted }) };
  const counted = new Inventory();
  const history = gitHistory(files);
  for await (const [file, read] of readInOrder(files, options, thread))
    if ("problem" in read) unread.push({ file, problem: read.problem });
    else counted.add(file, read);
  const lines = await history;
  const entries = counted.entries(lines?.dates);
  const concerned = counted.concerned(changes?.names ?? []);
  const report: InventoryReport = {
    files: counted.size,
    entries,
    history: lines === undefined ? "none" : lines.isShallow ? "shallow" : "whole",
    ...(changes && {
      against: { version: changes.version, concerned, unsought: unsought(changes) },
    }),
    ...(field && { reports: field.reports.join(writtenTags(entries)) }),
    unread,
  };
  const code = unread.length > 0 ? 2 : concerned.length > 0 ? 1 : 0;
  return { out: inventoryText(report, format), err: "", code };
}

const isWanted = (file: string) => languageOf(file) !== undefined;
