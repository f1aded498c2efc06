import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { bundle } from "./bundle";
import { flavoursIn } from "./flavour";

/** Output name → source file. */
export const doctorEntry = {
  "yy.doctor": inRepository("packages/doctor/src/browser/yy.doctor.ts"),
};

/**
 * `yy.doctor.js`, for page authors: a script that runs as a module and as a classic one, the same beside both flavours
 * and `yy.all.js`. It has a renderer of its own, the small one.
 * @param folder where it is built
 * @param others get a copy each, unless they are that folder
 */
export async function buildDoctor(folder: string, others: readonly string[]): Promise<void> {
  const lite = flavoursIn(folder).find(({ name }) => name === "lite");
  if (!lite) throw new Error("no flavour is called lite");
  await bundle({
    flavour: lite,
    entry: doctorEntry,
    outDir: folder,
    format: "iife",
    documented: true,
  });
  for (const other of others)
    if (other !== folder) copyFileSync(join(folder, "yy.doctor.js"), join(other, "yy.doctor.js"));
}
