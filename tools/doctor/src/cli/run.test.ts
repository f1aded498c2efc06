import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, it } from "vitest";
import reportSchema from "../../report.schema.json";
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
  expect(out).toContain("[YY-510 unknown-tag]");
  expect(out).toContain(", guia/erros/510\n");
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

it("writes annotations of GitHub", async () => {
  const { out } = await run(["--format=github", at("views/bad.html.erb")]);
  expect(out).toContain("line=2,col=1,title=YY-510 unknown-tag::");
});

it("writes JSON by its schema", async () => {
  const { out } = await run(["--format", "json", at("views"), at("page.haml")]);
  const answer = JSON.parse(out);
  const ajv = new Ajv({ allErrors: true });
  expect(ajv.validate(withoutOtherFields(reportSchema), answer), ajv.errorsText()).toBe(true);
  expect(answer).toMatchObject({
    version: 1,
    files: 5,
    findings: [
      {
        file: at("views/bad.html.erb"),
        line: 2,
        column: 1,
        rule: "unknown-tag",
        replacements: [
          { line: 2, column: 1, written: "<yy-icno", text: "<yy-icon" },
          { line: 2, column: 10, written: "</yy-icno", text: "</yy-icon" },
        ],
      },
      { file: at("views/latin.html") },
      { file: at("views/open.html.erb"), rule: "unknown-tag" },
      { file: at("views/open.html.erb"), rule: "unclosed" },
    ],
    unread: [{ file: at("page.haml") }],
  });
});

/** The schema with `additionalProperties: false`, so that it refuses fields it does not name. */
function withoutOtherFields(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === "object" ? { ...value, additionalProperties: false } : value,
  );
}

it("its schema refuses another version, and findings without a rule", () => {
  const ajv = new Ajv();
  const empty = { version: 1, files: 0, findings: [], unread: [] };
  expect(ajv.validate(reportSchema, empty)).toBe(true);
  expect(ajv.validate(reportSchema, { ...empty, version: 2 })).toBe(false);
  expect(ajv.validate(reportSchema, { ...empty, findings: [{}] })).toBe(false);
});

it("shows what it would mend as a diff that git takes, and leaves the files alone", async () => {
  const [before, after] = ["a\r\n<yy-icno nmae='b' />", "a\r\n<yy-icon data-name='b'></yy-icon>"];
  const shop = at("shop");
  mkdirSync(shop);
  const file = join(shop, "_seller.html.erb");
  writeFileSync(file, before);
  const { out, err, code } = await run(["--fix", file]);
  expect(code).toBe(1);
  expect(err).toBe("1 files: 3 can be mended: --fix --write does, 0 left to you\n");
  expect(out).toContain("-<yy-icno nmae='b' />\n\\ No newline at end of file\n+<yy-icon data-name");
  expect(readFileSync(file, "utf8")).toBe(before);
  const depth = file.split("/").length;
  execFileSync("git", ["apply", `-p${depth}`], { cwd: shop, input: out });
  expect(readFileSync(file, "utf8")).toBe(after);
});

it("mends files with --write, each byte apart from the mistake as it was", async () => {
  const bytes = (text: string) => Buffer.from(text, "latin1");
  const file = at("mended.html");
  writeFileSync(file, bytes("s\xe3o \x80\r<yy-icno data-name='\xe9'></yy-icno>\r\n"));
  expect((await run(["--fix", "--write", file])).code).toBe(0);
  expect(readFileSync(file)).toEqual(
    bytes("s\xe3o \x80\r<yy-icon data-name='\xe9'></yy-icon>\r\n"),
  );
  expect(await run(["--fix", "--write", file])).toEqual({
    out: "",
    err: "1 files: nothing can be mended without you, 0 left to you\n",
    code: 0,
  });
});

it("mends what it can, and says what is left or could not be read", async () => {
  const file = at("left.blade.php");
  writeFileSync(file, "@if (label > 1)<yy-icno data-name='a'></yy-icno>@endif<yy-icon></yy-icon>");
  const { out, err, code } = await run(["--fix", file, at("page.haml")]);
  expect(code).toBe(2);
  expect(out).toContain(
    "+@if (label > 1)<yy-icon data-name='a'></yy-icon>@endif<yy-icon></yy-icon>",
  );
  expect(err).toContain("page.haml: could not be read: haml cannot be read");
  expect(err).toContain("2 files: 1 can be mended: --fix --write does, 1 left to you\n");
});

it.each([
  [["--write", "a"], "--write goes with --fix"],
  [["--fix", "--format", "json", "a"], "--fix writes a diff, and takes no --format"],
  [["--fxi", "a"], "--fxi is no option: did you mean --fix?"],
])("refuses %j", async (words, message) => {
  expect(await run(words)).toMatchObject({
    out: "",
    err: expect.stringContaining(message),
    code: 2,
  });
});
