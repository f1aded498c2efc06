import { execFileSync } from "node:child_process";
import { type Dirent, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { walkFolders } from "./walkFolders";

let folder = "";
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-walk-"));
  for (const name of ["views/b/deep", "views/node_modules", "views/.git", "engine/inside"])
    mkdirSync(at(name), { recursive: true });
  for (const name of ["views/z.html", "views/b/a.html", "views/b/deep/c.html", "views/a.png"])
    writeFileSync(at(name), "");
  for (const name of ["views/node_modules/n.html", "views/.git/g.html", "engine/e.html"])
    writeFileSync(at(name), "");
  symlinkSync(at("views"), at("views/b/again"));
  symlinkSync(at("views/b/deep"), at("views/alias"));
  symlinkSync(at("engine"), at("views/engine"));
  symlinkSync(at("engine"), at("views/engine2"));
  symlinkSync(at("views"), at("engine/inside/back"));
  symlinkSync(at("views/itself"), at("views/itself"));
  symlinkSync(at("nowhere"), at("views/lost.html"));
  symlinkSync(at("nowhere"), at("views/lost.png"));
  execFileSync("mkfifo", [at("views/pipe.html")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function walked(patterns: readonly string[], list?: Parameters<typeof walkFolders>[2]) {
  const found: string[] = [];
  const isHtml = (file: string) => file.endsWith(".html");
  for await (const { file, problem } of walkFolders(patterns, isHtml, list))
    found.push(file.replace(`${folder}/`, "") + (problem ? `: ${problem}` : ""));
  return found;
}

it("yields each file once, and names what it cannot follow", async () => {
  expect(await walked([at("views/"), at("views/b/a.html"), at("views/b/*.html")])).toEqual([
    "views/b/a.html",
    "views/b/again: the link leads back to a folder that it is in",
    "views/b/deep/c.html",
    "views/engine/e.html",
    "views/itself: the link leads nowhere (ELOOP)",
    "views/lost.html: the link leads nowhere (ENOENT)",
    "views/pipe.html: it is no regular file",
    "views/z.html",
  ]);
});

it("names a folder that it may not read, and goes on", async () => {
  const list = async (path: string): Promise<readonly Dirent[]> => {
    if (path.endsWith("/b")) throw Object.assign(new Error(), { code: "EACCES" });
    return readdir(path, { withFileTypes: true });
  };
  const found = await walked([at("views")], list);
  expect(found).toContain("views/b: the folder cannot be read (EACCES)");
  expect(found).toContain("views/z.html");
});

it("throws for what is nowhere", async () => {
  await expect(walked([at("nowhere")])).rejects.toThrow("no file is there");
});
