import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { sourceScheme } from "./MappedCode";

const dist = inRepository("dist");
const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".js"),
);
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const mapOf = (file: string) => new TraceMap(read(`${file}.map`));

/** Texts in the code that stand somewhere else in the source than the map says, and how many were looked at. */
function compareTexts(file: string): { compared: number; elsewhere: string[] } {
  const lines = read(file).split("\n");
  const map = mapOf(file);
  const sources = new Map(
    map.sources.map((source, index) => [source, map.sourcesContent?.[index]?.split("\n")]),
  );
  const elsewhere: string[] = [];
  let compared = 0;
  eachMapping(map, ({ generatedLine, generatedColumn, source, originalLine }) => {
    const code = lines[generatedLine - 1]?.slice(generatedColumn) ?? "";
    // The beginning, because the minifier joins texts.
    const [, text] = /^"([\w :.-]{6,15})/.exec(code) ?? [];
    if (text === undefined || source === null) return;
    compared += 1;
    const line = sources.get(source)?.[originalLine - 1];
    if (!line?.includes(text)) elsewhere.push(`${source}:${originalLine} ${text}`);
  });
  return { compared, elsewhere };
}

describe("source maps of the built files", () => {
  it.each(scripts)(
    "say where each text in %s is from, by names that tell nothing of the machine",
    (file) => {
      expect(compareTexts(file).elsewhere).toEqual([]);
      const ours = new RegExp(`^${sourceScheme}(packages|widgets|node_modules|virtual|tools)/`);
      expect(mapOf(file).sources.filter((source) => !ours.test(source ?? ""))).toEqual([]);
    },
  );

  it("say it of a widget's code and what it is built with", () => {
    const file = scripts.find((each) => each.startsWith("chunks/follow-button-")) ?? "";
    expect(compareTexts(file).compared).toBeGreaterThan(10);
    expect(mapOf(file).sources).toContain(`${sourceScheme}widgets/follow-button/FollowButton.tsx`);
  });

  it("are named in every script but yy.js, which every page pays for", () => {
    const unnamed = scripts.filter(
      (file) => !/\n\/\/# sourceMappingURL=\S+\.js\.map\n$/.test(read(file)),
    );
    expect(unnamed.sort()).toEqual(["lite/yy.js", "yy.js"]);
  });
});
