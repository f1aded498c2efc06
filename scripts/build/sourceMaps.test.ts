import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eachMapping, TraceMap } from "@jridgewell/trace-mapping";
import { describe, expect, it } from "vitest";
import { inRepository } from "../repository";
import { sourceScheme } from "./MappedCode";

const dist = inRepository("dist");
// `yy.inline.js` stands in pages, where it is no file of its own.
const scripts = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".js") && !file.endsWith("yy.inline.js"),
);
const read = (file: string) => readFileSync(join(dist, file), "utf8");
const mapOf = (file: string) => new TraceMap(read(`${file}.map`));

/** Texts in the code that stand somewhere else in the source than the map says. */
function misplacedTexts(file: string): string[] {
  const lines = read(file).split("\n");
  const map = mapOf(file);
  const sources = new Map(
    map.sources.map((source, index) => [source, map.sourcesContent?.[index]?.split("\n")]),
  );
  const misplaced: string[] = [];
  eachMapping(map, ({ generatedLine, generatedColumn, source, originalLine }) => {
    const code = lines[generatedLine - 1]?.slice(generatedColumn) ?? "";
    // The beginning, because the minifier joins texts, and puts numbers into them.
    const [, text] = /^"([a-z_ :.-]{6,15})/i.exec(code) ?? [];
    if (text === undefined || source === null) return;
    const line = sources.get(source)?.[originalLine - 1];
    if (!line?.includes(text)) misplaced.push(`${source}:${originalLine} ${text}`);
  });
  return misplaced;
}

describe("source maps of the built files", () => {
  it.each(scripts)(
    "say where each text in %s is from, by names that tell nothing of the machine",
    (file) => {
      expect(misplacedTexts(file)).toEqual([]);
      const ours = new RegExp(`^${sourceScheme}(packages|widgets|node_modules|virtual|tools)/`);
      expect(mapOf(file).sources.filter((source) => !ours.test(source ?? ""))).toEqual([]);
    },
  );

  it("are named in every script but yy.js, which every page pays for", () => {
    const unnamed = scripts.filter(
      (file) => !/\n\/\/# sourceMappingURL=\S+\.js\.map\n$/.test(read(file)),
    );
    expect(unnamed.sort()).toEqual(["lite/yy.js", "yy.js"]);
  });
});
