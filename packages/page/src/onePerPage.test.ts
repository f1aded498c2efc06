import { afterEach, describe, expect, it } from "vitest";
import { onePerPage } from "./onePerPage";

const name = "a-test-of-onePerPage";

describe("onePerPage", () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, Symbol.for(`yy.${name}`));
  });

  it("gives every asker the value that the first one created", () => {
    const first = onePerPage(name, () => ({ from: "first" }));
    const second = onePerPage(name, () => ({ from: "second" }));
    expect(second).toBe(first);
    expect(second.from).toBe("first");
  });

  it("lives under a registered symbol, where another bundle finds it", () => {
    const value = onePerPage(name, () => new Map());
    expect(Reflect.get(globalThis, Symbol.for(`yy.${name}`))).toBe(value);
  });

  it("keeps falsy values too", () => {
    onePerPage(name, () => 0);
    expect(onePerPage(name, () => 1)).toBe(0);
  });

  it("tells names apart", () => {
    const one = onePerPage(name, () => ({}));
    const other = onePerPage(`${name}-2`, () => ({}));
    Reflect.deleteProperty(globalThis, Symbol.for(`yy.${name}-2`));
    expect(other).not.toBe(one);
  });
});
