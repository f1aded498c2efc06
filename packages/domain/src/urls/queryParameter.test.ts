import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import { queryParameter, withoutQueryParameter, withQueryParameter } from "./queryParameter";

const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 });
const value = fc.string({ unit: "grapheme" });

function otherParameters(url: string, name: string): [string, string][] {
  return [...new URL(url).searchParams].filter(([key]) => key !== name);
}

describe("queryParameter", () => {
  it("gives the first value, decoded", () => {
    expect(queryParameter("/busca?q=a+b%20c&q=d#q=e", "q")).toBe("a b c");
  });

  it("is undefined when absent, empty text when empty", () => {
    expect(queryParameter("/busca#q=e", "q")).toBeUndefined();
    expect(queryParameter("/busca?q", "q")).toBe("");
  });
});

describe("withQueryParameter", () => {
  it("adds the parameter before the fragment", () => {
    expect(withQueryParameter("/busca#fim", "page", 2)).toBe("/busca?page=2#fim");
  });

  it("replaces every earlier one and leaves the others as written", () => {
    const before = "/busca?page=1&cores[]=azul%20claro&page=9&promocao&q=a+b";
    const after = "/busca?cores[]=azul%20claro&promocao&q=a+b&page=2";
    expect(withQueryParameter(before, "page", 2)).toBe(after);
  });

  it("keeps origin, path, fragment and the other parameters of any address", () => {
    fc.assert(
      fc.property(webUrl, name, value, (url, name, value) => {
        const changed = withQueryParameter(url, name, value);
        const [before, after] = [new URL(url), new URL(changed)];
        expect(after.searchParams.getAll(name)).toEqual([value]);
        expect(otherParameters(changed, name)).toEqual(otherParameters(url, name));
        expect([after.origin, after.pathname, after.hash]).toEqual([
          before.origin,
          before.pathname,
          before.hash,
        ]);
      }),
    );
  });
});

describe("withoutQueryParameter", () => {
  it("takes the question mark away with the last parameter", () => {
    expect(withoutQueryParameter("/busca?_=1#fim", "_")).toBe("/busca#fim");
  });

  it("finds an encoded name", () => {
    expect(withoutQueryParameter("/busca?%5F=1&a", "_")).toBe("/busca?a");
  });

  it("tells names with a question mark apart", () => {
    expect(withoutQueryParameter("/busca??_=1&_=2", "_")).toBe("/busca??_=1");
  });

  it("undoes withQueryParameter", () => {
    fc.assert(
      fc.property(webUrl, value, (url, value) => {
        const bare = withoutQueryParameter(url, "follow_user");
        const there = withQueryParameter(bare, "follow_user", value);
        expect(withoutQueryParameter(there, "follow_user")).toBe(bare);
      }),
    );
  });
});
