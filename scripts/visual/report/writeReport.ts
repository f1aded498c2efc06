import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Difference } from "../check/checkStory";
import { visualFolder } from "../visualFolder";
import { reportPage } from "./reportPage";

const file = join(visualFolder, "report.html");

/**
 * Writes the page that shows what differs; removes the one of the run before when nothing does.
 * @returns where it is
 */
export async function writeReport(differences: readonly Difference[]): Promise<string | undefined> {
  rmSync(file, { force: true });
  if (differences.length === 0) return undefined;
  mkdirSync(visualFolder, { recursive: true });
  writeFileSync(file, await reportPage(differences));
  return file;
}
