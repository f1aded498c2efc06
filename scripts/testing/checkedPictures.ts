import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { inRepository, root } from "../repository";

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();

/**
 * Keeps the commit at which all pictures were as they are kept: from it on CI looks for stories
 * that have changed. Nothing where files differ from that commit.
 */
export function keepCheckedPictures(): void {
  if (git("status", "--porcelain") !== "") return;
  const commit = git("rev-parse", "HEAD");
  const path = "stories/baselines/checked.json";
  writeFileSync(inRepository(path), `${JSON.stringify({ commit }, null, 2)}\n`);
  console.log(`CI compares what changes after this commit: commit ${path}.`);
}
