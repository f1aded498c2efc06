import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webPath } from "../../testing/webUrl";
import { linkTarget } from "./linkHeader";

/** RFC 8288 as two regular expressions; the first takes quadratic time. */
function targetByGrammar(header: string): string | undefined {
  const link = /<([^>]*)>((?:[^",]|"(?:\\.|[^"\\])*")*)/g;
  const parameter = /;\s*([^\s=;]+)\s*(?:=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*)))?/g;
  for (const [, target = "", parameters = ""] of header.matchAll(link)) {
    const rel = [...parameters.matchAll(parameter)].find(([, name]) => name === "rel");
    if (rel && (rel[2] ?? rel[3] ?? "").split(/\s+/).includes("next")) return target.trim();
  }
  return undefined;
}

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
    const url = webPath.map((path) => `${path}?page=2`);
    const other = fc.tuple(url, fc.stringMatching(/^[a-mo-z ,;=]*$/), fc.boolean());
    fc.assert(
      fc.property(fc.array(other), url, fc.array(other), (before, target, after) => {
        const written = (links: typeof before) =>
          links.map(([to, text, bare]) => `<${to}>; title="${text}"${bare ? "" : '; rel="prev"'}`);
        const header = [...written(before), `<${target}>; rel="next"`, ...written(after)];
        expect(linkTarget(header.join(", "), "next")).toBe(target);
      }),
    );
  });

  it("is the one that the grammar finds in any text", () => {
    const piece = fc.constantFrom("<", ">", '"', "\\", ",", ";", "=", " ", "a", "rel", "next", "/");
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const header = pieces.join("");
        expect(linkTarget(header, "next")).toBe(targetByGrammar(header));
      }),
      { numRuns: 2000 },
    );
    expect(linkTarget('</a>; title="x, </b>; rel=next', "next")).toBe("/b");
  });

  // A search that starts again at every `<` would take minutes on these.
  it.each([
    ["links that are never closed", "<".repeat(1_000_000)],
    ["quotes that are never closed", `<>"${'<>\\"'.repeat(250_000)}`],
    ["parameters", `<${";".repeat(500_000)}>${'; a="'.repeat(100_000)}`],
    ["blanks", `<>;${" ".repeat(500_000)}<>${" ;".repeat(250_000)}`],
  ])("is missing in a million characters of %s", (_, header) => {
    expect(linkTarget(header, "next")).toBeUndefined();
  });
});
