import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { buildSite } from "../buildSite";

declare module "vitest" {
  interface ProvidedContext {
    /** The built site, without Storybook. */
    readonly site: string;
  }
}

/** Builds the site once for all tests. */
export default async function build(project: TestProject): Promise<() => void> {
  const parent = mkdtempSync(join(tmpdir(), "yy-site-"));
  const folder = join(parent, "site");
  await buildSite(folder);
  project.provide("site", folder);
  return () => rmSync(parent, { recursive: true, force: true });
}
