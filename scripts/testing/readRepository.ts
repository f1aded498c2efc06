import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { inRepository, root, widgetNames } from "../repository";
import { RunStopped } from "../setup/RunStopped.mjs";
import { widgetsThatImport } from "./importers";
import type { Repository } from "./plan";

/** The widgets and the test files that are there, committed or not, and who imports what has changed of packages. */
export async function readRepository(changed: readonly string[] = []): Promise<Repository> {
  const sources = changed.filter(
    (path) => /^packages\/.*\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const files = [...listFiles("ls-files"), ...untracked()].filter((path) =>
    existsSync(inRepository(path)),
  );
  return {
    widgets: widgetNames(),
    tests: files.filter((path) => /\.(test|stories)\.tsx?$/.test(path)),
    importers: sources.length > 0 ? await widgetsThatImport(sources).catch(noImporters) : new Map(),
  };
}

/** A source that cannot be parsed just now: the tests themselves tell why. */
const noImporters = (): Repository["importers"] => new Map();

/** Files that differ from the last commit, those that git does not know yet among them; removed ones too. */
export function changedFiles(): string[] {
  return [...listFiles("diff", "HEAD", "--name-only", "--no-renames"), ...untracked()];
}

function untracked(): string[] {
  return listFiles("ls-files", "--others", "--exclude-standard");
}

/** @throws {RunStopped} where this is no clone */
function listFiles(command: string, ...options: string[]): string[] {
  try {
    const paths = execFileSync("git", [command, ...options, "-z"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 64 * 1024 * 1024,
    });
    return paths.split("\0").filter((path) => path !== "");
  } catch {
    throw new RunStopped("git could not list what has changed: this needs a clone with a commit.");
  }
}
