import { existsSync, rmSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    hasNeedlessPicture(name: string): Promise<boolean>;
  }
}

/** The path of a baseline: `baselines/follow-button/not-following-390-dark.png`. */
export const baselineOf = (testFile: string, name: string, ending: string) =>
  fileURLToPath(new URL(`../baselines/${pictureName(testFile, name, ending)}`, import.meta.url));

/** `follow-button/not-following-390-dark.png` */
export const pictureName = (testFile: string, name: string, ending: string) =>
  `${testFile.replace(".stories.ts", "")}/${name}${ending}`;

/** Whether a baseline exists that is not needed. An update of the pictures removes it first. */
export const hasNeedlessPicture: BrowserCommand<[name: string]> = ({ testPath, project }, name) => {
  const path = baselineOf(basename(testPath ?? ""), name, ".png");
  if (project.config.snapshotOptions.updateSnapshot === "all") rmSync(path, { force: true });
  return existsSync(path);
};
