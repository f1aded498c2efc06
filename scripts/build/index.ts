/**
 * `npm run build`: writes `dist/` and, from the same sources on Preact, `dist/lite/` (behaviour 6.4). The former
 * `dist/` serves until the new one is whole. With `--flavour react`, `dist/lite/` stays as it is. The doctor's
 * command line goes to `tools/doctor/dist/`.
 */
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inRepository } from "../repository";
import { buildBootstrap } from "./bootstrap";
import { digested } from "./bundle";
import { buildChunks } from "./chunks/buildChunks";
import { buildDoctor } from "./doctor";
import { buildDoctorCli } from "./doctorCli";
import { flavoursIn } from "./flavour";
import { writeImportMap, writeManifest } from "./manifest";
import { writeNotices } from "./notices";
import { buildPageStyles } from "./pageStyles";
import { writePreloads } from "./preloads";
import { writeSizes } from "./sizes";
import { makeWorkshop } from "./workshop";

const { flavour: only } = parseArgs({ options: { flavour: { type: "string" } } }).values;
if (only !== undefined && only !== "react") throw new Error(`--flavour is react, not "${only}"`);

const fresh = join(makeWorkshop(), "dist");
const flavours = flavoursIn(fresh).filter(({ name }) => only === undefined || name === only);
const ofDoctor = await buildDoctor(
  fresh,
  flavours.map(({ outDir }) => outDir),
);
for (const flavour of flavours) {
  const { outDir } = flavour;
  const chunks = await buildChunks(flavour);
  const modules = await buildBootstrap(flavour, chunks);
  await buildPageStyles(flavour);
  writeNotices(outDir, [...chunks.modules, ...modules, ...ofDoctor]);
  writePreloads(outDir, chunks);
  writeImportMap(
    outDir,
    chunks.widgets.map(({ name }) => `chunks/${name}-${chunks.release}${digested}`),
  );
  await writeSizes(outDir);
}
const built = inRepository("dist");
const lite = join(built, "lite");
if (only !== undefined && existsSync(lite)) renameSync(lite, join(fresh, "lite"));
// The whole tree last, so that its manifest covers the light flavour too.
for (const { outDir } of [...flavours].reverse()) writeManifest(outDir);

rmSync(built, { recursive: true, force: true });
renameSync(fresh, built);
await buildDoctorCli();
