import { build } from "esbuild";
import { inRepository } from "../repository";

/** The command line of the doctor, one file; only the parser of templates stays a package of its own. */
export async function buildDoctorCli(): Promise<void> {
  await build({
    entryPoints: [inRepository("packages/doctor/src/cli/main.ts")],
    outfile: inRepository("packages/doctor/dist/yy-doctor.js"),
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    external: ["@herb-tools/*"],
    logLevel: "warning",
  });
}
