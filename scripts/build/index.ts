/**
 * `npm run build`: writes `dist/` and, from the same sources on Preact, `dist/lite/` (behaviour 6.4). The former
 * `dist/` serves until the new one is whole. The command line of the doctor goes to `packages/doctor/dist/`. With `--flavour react`, `dist/lite/` stays as it is.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inRepository } from "../repository";
import { buildBootstrap } from "./bootstrap";
import { buildChunks } from "./chunks/buildChunks";
import { buildDoctorCli } from "./doctor";
import { flavoursIn } from "./flavour";
import { writeManifest } from "./manifest";
import { buildPageStyles } from "./pageStyles";
import { writePreloads } from "./preloads";
import { makeWorkshop } from "./workshop";

const { flavour: only } = parseArgs({ options: { flavour: { type: "string" } } }).values;
if (only !== undefined && only !== "react") throw new Error(`--flavour is react, not "${only}"`);

const fresh = join(makeWorkshop(), "dist");
const flavours = flavoursIn(fresh).filter(({ name }) => only === undefined || name === only);
for (const flavour of flavours) {
  const chunks = await buildChunks(flavour);
  await buildBootstrap(flavour, chunks);
  await buildPageStyles(flavour);
  writePreloads(flavour.outDir, chunks);
}
const built = inRepository("dist");
const lite = join(built, "lite");
if (only !== undefined && existsSync(lite)) renameSync(lite, join(fresh, "lite"));
// The whole tree last, so that its manifest covers the light flavour too.
for (const { outDir } of [...flavours].reverse()) writeManifest(outDir);

rmSync(built, { recursive: true, force: true });
renameSync(fresh, built);
await buildDoctorCli();
