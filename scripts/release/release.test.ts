import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RunStopped } from "../setup/run.mjs";
import { lastChange } from "./lastChange";
import { makeArtefactsOfHead, makeRelease, type Workshop } from "./release";

let repository = "";

const git = (...words: string[]) =>
  execFileSync("git", words, { cwd: repository, encoding: "utf8" }).trim();

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), text);
};
const read = (path: string) => readFileSync(join(repository, path), "utf8");

const commit = (message: string) => {
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
};

const manifest = (name: string) =>
  `{\n  "name": "@yy/${name}",\n  "version": "0.1.0",\n  "dependencies": { "@yy/page": "0.1.0", "ky": "0.1.0" }\n}\n`;

const files: Readonly<Record<string, string>> = {
  ".gitignore": "/release/\n/.release-*/\n",
  ".changeset/README.md": "# Changesets\n",
  ".changeset/one.md": '---\n"@yy/widgets": minor\n---\n\n`yy-form`: one.\n\nTo do: write `x`.\n',
  "scripts/release/upgrade.pt.md": "escreva [`x`](../../docs/guide/x.md).\n",
  "widgets/package.json": manifest("widgets"),
  "packages/page/package.json": manifest("page"),
  "packages/laravel/composer.json": '{\n  "name": "yy/laravel",\n  "version": "0.1.0"\n}\n',
  "demo-pages/laravel/composer.json": '{\n  "versions": { "yy/laravel": "0.1.0" }\n}\n',
  "package-lock.json": JSON.stringify({
    packages: {
      widgets: { version: "0.1.0", dependencies: { "@yy/page": "0.1.0", ky: "0.1.0" } },
      "node_modules/ky": { version: "0.1.0" },
    },
  }),
  "widgets/CHANGELOG.md": "# @yy/widgets\n\n## 0.1.0\n\nThe first version.\n",
  "docs/guide/atualizacoes.md": "# atualizações\n\n<!-- upgrades -->\n\n## o que é público\n",
};

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "yy-release-test-"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.email", "author@example.com");
  git("config", "user.name", "Author");
  for (const [path, text] of Object.entries(files)) write(path, text);
  commit("The first change");
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** Publishes one file, with what it was given. */
const workshop: Workshop = {
  check: () => Promise.resolve(),
  namesSince: () =>
    Promise.resolve({
      least: "0.1.1",
      keep: async (folder, version) => writeFileSync(join(folder, "names"), version),
    }),
  makeArtefacts: async ({ folder }, release, output) => {
    const { version } = JSON.parse(readFileSync(join(folder, "widgets/package.json"), "utf8"));
    writeFileSync(join(output, "artefact"), JSON.stringify({ ...release, written: version }));
  },
};

const release = (version: string, other: Partial<Workshop> = {}, isRehearsal = false) =>
  makeRelease(repository, { version, isRehearsal }, { ...workshop, ...other });

/** Nothing of a release is left behind. */
function expectNothingDone(head: string): void {
  expect(git("rev-parse", "HEAD")).toBe(head);
  expect(git("status", "--porcelain")).toBe("");
  expect(git("tag")).toBe("");
  expect(git("worktree", "list").split("\n")).toHaveLength(1);
  expect(readdirSync(repository).filter((name) => name.includes("release"))).toEqual([]);
}

describe("a release", () => {
  it("is a commit with the number everywhere, the changelog and the guide, a tag, and release/", async () => {
    const source = git("rev-parse", "HEAD");
    await release("1.0.0");
    expect(git("log", "--format=%s")).toBe("Release 1.0.0\nThe first change");
    expect(git("rev-parse", "v1.0.0^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("status", "--porcelain")).toBe("");
    expect(JSON.parse(read("widgets/package.json"))).toEqual({
      name: "@yy/widgets",
      version: "1.0.0",
      dependencies: { "@yy/page": "1.0.0", ky: "0.1.0" },
    });
    expect(JSON.parse(read("packages/laravel/composer.json"))).toMatchObject({ version: "1.0.0" });
    expect(read("demo-pages/laravel/composer.json")).toContain('"yy/laravel": "1.0.0"');
    expect(JSON.parse(read("package-lock.json"))).toEqual({
      packages: {
        widgets: { version: "1.0.0", dependencies: { "@yy/page": "1.0.0", ky: "0.1.0" } },
        "node_modules/ky": { version: "0.1.0" },
      },
    });
    expect(read("widgets/CHANGELOG.md")).toMatch(/^# @yy\/widgets\n\n## 1\.0\.0\n\n### What to do/);
    expect(read("docs/guide/atualizacoes.md")).toContain(
      "<!-- upgrades -->\n\n### da 0.1 para a 1.0\n\nescreva [`x`](x.md).\n",
    );
    expect(read("names")).toBe("1.0.0");
    expect(readdirSync(join(repository, ".changeset"))).toEqual(["README.md"]);
    expect(existsSync(join(repository, "scripts/release/upgrade.pt.md"))).toBe(false);
    expect(JSON.parse(read("release/artefact"))).toMatchObject({
      ...{ version: "1.0.0", written: "1.0.0", source },
    });
  });

  it("rehearsed, leaves release/ alone, with what the release and its tag have later", async () => {
    const head = git("rev-parse", "HEAD");
    await release("1.0.0", {}, true);
    const rehearsed = read("release/artefact");
    rmSync(join(repository, "release"), { recursive: true });
    expectNothingDone(head);

    await release("1.0.0");
    expect(read("release/artefact")).toBe(rehearsed);
    await makeArtefactsOfHead(repository, workshop.makeArtefacts);
    expect(read("release/artefact")).toBe(rehearsed);
    expect(lastChange(repository, "HEAD").source).toBe(head);
  });

  it.each<[string, string, Partial<Workshop>, string]>([
    ["a version that says too little", "0.1.1", {}, "Version 0.1.1 says less than its changes"],
    [
      "a red check",
      "1.0.0",
      { check: () => Promise.reject(new RunStopped("npm run check is red: see above.")) },
      "npm run check is red: see above.",
    ],
    [
      "an artefact that breaks half-way",
      "1.0.0",
      {
        makeArtefacts: ({ run }, _, output) => {
          writeFileSync(join(output, "half"), "");
          return run("The gem could not be built", [
            ...["sh", "-c", "echo one; echo 'ERROR: no such file' >&2; echo two; exit 3"],
          ]).then(() => undefined);
        },
      },
      "The gem could not be built: no such file.",
    ],
  ])(
    "is refused in a sentence, and leaves nothing behind: %s",
    async (_, version, other, message) => {
      const head = git("rev-parse", "HEAD");
      await expect(release(version, other)).rejects.toThrow(message);
      await expect(release(version, other)).rejects.toThrow(RunStopped);
      expectNothingDone(head);
    },
  );

  it("keeps the release that is there when the next one breaks", async () => {
    await release("1.0.0", {}, true);
    const kept = read("release/artefact");
    const makeArtefacts = () => Promise.reject(new RunStopped("x"));
    await expect(release("1.1.0", { makeArtefacts })).rejects.toThrow("x");
    expect(read("release/artefact")).toBe(kept);
  });

  it("is refused on a dirty tree, for a version that has a tag, and without the guide's words", async () => {
    write("new.ts", "");
    await expect(release("1.0.0")).rejects.toThrow("The working tree is dirty");
    rmSync(join(repository, "new.ts"));
    git("tag", "v2.0.0");
    await expect(release("2.0.0")).rejects.toThrow("Version 2.0.0 exists");
    rmSync(join(repository, "scripts/release/upgrade.pt.md"));
    commit("No words");
    await expect(release("1.0.0")).rejects.toThrow("scripts/release/upgrade.pt.md is missing");
  });

  it("is not made of a branch that has moved on meanwhile", async () => {
    const makeArtefacts: Workshop["makeArtefacts"] = async (_, __, output) => {
      writeFileSync(join(output, "artefact"), "");
      write("new.ts", "");
      commit("Meanwhile");
    };
    await expect(release("1.0.0", { makeArtefacts })).rejects.toThrow(
      "The commit of the release could not be taken over",
    );
    expectNothingDone(git("rev-parse", "HEAD"));
    expect(git("log", "-1", "--format=%s")).toBe("Meanwhile");
  });
});
