import { afterEach, describe, expect, it } from "vitest";
import { onePerPage, pageValue } from "./onePerPage";

declare module "./onePerPage" {
  interface PageRegistry {
    testList: string[];
    testNumber: number;
    [testOfKind: `test of ${string}`]: { readonly kind: string };
  }
}

const symbolOf = (name: string) => Symbol.for(`yy.${name}`);

describe("onePerPage", () => {
  afterEach(() => {
    for (const name of ["testList", "testNumber", "test of one", "test of another"])
      Reflect.deleteProperty(globalThis, symbolOf(name));
  });

  it("gives every asker the value that the first one created", () => {
    const first = onePerPage("testList", () => ["first"]);
    const second = onePerPage("testList", () => ["second"]);
    expect(second).toBe(first);
    expect(second).toEqual(["first"]);
  });

  it("lives under a registered symbol, where another bundle finds it", () => {
    const value = onePerPage("testList", () => []);
    expect(Reflect.get(globalThis, symbolOf("testList"))).toBe(value);
  });

  it("keeps falsy values too", () => {
    onePerPage("testNumber", () => 0);
    expect(onePerPage("testNumber", () => 1)).toBe(0);
  });

  it("tells names of one pattern apart", () => {
    const kinds = ["one", "another"];
    const values = kinds.map((kind) => onePerPage(`test of ${kind}`, () => ({ kind })));
    expect(values).toEqual([{ kind: "one" }, { kind: "another" }]);
  });

  it("is read without being created", () => {
    expect(pageValue("testList")).toBeUndefined();
    expect(symbolOf("testList") in globalThis).toBe(false);
    const value = onePerPage("testList", () => []);
    expect(pageValue("testList")).toBe(value);
  });

  it("does not compile for a name that no module has added", () => {
    // @ts-expect-error no value of this name
    expect(pageValue("testLists")).toBeUndefined();
    // @ts-expect-error no value of this name
    const create = () => onePerPage("testLists", () => []);
    expect(create).toBeTypeOf("function");
    const name: string = "testList";
    // @ts-expect-error a string may be any name
    expect(pageValue(name)).toBeUndefined();
  });

  it("does not compile with another type than that of its name", () => {
    // @ts-expect-error a list of strings
    onePerPage("testList", () => [1]);
    // @ts-expect-error the name says the type, not the caller
    onePerPage<number[]>("testList", () => []);
    // @ts-expect-error a string, or undefined
    const first: number = onePerPage("testList", () => [])[0];
    // @ts-expect-error undefined until it has been created
    const { length } = pageValue("testList");
    // @ts-expect-error has a kind
    onePerPage("test of one", () => ({}));
    expect([first, length]).toEqual([1, 1]);
  });
});
