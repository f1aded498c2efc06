import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { inRepository } from "../../repository";

declare module "vitest" {
  interface ProvidedContext {
    /** The tarball that `npm pack` made of `published/`. */
    readonly tarball: string;
  }
}

/** Packs the package once for all tests. */
export default function pack(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "yy-tarball-"));
  const name = execFileSync(
    "npm",
    [
      "pack",
      inRepository("published"),
      "--silent",
      "--ignore-scripts",
      "--pack-destination",
      folder,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  project.provide("tarball", join(folder, name.trim()));
  return () => rmSync(folder, { recursive: true, force: true });
}
