import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { inRepository, root } from "../repository";

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();

/**
 * Stores the commit at which all pictures equalled their baselines. CI only checks stories that
 * have changed since. Does nothing when files differ from the commit.
 */
export function keepCheckedPictures(): void {
  if (git("status", "--porcelain") !== "") return;
  const commit = git("rev-parse", "HEAD");
  const path = "stories/baselines/checked.json";
  writeFileSync(inRepository(path), `${JSON.stringify({ commit }, null, 2)}\n`);
  console.log(`CI compares what changes after this commit: commit ${path}.`);
}
