import { build, type Metafile } from "esbuild";
import { inRepository } from "../repository";

/** Where `tools/doctor/bin` looks for it. */
const builtFile = inRepository("tools/doctor/dist/yy-doctor.js");

/**
 * The command line of the doctor, one file; only the parser of templates stays a package of its own.
 * @returns esbuild's account of what came out
 */
export async function buildDoctorCli(outfile = builtFile): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [inRepository("tools/doctor/src/cli/main.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@herb-tools/*"],
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "warning",
    metafile: true,
  });
  return metafile;
}
