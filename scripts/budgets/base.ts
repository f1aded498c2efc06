import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/** The built files of the commit to compare with, or the reason why there are none. */
export type Base = BuiltBase | NoBase;

interface BuiltBase {
  readonly commit: string;
  /** The `dist/` of that commit. */
  readonly dist: string;
}

interface NoBase {
  /** The reason, as a clause: `this is the first commit`. */
  readonly missing: string;
}

/** How to build a commit. Tests use other repositories with other builds. */
export interface Recipe {
  /** Globs of all inputs of the build, as in turbo.json. */
  readonly inputs: readonly string[];
  /** The command that builds `dist/` in the folder of the base. */
  readonly build: readonly [command: string, ...parameters: string[]];
}

export const ownRecipe = (repository: string): Recipe => ({
  inputs: buildInputs(repository),
  build: ["node_modules/.bin/tsx", "scripts/build/index.ts"],
});

function buildInputs(repository: string): readonly string[] {
  const text = readFileSync(join(repository, "turbo.json"), "utf8");
  const { tasks } = JSON.parse(text) as { tasks: { "//#build": { inputs: readonly string[] } } };
  return tasks["//#build"].inputs;
}

/**
 * Finds the commit to compare a working tree with, and builds it in `.vitest/base/` unless it is
 * built already. On a branch it is the commit where the branch left the default branch; on the
 * default branch, the commit before.
 */
export function prepareBase(repository: string, recipe = ownRecipe(repository)): Base {
  const commit = findBase(repository);
  if (typeof commit !== "string") return commit;
  const short = commit.slice(0, 8);
  if (succeeds(repository, "git", "diff", "--quiet", commit, "--", ...pathspecs(recipe.inputs)))
    return { missing: `nothing that is built differs from ${short}` };
  const dist = join(repository, ".vitest/base", commit, "dist");
  if (existsSync(dist)) return { commit, dist };
  const reason = buildInto(dist, repository, commit, recipe);
  return reason === undefined ? { commit, dist } : { missing: `${short} was not built: ${reason}` };
}

function findBase(repository: string): string | NoBase {
  const git = (...parameters: string[]) => output(repository, "git", ...parameters);
  const head = git("rev-parse", "--verify", "--quiet", "HEAD");
  if (head === undefined) return { missing: "there is no commit" };
  const fork = ["origin/HEAD", "origin/main", "main"]
    .map((branch) => git("merge-base", "HEAD", branch))
    .find((commit) => commit !== undefined);
  if (fork !== undefined && fork !== head) return fork;
  const before = git("rev-parse", "--verify", "--quiet", "HEAD^");
  if (before !== undefined) return before;
  const isShallow = git("rev-parse", "--is-shallow-repository") === "true";
  return {
    missing: isShallow
      ? "this clone is too shallow to have the commit before"
      : "this is the first commit",
  };
}

const pathspecs = (globs: readonly string[]) =>
  globs.map((glob) =>
    glob.startsWith("!") ? `:(top,exclude,glob)${glob.slice(1)}` : `:(top,glob)${glob}`,
  );

/** Builds the commit. Returns the reason, in one line, when that fails. */
function buildInto(
  dist: string,
  repository: string,
  commit: string,
  { build: [command, ...parameters] }: Recipe,
): string | undefined {
  const folder = dirname(dist);
  // Only one base is kept, so that their number does not grow.
  rmSync(dirname(folder), { recursive: true, force: true });
  const sources = join(dirname(folder), "sources");
  mkdirSync(sources, { recursive: true });
  const unpack = 'git archive "$1" | tar -xf - -C "$2"';
  const failure =
    failureOf(repository, "sh", "-c", unpack, "sh", commit, sources) ??
    install(sources, repository, commit) ??
    failureOf(sources, command, ...parameters);
  if (failure === undefined) {
    mkdirSync(folder);
    renameSync(join(sources, "dist"), dist);
  }
  rmSync(sources, { recursive: true, force: true });
  return failure;
}

/**
 * Installs packages: as hard links when the lock file is the same, because no build step writes
 * into a package.
 */
function install(folder: string, repository: string, commit: string): string | undefined {
  const hasSamePackages = succeeds(
    ...[repository, "git", "diff", "--quiet", commit, "--", "package-lock.json"],
  );
  if (!hasSamePackages)
    return failureOf(folder, "npm", "install", "--no-audit", "--no-fund", "--ignore-scripts");
  const manifests = output(repository, "git", "ls-tree", "-r", "--name-only", commit) ?? "";
  const rooms = manifests.split("\n").filter((path) => /^([^/]+\/){0,2}package\.json$/.test(path));
  return rooms
    .map((path) => join(dirname(path), "node_modules"))
    .filter((path) => existsSync(join(repository, path)))
    .map((path) => failureOf(repository, "cp", "-al", path, join(folder, path)))
    .find((failure) => failure !== undefined);
}

function start(cwd: string, command: string, parameters: readonly string[]) {
  return spawnSync(command, parameters, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 64 * 1024 ** 2,
  });
}

const succeeds = (cwd: string, command: string, ...parameters: string[]) =>
  start(cwd, command, parameters).status === 0;

function output(cwd: string, command: string, ...parameters: string[]): string | undefined {
  const { status, stdout } = start(cwd, command, parameters);
  return status === 0 ? stdout.trim() : undefined;
}

/** Runs a command. Returns its last line of output when it fails. */
function failureOf(cwd: string, command: string, ...parameters: string[]): string | undefined {
  const { status, stdout, stderr, error } = start(cwd, command, parameters);
  if (status === 0) return undefined;
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => line.trim() !== "");
  return error?.message ?? lines.at(-1) ?? `${command} ended with ${status}`;
}
