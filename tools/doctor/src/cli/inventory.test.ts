import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv } from "ajv";
import { afterAll, beforeAll, expect, it } from "vitest";
import inventorySchema from "../../inventory.schema.json";
import { run } from "./run";

let folder = "";
const at = (name: string) => join(folder, name);
const inventory = (...words: string[]) => run(["--inventory", ...words]);

const changes = {
  version: "1.1.0",
  names: [
    {
      kind: "attribute",
      name: "yy-icon data-nome",
      status: "deprecated",
      replacedBy: "data-name",
      fix: "deprecated",
    },
    { kind: "helper", name: "yy_flash", status: "removed", note: "write the tag" },
    { kind: "event detail", name: "yy-a yy:b c", status: "removed" },
    { kind: "tag", name: "yy-modal", status: "removed" },
  ],
};
const report = (tag: string) =>
  JSON.stringify({ v: 1, release: "1.0.0", flavour: "lite", tags: { [tag]: { found: 2 } } });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-inventory-"));
  mkdirSync(at("views"));
  writeFileSync(at("views/a.html.erb"), '<yy-icon data-nome="a"></yy-icon>\n<%= yy_flash %>');
  writeFileSync(at("views/b.html"), '<yy-icon data-name="é,b"></yy-icon>');
  writeFileSync(at("views/c.js"), 'addEventListener("yy:error", a)');
  mkdirSync(at("bad"));
  writeFileSync(at("bad/binary.html"), Buffer.from([60, 0, 62]));
  writeFileSync(at("bad/huge.html"), `<yy-icon>${" ".repeat(600_000)}`);
  writeFileSync(at("bad/a.haml"), "%yy-icon");
  writeFileSync(at("bad/good.html"), "<yy-icon></yy-icon>");
  mkdirSync(at("package"));
  writeFileSync(at("package/changes.json"), JSON.stringify(changes));
  writeFileSync(at("reports.ndjson"), `${report("yy-icon")}\n\n${report("yy-mask")}\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("shows how often, where and as what each name is written", async () => {
  const { out, err, code } = await inventory(at("views"));
  expect({ err, code }).toEqual({ err: "", code: 0 });
  expect(out.replaceAll(folder, "")).toBe(
    `tags      times  files  as        first  last  where
yy-flash      1      1  helper 1               /views/a.html.erb:2
yy-icon       2      2  markup 2               /views/a.html.erb:1 and 1 more

attributes         times  files  as        first  last  where
yy-icon data-name      1      1  markup 1               /views/b.html:1

events    times  files  as        first  last  where
yy:error      1      1  script 1               /views/c.js:1

helpers   times  files  as        first  last  where
yy_flash      1      1  helper 1               /views/a.html.erb:2

3 files: 5 names, written 6 times
`,
  );
});

it("writes JSON by its schema, with a release and reports beside", async () => {
  const words = ["--against", at("package"), "--reports", at("reports.ndjson")];
  const { out, code } = await inventory("--format", "json", ...words, at("views"), at("bad"));
  const answer = JSON.parse(out);
  const ajv = new Ajv({ allErrors: true });
  expect(ajv.validate(inventorySchema, answer), ajv.errorsText()).toBe(true);
  expect(code).toBe(2);
  expect(answer).toMatchObject({
    version: 1,
    files: 4,
    history: "none",
    against: {
      version: "1.1.0",
      names: [
        { name: "yy-icon data-nome", places: [{ file: at("views/a.html.erb"), mend: "fix" }] },
        { name: "yy_flash", places: [{ line: 2, column: 5, mend: "hand" }] },
      ],
      unsought: [{ name: "yy-a yy:b c" }],
    },
    reports: { reports: 2, neverSeen: ["yy-flash"], unwritten: ["yy-mask"] },
    unread: ["a.haml", "binary.html", "huge.html"].map((name) => ({
      file: at(`bad/${name}`),
    })),
  });
  expect(ajv.validate(inventorySchema, { ...answer, version: 2 })).toBe(false);
  expect(ajv.validate(inventorySchema, { ...answer, names: [{}] })).toBe(false);
});

it("writes a line for each place as CSV", async () => {
  const words = ["--against", at("package/changes.json"), "--reports", at("reports.ndjson")];
  const { out, code } = await inventory("--format=csv", ...words, at("views"));
  expect(code).toBe(1);
  expect(out.replaceAll(folder, "").split("\r\n")).toEqual([
    "kind,name,file,line,column,form,touched,status,replacedBy,mend,seen",
    "tag,yy-flash,/views/a.html.erb,2,5,helper,,,,,0",
    "tag,yy-icon,/views/a.html.erb,1,1,markup,,,,,2",
    "tag,yy-icon,/views/b.html,1,1,markup,,,,,2",
    "attribute,yy-icon data-name,/views/b.html,1,10,markup,,,,,",
    "attribute,yy-icon data-nome,/views/a.html.erb,1,10,markup,,deprecated,data-name,fix,",
    "event,yy:error,/views/c.js,1,19,script,,,,,",
    "helper,yy_flash,/views/a.html.erb,2,5,helper,,removed,,hand,",
    "",
  ]);
});

it("says what a release asks for here, and what it does not look for", async () => {
  const { out, code } = await inventory("--against", at("package"), at("views"));
  expect(code).toBe(1);
  expect(out.replaceAll(folder, "")).toContain(`
1.1.0: 1 places are mended by --fix, 1 by hand
attribute yy-icon data-nome is deprecated in 1.1.0: write data-name
  /views/a.html.erb:1:10 --fix mends it
helper yy_flash changes in 1.1.0 (write the tag)
  /views/a.html.erb:2:5 by hand
not looked for, because no text tells them apart:
  event detail yy-a yy:b c (removed)
`);
  expect((await inventory("--against", at("package"), at("views/b.html"))).code).toBe(0);
});

it("says what was never seen, and what nobody has written", async () => {
  const { out } = await inventory("--reports", at("reports.ndjson"), at("views"));
  expect(out).toContain(`2 reports from the field
written but never seen: yy-flash
seen but in no template: yy-mask
`);
});

it("reads reports as one JSON too, and tells lines that are none", async () => {
  const with2 = (text: string) => {
    writeFileSync(at("other.json"), text);
    return inventory("--reports", at("other.json"), at("views"));
  };
  expect((await with2(`[\n${report("yy-mask")},\n${report("yy-flash")}\n]`)).out).toContain(
    "2 reports from",
  );
  const summary = { reports: [3], widgets: [{ tag: "yy-mask", mounts: [1], failures: [0] }] };
  expect((await with2(JSON.stringify(summary, null, 2))).out).toContain("3 reports from");
  const some = await with2(`{"v":1,\n${report("yy-mask")}\n{"v":2}`);
  expect(some).toMatchObject({ code: 2, out: expect.stringContaining("1 reports from") });
  expect(some.out).toContain("2 of 3 are no reports, the first in line 1: it is no JSON");
  expect(await with2("{}")).toMatchObject({ code: 2, err: expect.stringContaining("no report") });
  expect((await with2("")).err).toContain("it is empty");
});

it("takes what another program has made of a file that it cannot read", async () => {
  const copies = at("copies");
  const file = at("bad/a.haml");
  mkdirSync(join(copies, at("bad")), { recursive: true });
  writeFileSync(`${join(copies, file)}.erb`, "\n<yy-icon></yy-icon>");
  const { out, code } = await inventory("--converted", copies, file);
  expect(code).toBe(0);
  expect(out).toContain(`${file}:2`);
});

it.each([
  [["--against", "9.9.9", "a"], "--against: 9.9.9 is not here: npx --package @yy/widgets@9.9.9"],
  [["--against", "soon", "a"], "--against: soon is no version, and no file is there"],
  [["--reports", "nowhere.json", "a"], "nowhere.json"],
  [["--format", "github", "a"], "--format of --inventory is one of text, json, csv"],
  [["--fix", "a"], "--inventory only counts, and takes no --fix"],
  [["nowhere/*.erb"], "no file is there"],
  [["a", "--against"], "--against needs a word behind it"],
])("refuses %j", async (words, message) => {
  const outcome = await inventory(...words);
  expect(outcome).toMatchObject({ out: "", err: expect.stringContaining(message), code: 2 });
});

it("belongs to --inventory", async () => {
  expect((await run(["--against", "1.1.0", "a"])).err).toContain("--against goes with --inventory");
});
