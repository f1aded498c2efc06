import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Base, prepareBase, type Recipe } from "./base";

/** Its `dist/` says what `source.txt` said. */
const recipe: Recipe = {
  inputs: ["source.txt", "!**/*.md"],
  build: ["sh", "-c", "mkdir dist && cp source.txt dist"],
};

let parent: string;
let repository: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "yy-base-"));
  repository = join(parent, "origin");
  mkdirSync(repository);
  git(repository, "init", "--quiet", "--initial-branch=main");
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function git(cwd: string, ...parameters: string[]): string {
  const identity = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "core.hooksPath=/dev/null"];
  return execFileSync("git", [...identity, ...parameters], { cwd, encoding: "utf8" }).trim();
}

/** Returns its hash. */
function commit(folder: string, source: string, files: Readonly<Record<string, string>> = {}) {
  const all = { "source.txt": source, "package-lock.json": "{}", ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, name), text);
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "--message", source);
  return git(folder, "rev-parse", "HEAD");
}

function clone(...parameters: string[]): string {
  const folder = join(parent, "clone");
  git(parent, "clone", "--quiet", ...parameters, `file://${repository}`, folder);
  return folder;
}

const prepare = (folder: string) => prepareBase(folder, recipe);
const builtSource = (base: Base) =>
  "dist" in base ? readFileSync(join(base.dist, "source.txt"), "utf8") : base.missing;

describe("the base", () => {
  it("is where a branch left the default one, however far that has gone since", () => {
    const left = commit(repository, "left here");
    const folder = clone();
    git(folder, "switch", "--quiet", "--create", "branch");
    commit(folder, "first of the branch");
    commit(folder, "second of the branch");
    commit(repository, "somebody else's");
    git(folder, "fetch", "--quiet");
    const base = prepare(folder);
    expect(base).toMatchObject({ commit: left });
    expect(builtSource(base)).toBe("left here");
  });

  it("is the commit before on the default branch itself, and of a merge the one merged into", () => {
    commit(repository, "first");
    git(repository, "switch", "--quiet", "--create", "branch");
    commit(repository, "of the branch");
    git(repository, "switch", "--quiet", "main");
    const before = commit(repository, "first", { "notes.md": "before the merge" });
    git(repository, "merge", "--quiet", "--no-ff", "--message", "merge", "branch");
    expect(prepare(clone())).toMatchObject({ commit: before });
    expect(prepare(repository)).toMatchObject({ commit: before });
  });

  it("is built once, and takes the place of one of another commit", () => {
    commit(repository, "first");
    commit(repository, "second");
    const first = prepare(repository);
    if (!("dist" in first)) throw new Error(first.missing);
    writeFileSync(join(first.dist, "source.txt"), "built before");
    expect(builtSource(prepare(repository))).toBe("built before");
    commit(repository, "third");
    expect(builtSource(prepare(repository))).toBe("second");
    expect(existsSync(first.dist)).toBe(false);
  });

  it("is built in a folder of its own, with the packages that are installed", () => {
    commit(repository, "first", { "package.json": "{}", ".gitignore": "node_modules" });
    commit(repository, "second");
    mkdirSync(join(repository, "node_modules"));
    writeFileSync(join(repository, "node_modules/tool.txt"), "a tool");
    writeFileSync(join(repository, "source.txt"), "not committed");
    const build = ["sh", "-c", "mkdir dist && cp node_modules/tool.txt dist/source.txt"] as const;
    expect(builtSource(prepareBase(repository, { ...recipe, build }))).toBe("a tool");
  });

  it("is built with packages of its own where the lock file is another one", () => {
    const manifest = JSON.stringify({ dependencies: { tool: "file:./tool" } });
    mkdirSync(join(repository, "tool"));
    writeFileSync(join(repository, "tool/package.json"), '{"name":"tool","version":"1.2.3"}');
    commit(repository, "first", {
      "package.json": manifest,
      "package-lock.json": lockOf(manifest),
    });
    commit(repository, "second", { "package.json": "{}" });
    const build = [
      "sh",
      "-c",
      "mkdir dist; cp node_modules/tool/package.json dist/source.txt",
    ] as const;
    expect(builtSource(prepareBase(repository, { ...recipe, build }))).toContain("1.2.3");
  });
});

/** As npm writes it for a package in a folder beside the manifest. */
const lockOf = (manifest: string) =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      "": JSON.parse(manifest),
      "node_modules/tool": { resolved: "tool", link: true },
      tool: { version: "1.2.3" },
    },
  });

describe("there is no base, and a reason is given,", () => {
  it("where there is no commit", () => {
    expect(prepare(repository)).toEqual({ missing: "there is no commit" });
  });

  it("for the first commit", () => {
    commit(repository, "first");
    expect(prepare(repository)).toEqual({ missing: "this is the first commit" });
  });

  it("in a shallow clone", () => {
    commit(repository, "first");
    commit(repository, "second");
    const missing = "this clone is too shallow to have the commit before";
    expect(prepare(clone("--depth=1"))).toEqual({ missing });
  });

  it("where nothing that is built differs", () => {
    const first = commit(repository, "the same").slice(0, 8);
    commit(repository, "the same", { "notes.md": "written since" });
    const missing = `nothing that is built differs from ${first}`;
    expect(prepare(repository)).toEqual({ missing });
    writeFileSync(join(repository, "source.txt"), "not committed");
    expect(builtSource(prepare(repository))).toBe("the same");
  });

  it("where it cannot be built, which is tried again the next time", () => {
    const first = commit(repository, "first").slice(0, 8);
    commit(repository, "second");
    const build = [
      "sh",
      "-c",
      "mkdir dist; echo it is late; echo no such word >&2; exit 1",
    ] as const;
    const missing = `${first} was not built: no such word`;
    expect(prepareBase(repository, { ...recipe, build })).toEqual({ missing });
    expect(builtSource(prepare(repository))).toBe("first");
  });
});
