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
 * `yy.doctor.js`, for page authors: a script that runs as a module and as a classic one, the same
 * beside both flavours and `yy.all.js`. It has a renderer of its own, the small one.
 * @returns the modules whose code is in it
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
 * The command line of the doctor, one file, and beside it in `herb/` what its `init` writes.
 * @param outfile where `tools/doctor/bin` looks for it, unless it is another place
 * @returns esbuild's account of what came out
 */
export async function buildDoctorCli(
  outfile = inRepository("tools/doctor/dist/yy-doctor.js"),
): Promise<Metafile> {
  await buildHerbRules(join(dirname(outfile), "herb"));
  return bundleNodeCommand({
    entry: "tools/doctor/src/cli/main.ts",
    outfile,
    // The other form of jsonc-parser cannot be bundled.
    mainFields: ["module", "main"],
  });
}
