import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gitHistory } from "./gitHistory";

let folder = "";
const at = (name: string) => join(folder, name);

function git(...words: string[]): string {
  return gitOn("2020-01-01", ...words);
}

function gitOn(day: string, ...words: string[]): string {
  const date = `${day}T12:00:00Z`;
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  const who = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
  return execFileSync("git", ["-C", folder, ...who, ...words], { encoding: "utf8", env });
}

function commit(day: string): void {
  git("add", "-A");
  gitOn(day, "commit", "-q", "--allow-empty", "-m", day);
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "yy-history-")));
  git("init", "-q", "-b", "main");
  mkdirSync(at("views"));
  writeFileSync(at("views/a.html"), "1\n2\n3\n4\n");
  writeFileSync(at("views/gone.html"), "--- a/views/a.html\n+++ b/views/a.html\n@@ -1 +1 @@\n");
  writeFileSync(at('views/café "1".html'), Buffer.from("a\xe9\r\nb\r\n", "latin1"));
  writeFileSync(at("views/image.html"), Buffer.from([0, 1, 2]));
  commit("2020-01-01");
  writeFileSync(at("views/a.html"), "0\n1\nzwei\n3\n4\n5");
  rmSync(at("views/gone.html"));
  commit("2020-02-02");
  git("checkout", "-q", "-b", "side");
  writeFileSync(at("views/a.html"), "0\n1\nzwei\n3\n4\n5\n6\n");
  commit("2020-03-03");
  git("checkout", "-q", "main");
  writeFileSync(at("views/a.html"), "top\n0\n1\nzwei\n4\n5");
  commit("2020-04-04");
  gitOn("2020-05-05", "merge", "-q", "--no-edit", "side");
  renameSync(at("views/a.html"), at("views/b.html"));
  writeFileSync(at('views/café "1".html'), Buffer.from("a\xe9\r\nb\r\nc\r\n", "latin1"));
  commit("2020-06-06");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The dates of the first lines of a file. */
async function days(name: string, lines: number): Promise<(string | undefined)[]> {
  const history = await gitHistory([at("views/b.html"), at(name)]);
  return Array.from({ length: lines }, (_, line) => history?.dates(at(name), line + 1));
}

const blame = (name: string) =>
  git("blame", "--first-parent", "--date=short", "-c", name)
    .trim()
    .split("\n")
    .map((line) => /\d{4}-\d{2}-\d{2}/.exec(line)?.[0]);

it("says of each line when it came, as git blame does", async () => {
  const blamed = blame("views/b.html");
  expect(blamed.length).toBeGreaterThan(6);
  expect(new Set(blamed).size).toBeGreaterThan(3);
  expect(await days("views/b.html", blamed.length)).toEqual(blamed);
});

it("follows lines through commits that put in, take out and change any of them", async () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % limit;
  };
  const name = "views/random.html";
  const lines: string[] = [];
  for (let day = 10; day < 26; day += 1) {
    for (let edit = 0; edit < 3; edit += 1)
      lines.splice(
        below(lines.length + 1),
        below(3),
        ...Array.from({ length: below(4) }, () => `line ${below(1e6)}`),
      );
    writeFileSync(at(name), lines.map((line) => `${line}\n`).join(""));
    commit(`2021-01-${day}`);
  }
  expect(await days(name, lines.length)).toEqual(blame(name));
  expect(new Set(blame(name)).size).toBeGreaterThan(5);
});

it("reads names and texts of any encoding", async () => {
  expect(await days('views/café "1".html', 4)).toEqual([
    "2020-01-01",
    "2020-01-01",
    "2020-06-06",
    undefined,
  ]);
});

it("knows no day of what is not committed, and follows the lines around it", async () => {
  writeFileSync(at("views/b.html"), "new\n" + "top\n0\n1\n");
  expect(await days("views/b.html", 4)).toEqual([
    undefined,
    "2020-04-04",
    "2020-02-02",
    "2020-01-01",
  ]);
  writeFileSync(at("views/c.html"), "a");
  expect(await days("views/c.html", 1)).toEqual([undefined]);
});

it("says nothing outside of a repository, and where a copy of one is shallow", async () => {
  const outside = mkdtempSync(join(tmpdir(), "yy-history-"));
  writeFileSync(join(outside, "a.html"), "a");
  expect(await gitHistory([join(outside, "a.html")])).toBeUndefined();
  expect(await gitHistory([])).toBeUndefined();
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${folder}`, join(outside, "copy")]);
  const copy = await gitHistory([join(outside, "copy/views/b.html")]);
  expect(copy?.isShallow).toBe(true);
  rmSync(outside, { recursive: true });
});
