import { originList } from "@yy/page/metas";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOneOf, webUrl } from "./origins";

const PAGE = "https://loja.test/produtos/";

describe("webAddress", () => {
  it.each([
    ["/perfil", "https://loja.test/perfil"],
    ["2", "https://loja.test/produtos/2"],
    ["?page=2", "https://loja.test/produtos/?page=2"],
    ["https://outra.test/a", "https://outra.test/a"],
    ["//outra.test/a", "https://outra.test/a"],
    ["/\\outra.test", "https://outra.test/"],
  ])("resolves %j to %j", (url, href) => {
    expect(webUrl(url, PAGE)?.href).toBe(href);
  });

  it.each([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "blob:https://loja.test/1-2",
    "filesystem:https://loja.test/temporary/x",
    "mailto:a@b.test",
    "ftp://loja.test/",
    "https://",
    "http://[",
    "",
    " \n",
    "\u0001",
  ])("is null for %j", (url) => {
    expect(webUrl(url, PAGE)).toBeNull();
  });
});

describe("isOneOf", () => {
  const list = originList("https://a.test  https://b.test:8443\nhttp://c.test");

  it.each([
    ["https://a.test/x", true],
    ["https://b.test:8443/", true],
    ["http://c.test/", true],
    ["http://a.test/x", false],
    ["https://b.test/", false],
    ["https://a.test:444/", false],
    ["https://a.test.evil.test/", false],
    ["https://evil.test/?https://a.test", false],
    ["https://a.test@evil.test/", false],
  ])("compares %j exactly", (url, expected) => {
    expect(isOneOf(new URL(url), list)).toBe(expected);
  });

  it("trusts nothing that does not resolve to a listed origin", () => {
    // Not by `fc.webUrl`, which takes two seconds to make.
    const start = fc.constantFrom("https://", "//", "\\/", "/\\", "https:", "@", "\t//");
    const host = fc.oneof(fc.domain(), fc.constantFrom("loja.test", "loja.test@", "loja.test."));
    const tricky = fc.oneof(
      fc.string(),
      fc.tuple(start, host, fc.string()).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(tricky, (url) => {
        const parsed = webUrl(url, PAGE);
        if (parsed === null || !isOneOf(parsed, ["https://loja.test"])) return;
        expect(parsed.href.startsWith("https://loja.test/")).toBe(true);
      }),
    );
  });
});

describe("originList", () => {
  it("is empty for nothing and blanks", () => {
    expect(originList(null)).toEqual([]);
    expect(originList(" \n ")).toEqual([]);
  });
});
