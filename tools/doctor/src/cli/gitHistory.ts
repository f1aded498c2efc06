import { execFile, spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname, relative, sep } from "node:path";
import { promisify } from "node:util";
import { commitMark, type LineDates, LineHistory, logOptions } from "../inventory/history";

/** Data about files, from git. */
export interface GitHistory {
  readonly dates: LineDates;
  /** True when the repository is a shallow copy, so that lines look younger than they are. */
  readonly isShallow: boolean;
}

/**
 * Reads when each line of the files was last changed, from one log of their common folder and from
 * the changes that are not committed yet.
 * @returns undefined where there is no git, or no repository
 */
export async function gitHistory(files: readonly string[]): Promise<GitHistory | undefined> {
  const folder = commonFolder(files.map(dirname));
  if (folder === undefined) return undefined;
  const git = ["-c", "core.quotePath=false", "-C", folder];
  try {
    const facts = await promisify(execFile)("git", [
      ...git,
      "rev-parse",
      "--show-toplevel",
      "--is-shallow-repository",
    ]);
    const [root = "", shallow] = facts.stdout.trim().split("\n");
    const history = new LineHistory();
    const take = (line: string) => history.read(line);
    await eachLine([...git, "log", ...logOptions, "--", "."], take);
    take(commitMark);
    await eachLine([...git, "diff", "--unified=0", "--no-ext-diff", "HEAD", "--", "."], take);
    const paths = new Map(files.flatMap((file) => pathIn(root, file)));
    return {
      dates: (file, line) => history.dateOf(paths.get(file) ?? "", line),
      isShallow: shallow === "true",
    };
  } catch {
    return undefined;
  }
}

/** The file and its path in the repository; empty when the file was deleted meanwhile. */
function pathIn(root: string, file: string): (readonly [file: string, path: string])[] {
  try {
    return [[file, relative(root, realpathSync(file)).split(sep).join("/")]];
  } catch {
    return [];
  }
}

/** The common folder of the folders; undefined for an empty list. */
function commonFolder(folders: readonly string[]): string | undefined {
  let common: string[] | undefined;
  for (const folder of new Set(folders)) {
    const names = realpathSync(folder).split(sep);
    common ??= names;
    const differing = common.findIndex((name, at) => name !== names[at]);
    if (differing >= 0) common = common.slice(0, differing);
  }
  return common && (common.join(sep) || sep);
}

/** Calls back with each line of git's output, in Latin-1, while git runs. */
function eachLine(args: readonly string[], take: (line: string) => void): Promise<void> {
  const git = spawn("git", args, { stdio: ["ignore", "pipe", "ignore"] });
  let rest = "";
  git.stdout.setEncoding("latin1").on("data", (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
  return new Promise((resolve, reject) => {
    git.on("error", reject);
    git.on("close", (code) => {
      if (code !== 0) return reject(new Error(`git ended with ${code}`));
      if (rest !== "") take(rest);
      resolve();
    });
  });
}
