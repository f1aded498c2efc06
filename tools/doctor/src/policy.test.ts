import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Policy } from "./policy";

const page = "https://loja.test/p/1";
const script = "https://cdn.loja.test/yy/yy.js";
const allows = (directives: string, address: string, nonce?: string) =>
  new Policy(directives, page).allows(["script-src", "default-src"], address, nonce);

describe("a policy", () => {
  it.each([
    ["*", true],
    ["https:", true],
    ["http:", false],
    ["'self'", false],
    ["'none'", false],
    ["cdn.loja.test", true],
    ["http://cdn.loja.test", true],
    ["https://cdn.loja.test:443", true],
    ["https://cdn.loja.test:8443", false],
    ["https://cdn.loja.test:*", true],
    ["*.loja.test", true],
    ["*.test.loja", false],
    ["loja.test", false],
    ["https://cdn.loja.test/yy/", true],
    ["https://cdn.loja.test/yy", false],
    ["https://cdn.loja.test/yy/yy.js", true],
    ["'sha256-AAAA'", true],
    ["* 'strict-dynamic'", false],
  ])("that says %s allows a file of another host: %s", (source, allowed) => {
    expect(allows(`script-src ${source}`, script)).toBe(allowed);
  });

  it("goes by the first directive that there is, and its first mention", () => {
    expect(allows("default-src 'none'", script)).toBe(false);
    expect(allows("default-src 'none'; script-src *", script)).toBe(true);
    expect(allows("Script-Src 'none'; script-src *", script)).toBe(false);
    expect(allows("img-src 'none'", script)).toBe(true);
  });

  it("allows what has its nonce", () => {
    expect(allows("script-src 'nonce-a' 'strict-dynamic'", script, "a")).toBe(true);
    expect(allows("script-src 'nonce-a'", script, "b")).toBe(false);
  });

  it("with 'self' allows the page's own origin and no other", () => {
    const address = fc
      .tuple(
        fc.constantFrom("", "/", "//", "\\", "http://", "https://"),
        fc.constantFrom("", "loja.test", "loja.test:443", "loja.test:8443", "loja.test.evil.test"),
        fc.string(),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(address, (text) => {
        const parsed = URL.canParse(text, page) ? new URL(text, page) : undefined;
        const isOwn = parsed === undefined || parsed.origin === new URL(page).origin;
        expect(allows("script-src 'self'", text)).toBe(isOwn);
      }),
    );
  });
});
