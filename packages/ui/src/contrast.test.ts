import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colourPairs, contrastRatio } from "./contrast";

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#000000", 21],
    ["#777777", "#ffffff", 4.478],
    ["#b3452b", "#b3452b", 1],
  ])("of %s and %s is %d, as WCAG has it", (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  it("refuses what is no colour of six digits", () => {
    expect(() => contrastRatio("red", "#ffffff")).toThrow('"red" is not a colour like #1a5fd0.');
    expect(() => contrastRatio("#fff", "#ffffff")).toThrow(RangeError);
  });
});

describe("the pairs", () => {
  const repository = new URL("../../../", import.meta.url);
  const files = ["packages/ui/src", "widgets", "demo-pages/assets"].flatMap((folder) =>
    readdirSync(new URL(folder, repository), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".css") && !path.includes("node_modules"))
      .map((path) => `${folder}/${path}`),
  );
  const known = new Set(colourPairs.map(({ ink, ground }) => `${ink} on ${ground}`));

  it("hold every colour that a rule of ours writes on another", () => {
    const written = files.flatMap((file) =>
      pairsIn(readFileSync(new URL(file, repository), "utf8")),
    );
    expect(written.length).toBeGreaterThan(20);
    expect([...new Set(written)].filter((pair) => !known.has(pair))).toEqual([]);
  });
});

/** The pairs of the rules that set both colours, as `accent-ink on accent`. */
function pairsIn(css: string): string[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = ""]) => {
    const ink = /(?:^|[;\s])color:\s*var\(--yy-color-([\w-]+)/.exec(body)?.[1];
    const ground = /background(?:-color)?:\s*var\(--yy-color-([\w-]+)/.exec(body)?.[1];
    return ink && ground ? [`${ink} on ${ground}`] : [];
  });
}
