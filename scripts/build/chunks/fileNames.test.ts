import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { MappedCode } from "../MappedCode";
import { nameFiles } from "./fileNames";

describe("names of built files", () => {
  const folder = mkdtempSync(join(tmpdir(), "yy-names-"));
  afterAll(() => rmSync(folder, { recursive: true }));

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
