import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { linkTarget } from "./linkHeader";

describe("the target of a Link header", () => {
  it.each([
    ['</busca?page=3>; rel="next"', "/busca?page=3"],
    ["<https://loja.example/b?a=1,2&c=3>;rel=next", "https://loja.example/b?a=1,2&c=3"],
    [
      '</a>; rel="prev", </b>; title="um, dois; rel=next"; rel="prefetch Next", </c>; rel=next',
      "/b",
    ],
    ['< /a >; REL = "next"', "/a"],
    ['</a>; rel="last next first"; rel="prev"', "/a"],
    ["<>; rel=next", ""],
  ])("of %s is %s", (header, target) => {
    expect(linkTarget(header, "next")).toBe(target);
  });

  it.each([
    "",
    "next",
    "</a>",
    '</a>; rel="prev"',
    '</a>; title="; rel=next"',
    '</a>; rel=nextpage, </b>; xrel="next"',
    '</a>; rel=prev; rel="next"',
    '</a; rel="next"',
  ])("is missing in %j", (header) => {
    expect(linkTarget(header, "next")).toBeUndefined();
  });

  it("is found among any others", () => {
    const address = fc.webPath().map((path) => `${path}?page=2`);
    const other = fc.tuple(address, fc.stringMatching(/^[a-mo-z ,;=]*$/), fc.boolean());
    fc.assert(
      fc.property(fc.array(other), address, fc.array(other), (before, target, after) => {
        const written = (links: typeof before) =>
          links.map(([to, text, bare]) => `<${to}>; title="${text}"${bare ? "" : '; rel="prev"'}`);
        const header = [...written(before), `<${target}>; rel="next"`, ...written(after)];
        expect(linkTarget(header.join(", "), "next")).toBe(target);
      }),
    );
  });

  it("takes any text in little time", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(() => linkTarget(header, "next")).not.toThrow();
      }),
    );
    const started = performance.now();
    linkTarget(`<${";".repeat(20_000)}>${'; a="'.repeat(20_000)}`, "next");
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
