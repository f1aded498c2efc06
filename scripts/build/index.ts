/**
 * `npm run build`: writes `dist/` and, from the same sources on Preact, `dist/lite/` (contract 1.6).
 */
import { rmSync } from "node:fs";
import { inRepository } from "../repository";
import { buildBootstrap } from "./bootstrap";
import { buildChunks } from "./chunks";
import { flavours } from "./flavour";
import { writeManifest } from "./manifest";
import { buildPageStyles } from "./pageStyles";

const dist = inRepository("dist");
rmSync(dist, { recursive: true, force: true });

for (const flavour of flavours) {
  const chunks = await buildChunks(flavour);
  await buildBootstrap(flavour, chunks);
  await buildPageStyles(flavour);
}
// The whole tree last, so that its manifest covers the light flavour too.
for (const flavour of [...flavours].reverse()) writeManifest(flavour.outDir);
