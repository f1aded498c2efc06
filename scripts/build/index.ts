/**
 * `npm run build`: writes `dist/` and, from the same sources on Preact, `dist/lite/` (contract 1.6). The former `dist/`
 * serves until the new one is whole.
 */
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inRepository } from "../repository";
import { buildBootstrap } from "./bootstrap";
import { buildChunks } from "./chunks";
import { flavoursIn } from "./flavour";
import { writeManifest } from "./manifest";
import { buildPageStyles } from "./pageStyles";

const workshop = mkdtempSync(inRepository(".dist-"));
process.on("exit", () => rmSync(workshop, { recursive: true, force: true }));

const fresh = join(workshop, "dist");
const flavours = flavoursIn(fresh);
for (const flavour of flavours) {
  const chunks = await buildChunks(flavour);
  await buildBootstrap(flavour, chunks);
  await buildPageStyles(flavour);
}
// The whole tree last, so that its manifest covers the light flavour too.
for (const { outDir } of [...flavours].reverse()) writeManifest(outDir);

rmSync(inRepository("dist"), { recursive: true, force: true });
renameSync(fresh, inRepository("dist"));
