import { dirname, join } from "node:path";
import type { Metafile } from "esbuild";
import { inRepository } from "../repository";
import { bundle } from "./bundle";
import { flavoursIn } from "./flavour";
import { buildHerbRules } from "./herbRules";
import { MappedCode } from "./MappedCode";
import { bundleNodeCommand } from "./nodeCommand";
import { bundledModules } from "./notices";

/** Output name → source file. */
export const doctorEntry = {
  "yy.doctor": inRepository("tools/doctor/src/browser/yy.doctor.ts"),
};

/**
 * Builds `yy.doctor.js`, for page authors. It runs both as a module and as a classic script, and is
 * the same for both flavours and `yy.all.js`. It contains its own renderer, Preact.
 * @returns the modules whose code is in the file
 */
export async function buildDoctor(folder: string): Promise<string[]> {
  const lite = flavoursIn(folder).find(({ name }) => name === "lite");
  if (!lite) throw new Error("no flavour is called lite");
  const metafile = await bundle({
    flavour: lite,
    entry: doctorEntry,
    outDir: folder,
    format: "iife",
    documented: true,
  });
  const built = join(folder, "yy.doctor.js");
  MappedCode.read(built).write(built);
  return bundledModules(metafile);
}

/**
 * Builds the doctor's command as one file, and beside it, in `herb/`, the files that its `init`
 * writes.
 * @param outfile by default the place where `tools/doctor/bin` looks for it
 * @returns esbuild's metafile
 */
export async function buildDoctorCli(
  outfile = inRepository("tools/doctor/dist/yy-doctor.js"),
): Promise<Metafile> {
  await buildHerbRules(join(dirname(outfile), "herb"));
  return bundleNodeCommand({
    entry: "tools/doctor/src/cli/main.ts",
    outfile,
    // The CommonJS form of jsonc-parser cannot be bundled.
    mainFields: ["module", "main"],
  });
}
