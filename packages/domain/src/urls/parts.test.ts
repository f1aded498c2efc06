import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import {
  encodePart,
  isSamePath,
  joinUrl,
  queryParameter,
  splitUrl,
  withoutQueryParameter,
  withoutTrailingSlashes,
  withQueryParameter,
} from "./parts";

describe("splitAddress", () => {
  it("takes an absolute address apart", () => {
    expect(splitUrl("https://loja.example:8080/a/b?x=1?&y#z?#w")).toEqual({
      origin: "https://loja.example:8080",
      path: "/a/b",
      query: "?x=1?&y",
      fragment: "#z?#w",
    });
  });

  it.each([
    ["/a?b#c", { origin: "", path: "/a", query: "?b", fragment: "#c" }],
    ["//loja.example", { origin: "//loja.example", path: "", query: "", fragment: "" }],
    ["?b", { origin: "", path: "", query: "?b", fragment: "" }],
    ["#c?d", { origin: "", path: "", query: "", fragment: "#c?d" }],
    ["", { origin: "", path: "", query: "", fragment: "" }],
  ])("takes %j apart", (url, parts) => {
    expect(splitUrl(url)).toEqual(parts);
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), webUrl), (url) => {
        expect(joinUrl(splitUrl(url))).toBe(url);
      }),
    );
  });
});

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

describe("encodePart", () => {
  it("encodes what would end or split a part", () => {
    expect(encodePart("a/b?c#d e&é")).toBe("a%2Fb%3Fc%23d%20e%26%C3%A9");
    expect(encodePart(12)).toBe("12");
  });

  it("survives half an emoji", () => {
    expect(encodePart("a\ud83d")).toBe("a%EF%BF%BD");
    expect(encodePart("😀")).toBe("%F0%9F%98%80");
  });

  it("is undone by decoding, for any whole text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(decodeURIComponent(encodePart(text))).toBe(text);
      }),
    );
  });
});

describe("trailingSlashes", () => {
  it("cuts the slashes at the end, and no other", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("/", "a", "\n") }), (text) => {
        expect(withoutTrailingSlashes(text)).toBe(text.replace(/\/+$/, ""));
      }),
    );
  });

  const url = (path: string) => new URL(path, "https://loja.exemplo");

  it.each([
    ["/entrar", "/entrar/"],
    ["/entrar?redirect_to=%2F", "/entrar#a"],
    ["/mensagens", "/mensagens.js"],
    ["/", ""],
  ])("takes %j and %j for one page", (one, other) => {
    expect(isSamePath(url(one), url(other))).toBe(true);
  });

  it.each([
    ["/entrar", "/entrar/senha"],
    ["/entrar", "/Entrar"],
    ["/mensagens", "/mensagens.json"],
  ])("takes %j and %j for two", (one, other) => {
    expect(isSamePath(url(one), url(other))).toBe(false);
  });
});
