import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { buildBootstrap } from "./bootstrap";
import { buildChunks } from "./chunks/buildChunks";
import { buildDoctor, buildDoctorCli } from "./doctor";
import { type Flavour, flavoursIn } from "./flavour";
import { writeInlineScript } from "./inlineScript";
import { buildLanguageServer } from "./languageServer";
import { buildLooks } from "./looks";
import { filesOfTags, writeImportMap, writeManifest, writePreloads, writeSizes } from "./manifest";
import { writeNotices } from "./notices";
import { buildPageStyles } from "./pageStyles";

/**
 * Writes `dist/` and, from the same sources on Preact, `dist/lite/` (behaviour 6.4). The former
 * `dist/` stays in place until the new one is complete. The commands go to `dist/` of their tools.
 * @param only the flavour to build; the other one stays as it is
 */
export async function buildDist(only?: "react"): Promise<void> {
  // The folder is beside `dist/`, so that it can be renamed to it.
  const fresh = mkdtempSync(inRepository(".dist-"));
  process.on("exit", () => rmSync(fresh, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => process.exit(1));

  const flavours = flavoursIn(fresh).filter(({ name }) => only === undefined || name === only);
  for (const flavour of flavours) await buildFlavour(flavour);
  const built = inRepository("dist");
  const lite = join(built, "lite");
  if (only !== undefined && existsSync(lite)) renameSync(lite, join(fresh, "lite"));
  // The outer folder comes last, so that its manifest covers the light flavour too.
  for (const { outDir } of flavours.toReversed()) writeManifest(outDir);

  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
  await buildDoctorCli();
  await buildLanguageServer();
}

async function buildFlavour(flavour: Flavour): Promise<void> {
  const { outDir } = flavour;
  const chunks = await buildChunks(flavour);
  const modules = [...(await buildBootstrap(flavour, chunks)), ...(await buildDoctor(outDir))];
  writeInlineScript(outDir);
  await buildPageStyles(flavour);
  await buildLooks(flavour);
  writeNotices(outDir, [...chunks.modules, ...modules]);
  const needed = filesOfTags(chunks);
  writePreloads(outDir, needed);
  writeImportMap(outDir, chunks);
  await writeSizes(outDir, needed);
}
