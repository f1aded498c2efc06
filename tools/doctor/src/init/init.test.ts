import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildHerbRules } from "../../../../scripts/build/herbRules";
import { run } from "../cli/run";
import { withDigest } from "../herb/writtenFile";
import { rules } from "../rules";
import { withCustomData } from "./vscodeSettings";

let folder = "";
let built = "";
let app = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yy-init-"));
  built = join(folder, "built");
  app = join(folder, "app");
  await buildHerbRules(built);
});
beforeEach(() => rmSync(app, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const init = (...words: string[]) => run(["init", app, ...words], built);
const read = (file: string) => readFileSync(join(app, file), "utf8");
function write(file: string, text: string): void {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), text);
}
const writeTemplate = () => write("app/views/_a.html.erb", "<p>a</p>\n");
const installPackage = () =>
  write("node_modules/@yy/widgets/vscode.html-custom-data.json", '{"version": 1.1}');

describe("the rules for Herb", () => {
  it("are written where there is ERB, and once", async () => {
    writeTemplate();
    expect(await init()).toEqual({
      out: `create .herb/rules/yy/ (${rules.length} files)\ncreate .herb/yy.mjs\n`,
      err: "",
      code: 0,
    });
    expect(readdirSync(join(app, ".herb/rules/yy"))).toHaveLength(rules.length);
    expect(read(".herb/yy.mjs")).toBe(readFileSync(join(built, "yy.mjs"), "utf8"));
    expect(read(".herb/rules/yy/unknown-tag.mjs")).toContain("// uma tag `yy-` que não existe");
    expect(await init()).toMatchObject({
      out: `keep ${rules.length + 1} files: as they should be\n`,
      code: 0,
    });
  });

  it("are only told of with --dry-run", async () => {
    writeTemplate();
    const { out, code } = await init("--dry-run");
    expect(out).toContain("create .herb/yy.mjs\nnothing is written: --dry-run\n");
    expect(code).toBe(1);
    expect(readdirSync(app)).toEqual(["app"]);
    await init();
    expect(await init("--dry-run")).toMatchObject({ code: 0 });
  });

  it("begin with a digest that the gem knows them by too", () => {
    expect(withDigest("// one\n")).toBe(
      "// sha256 22c5892a20c74aca2cd29d6035eae625bef9773164a944f63549a94930e05b1e of the lines below\n// one\n",
    );
  });

  it("of an older version are updated, with line ends of Windows too", async () => {
    writeTemplate();
    await init();
    const older = join(folder, "older");
    await buildHerbRules(older, "0.0.1");
    write(".herb/yy.mjs", readFileSync(join(older, "yy.mjs"), "utf8").replaceAll("\n", "\r\n"));
    expect(await init()).toEqual({
      out: `update .herb/yy.mjs\nkeep ${rules.length} files: as they should be\n`,
      err: "",
      code: 0,
    });
    expect(read(".herb/yy.mjs")).toBe(readFileSync(join(built, "yy.mjs"), "utf8"));
  });

  it("that their author has changed are left, unless forced", async () => {
    writeTemplate();
    write(".herb/rules/own.mjs", "export default class {}\n");
    await init();
    const changed = `${read(".herb/yy.mjs")}// mine\n`;
    write(".herb/yy.mjs", changed);
    write(".herb/rules/yy/unclosed.mjs", "");
    const { out, code } = await init();
    expect(out).toContain(
      "leave .herb/rules/yy/unclosed.mjs: changed by hand; --force writes it all the same\nleave .herb/yy.mjs:",
    );
    expect(code).toBe(1);
    expect(read(".herb/yy.mjs")).toBe(changed);
    expect((await init("--force")).code).toBe(0);
    expect(read(".herb/yy.mjs")).not.toBe(changed);
    expect(read(".herb/rules/own.mjs")).toBe("export default class {}\n");
  });

  it("are written for who has settings of Herb and no template yet", async () => {
    write(".herb.yml", "version: 0.10.4\n");
    expect((await init()).out).toContain("create .herb/yy.mjs");
  });

  it("are not for templates of packages", async () => {
    write("node_modules/a/b.html.erb", "");
    expect(await init()).toMatchObject({
      err: expect.stringContaining("nothing to write"),
      code: 2,
    });
  });
});

describe("the settings of VS Code", () => {
  it("name the tags where the package is installed, once", async () => {
    installPackage();
    expect((await init()).out).toBe("create .vscode/settings.json\n");
    expect(JSON.parse(read(".vscode/settings.json"))).toEqual({
      "html.customData": ["./node_modules/@yy/widgets/vscode.html-custom-data.json"],
    });
    expect((await init()).out).toBe("keep 1 files: as they should be\n");
  });

  it.each([
    ["", '{\n  "html.customData": [\n    "./tags.json"\n  ]\n}'],
    [
      '{\r\n\t// tabs\r\n\t"a": 1,\r\n}\r\n',
      '{\r\n\t// tabs\r\n\t"a": 1,\r\n\t"html.customData": [\r\n\t\t"./tags.json"\r\n\t],\r\n}\r\n',
    ],
    [
      '{\n    "html.customData": [\n        "./other.json" // theirs\n    ]\n}\n',
      '{\n    "html.customData": [\n        "./tags.json",\n        "./other.json" // theirs\n    ]\n}\n',
    ],
    ['{ /* ours */ "html.customData": ["./tags.json"] }', undefined],
  ])("keep all that stands in %j", (before, after = before) => {
    expect(withCustomData(before, "./tags.json")).toBe(after);
  });

  it.each([
    [
      '{ "a": 1',
      ".vscode/settings.json: no valid JSON in line 1: CloseBraceExpected: mend it first",
    ],
    ["[]", ".vscode/settings.json: no JSON object: mend it first"],
    [
      '{ "html.customData": "a" }',
      ".vscode/settings.json: html.customData is no list: mend it first",
    ],
  ])("that are %s stop it before it writes anything", async (text, problem) => {
    writeTemplate();
    installPackage();
    write(".vscode/settings.json", text);
    expect(await init()).toEqual({ out: "", err: `yy-doctor: ${problem}\n`, code: 2 });
    expect(read(".vscode/settings.json")).toBe(text);
    expect(readdirSync(app)).not.toContain(".herb");
  });
});

describe("what cannot be done", () => {
  const cases: Record<string, [prepare: () => void, words: string[], problem: string]> = {
    "no folder": [() => {}, [], "app: no folder is there"],
    "two folders": [writeTemplate, ["b"], "init takes one folder, not "],
    "an unknown option": [
      writeTemplate,
      ["--forse"],
      "--forse is no option: did you mean --force?",
    ],
    "an empty folder": [() => mkdirSync(app), [], "nothing to write: it has no .erb templates"],
    "a file in the place of a folder": [
      () => write(".herb", ""),
      [],
      ".herb/rules/yy/attribute-without-data.mjs: a file is where its folder should be",
    ],
    "a folder in the place of a file": [
      () => mkdirSync(join(app, ".herb/yy.mjs"), { recursive: true }),
      [],
      ".herb/yy.mjs: a folder is where it should be",
    ],
  };
  it.each(Object.entries(cases))("%s: one line says why", async (_, [prepare, words, problem]) => {
    prepare();
    const { out, err, code } = await init(...words);
    expect(err).toContain(problem);
    expect(err.trimEnd()).not.toContain("\n");
    expect({ out, code }).toEqual({ out: "", code: 2 });
  });

  it("no permission: one line says why", async () => {
    writeTemplate();
    for (const path of [folder, built, join(built, "rules/yy")]) chmodSync(path, 0o755);
    chmodSync(app, 0o555);
    // Nothing is forbidden to root.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(await init()).toEqual({
        out: "",
        err: "yy-doctor: .herb/rules/yy/attribute-without-data.mjs: no permission\n",
        code: 2,
      });
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(app, 0o755);
    }
  });

  it("rules that are not built: it says how to", async () => {
    writeTemplate();
    expect((await run(["init", app], join(folder, "none"))).err).toBe(
      "yy-doctor: the rules for Herb are not built yet: npm run build\n",
    );
  });
});
