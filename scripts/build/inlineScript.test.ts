import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeInlineScript } from "./inlineScript";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-inline-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function inlined(module: string): string {
  writeFileSync(join(folder, "yy.js"), module);
  writeInlineScript(folder);
  return readFileSync(join(folder, "yy.inline.js"), "utf8");
}

describe("yy.js as a script in a page", () => {
  it("asks for its files below the folder that is written into it", () => {
    const text = inlined('var a=()=>import("./chunks/a.js"),b=import.meta.url;export{a as A,b};\n');
    expect(text).toContain('var a=()=>import(yyBase+"chunks/a.js"),b=yyBase;');
    expect(text.split('"/yy/"')).toHaveLength(2);
    expect(text).not.toContain("export");
  });

  it.each([
    ["export function a(){}", "export"],
    ['import("other")', 'import("'],
    ['a="</script>"', "</script"],
    ['a="<!--"', "<!--"],
    ['a="/yy/"', '"/yy/"'],
  ])("is refused with %s", (module, told) => {
    expect(() => inlined(module)).toThrow(`yy.inline.js: ${told} of yy.js does not work in a page`);
  });
});
