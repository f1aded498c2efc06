import { mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { buildBootstrap } from "../build/bootstrap";
import { buildChunks } from "../build/chunks/buildChunks";
import { type Flavour, flavoursIn } from "../build/flavour";
import { writeManifest, writePreloads } from "../build/manifest";
import { buildPageStyles } from "../build/pageStyles";
import { inRepository } from "../repository";

export type FlavourName = Flavour["name"];

const dist = inRepository("dist");

/** Builds one flavour from the sources as they are, in the place of what `dist/` holds of it; the other one stays. */
export async function buildFlavour(name: FlavourName): Promise<void> {
  const workshop = mkdtempSync(inRepository(".dist-"));
  try {
    for (const flavour of flavoursIn(workshop)) {
      if (flavour.name !== name) continue;
      const chunks = await buildChunks(flavour);
      await buildBootstrap(flavour, chunks);
      await buildPageStyles(flavour);
      writePreloads(flavour.outDir, chunks);
      moveContents(flavour.outDir, join(dist, relative(workshop, flavour.outDir)));
    }
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Brings the manifests in step with what was built. */
export function writeManifests(): void {
  // The whole tree last: its manifest covers the light flavour too.
  for (const { outDir } of [...flavoursIn(dist)].reverse()) writeManifest(outDir);
}

function moveContents(from: string, to: string): void {
  for (const name of readdirSync(from)) {
    rmSync(join(to, name), { recursive: true, force: true });
    renameSync(join(from, name), join(to, name));
  }
}
