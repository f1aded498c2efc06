import fc from "fast-check";
import { expect, it } from "vitest";
import { isSamePath, withoutTrailingSlashes } from "./trailingSlashes";

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
