import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MappedCode } from "../MappedCode";
import { nameFiles } from "./fileNames";
import { renameFiles, withStableNames } from "./fold";

describe("names of built files", () => {
  const folder = mkdtempSync(join(tmpdir(), "yy-names-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("and their minified code do not depend on the names that esbuild gives", async () => {
    const build = async (hash: string) => {
      const core = `core-${hash}.js`;
      const text = `import{e as t}from"./${core}";let ${"first,second,third".replaceAll(/\w+/g, (name) => `${name}${"=t(1)"}`)};export{first,second,third};`;
      writeFileSync(join(folder, "mask.js"), text);
      writeFileSync(join(folder, core), "let e=(value)=>value;export{e};");
      const files = withStableNames([
        {
          file: `mask-${hash}.js`,
          holds: "widgets/mask/index.ts",
          code: MappedCode.read(join(folder, "mask.js")),
        },
        { file: core, holds: "core", code: MappedCode.read(join(folder, core)) },
      ]);
      const minified = await Promise.all(
        files.map(async (each) => ({ ...each, code: await each.code.minified({}) })),
      );
      const names = nameFiles(minified, new Map());
      return minified.map(({ file, code }) => [names.get(file), renameFiles(code, names).text]);
    };
    expect(await build("AAAAAAAA")).toEqual(await build("ttsrqeee"));
  });

  it("are different for files of one name that import each other", () => {
    const file = (name: string, holds: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return { file: name, holds, code: MappedCode.read(join(folder, name)) };
    };
    const names = nameFiles(
      [
        file("a.js", "forms", 'import("./b.js")'),
        file("b.js", "packages/http/src/api/forms.ts", 'import"./a.js"'),
      ],
      new Map(),
    );
    expect(new Set(names.values()).size).toBe(2);
  });
});
