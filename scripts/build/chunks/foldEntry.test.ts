import { describe, expect, it } from "vitest";
import { MappedCode } from "../MappedCode";
import { foldEntry } from "./foldEntry";

describe("foldEntry", () => {
  const shared = MappedCode.of(
    'import{q}from"./core.js";function a(){}var b=1;export{a as x,b as y};\n',
  );

  it("exports under the entry's names what the shared file holds", () => {
    const entry =
      'import{x as e,y}from"./shared.js";import"./core.js";export{e as loadUser,y as limit};';
    expect(foldEntry(entry, shared, "shared.js").text).toBe(
      'import{q}from"./core.js";function a(){}var b=1;export{a as x,b as y,a as loadUser,b as limit};\n',
    );
  });

  it("refuses an entry with code of its own", () => {
    const entry = 'import{x as e}from"./shared.js";var z=e();export{z as loadUser};';
    expect(() => foldEntry(entry, shared, "shared.js")).toThrow("var z=e()");
  });
});
