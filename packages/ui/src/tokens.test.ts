import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { colourPairs, contrastRatio, minContrast } from "./contrast";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const headComment = css.slice(0, css.indexOf("*/"));

const light = tokensOf(":where(:root) {");
const systemDark = tokensOf(':where(:root:not([data-yy-theme="light"])) {');
const chosenDark = tokensOf(':where(:root[data-yy-theme="dark"]) {');
const reducedMotion = tokensOf(":where(:root) {", "@media (prefers-reduced-motion: reduce)");
const forcedColors = tokensOf(":where(:root) {", "@media (forced-colors: active)");

/** Declarations of the first rule that opens with `selector` after the text `from`. */
function tokensOf(selector: string, from = ""): Map<string, string> {
  const start = css.indexOf(selector, css.indexOf(from));
  const body = start === -1 ? "" : css.slice(start + selector.length, css.indexOf("}", start));
  return new Map(
    [...body.matchAll(/(--yy-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}

describe.each([
  ["light", light],
  ["dark", systemDark],
])("the %s colours", (_name, theme) => {
  const colour = (name: string) => theme.get(`--yy-color-${name}`) ?? "";

  it.each(colourPairs)("let $ink on $ground be seen, as $kind", ({ ink, ground, kind }) => {
    expect(contrastRatio(colour(ink), colour(ground))).toBeGreaterThanOrEqual(minContrast[kind]);
  });
});

describe("the tokens", () => {
  it("looks the same in a dark system and on a page that asks for dark", () => {
    expect([...chosenDark]).toEqual([...systemDark]);
  });

  it("gives every colour a dark value", () => {
    const colours = [...light.keys()].filter((name) => name.startsWith("--yy-color-"));
    expect(colours).toHaveLength(13);
    for (const colour of colours) expect(systemDark.has(colour), colour).toBe(true);
  });

  it("replaces every colour by a system colour when colours are forced", () => {
    const colours = [...light.keys()].filter((name) => name.startsWith("--yy-color-"));
    expect([...forcedColors.keys()]).toEqual(colours);
  });

  it("stops every movement for visitors who asked for less", () => {
    const durations = [...light.keys()].filter((name) => name.startsWith("--yy-duration-"));
    expect([...reducedMotion]).toEqual(durations.map((name) => [name, "0.01ms"]));
  });

  it("declares nothing under a theme that the default does not have", () => {
    for (const name of [...systemDark.keys(), ...forcedColors.keys(), ...reducedMotion.keys()]) {
      expect(light.has(name), name).toBe(true);
    }
  });

  it("names every token in its head comment", () => {
    for (const name of light.keys()) {
      const ownWord = name.replace(/^--yy-(?:[a-z]+-)?/, "");
      expect(headComment, name).toMatch(new RegExp(`\\b${ownWord}\\b`));
    }
  });

  it("lets a plain :root rule of the page win", () => {
    const withoutComments = css.replace(/\/\*.*?\*\//gs, "");
    const selectors = [...withoutComments.matchAll(/([^{};@]+)\{[^{}]*--yy-/g)];
    expect(selectors.length).toBeGreaterThan(4);
    for (const [, selector = ""] of selectors) expect(selector.trim()).toMatch(/^:where\(.*\)$/);
  });
});
