import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "./run";

let folder = "";
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-doctor-"));
  mkdirSync(at("views"));
  symlinkSync(folder, at("views/again"));
  writeFileSync(at("views/good.html.erb"), '<yy-icon data-name="<%= name %>"></yy-icon>');
  writeFileSync(at("views/bad.html.erb"), "<p>a</p>\r\n<yy-icno></yy-icno>");
  writeFileSync(at("views/latin.html"), Buffer.from("<p>s\xe3o</p><yy-icno></yy-icno>", "latin1"));
  writeFileSync(at("views/open.html.erb"), '<div><yy-icno data-name="a');
  writeFileSync(at("page.haml"), "%yy-icon");
  writeFileSync(at("page.slim"), "yy-icon");
  writeFileSync(at("deep.erb"), "<div>".repeat(5_000) + "</div>".repeat(5_000));
  writeFileSync(at("binary.erb"), Buffer.from([60, 0, 62]));
  writeFileSync(at("large.erb"), "<p>a</p>\n".repeat(600_000));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("ends with 0 when nothing is wrong", async () => {
  expect(await run([at("views/good.html.erb")])).toEqual({
    out: "1 files: 0 errors, 0 warnings, 0 advice\n",
    err: "",
    code: 0,
  });
});

it("ends with 1 when something is, and tells where and what to write", async () => {
  const { out, code } = await run([at("views/bad.html.erb")]);
  expect(code).toBe(1);
  expect(out).toContain("bad.html.erb:2:1 error <yy-icno> is no widget: did you mean <yy-icon>?");
  expect(out).toContain("write: <yy-icon>");
});

it("reads folders and globs, not through links that lead back", async () => {
  const { out } = await run([at("views")]);
  expect(out).toContain("4 files:");
  expect((await run([at("views/*.erb")])).out).toContain("3 files:");
});

it("reads Latin-1, and tags that never end", async () => {
  for (const name of ["latin.html", "open.html.erb"])
    expect((await run([at(`views/${name}`)])).out, name).toContain("<yy-icno> is no widget");
});

it.each([
  ["page.haml", "haml cannot be read, only HTML with or without ERB: check the page"],
  ["page.slim", "slim cannot be read, only HTML with or without ERB: check the page"],
  ["deep.erb", "the parser gave up"],
  ["binary.erb", "it is no text"],
  ["large.erb", "it has 5400000 characters, more than the 500000 that can be read: split it"],
])("ends with 2 for %s, and checks the rest", async (name, problem) => {
  const { out, code } = await run([at(name), at("views/bad.html.erb")]);
  expect(code).toBe(2);
  expect(out).toContain(`${name}: could not be read: ${problem}`);
  expect(out).toContain("<yy-icno> is no widget");
});

it("says what is wrong with its own words", async () => {
  expect(await run(["--formt", "json", "a"])).toMatchObject({
    err: "yy-doctor: --formt is no option: did you mean --format?\n",
    code: 2,
  });
  expect((await run(["--format", "xml", "a"])).err).toContain("--format is one of text, json");
  expect((await run([at("nowhere/*.erb")])).err).toContain("no file is there");
  expect((await run(["--help"])).out).toContain("npx yy-doctor");
});

it("writes JSON, and annotations of GitHub", async () => {
  const file = at("views/bad.html.erb");
  expect(JSON.parse((await run(["--format", "json", file])).out)).toMatchObject({
    files: 1,
    findings: [{ file, line: 2, column: 1, rule: "unknown-tag", docs: expect.any(String) }],
    unread: [],
  });
  expect((await run(["--format=github", file])).out).toContain("line=2,col=1,title=unknown-tag::");
});
