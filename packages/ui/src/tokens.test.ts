import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const headComment = css.slice(0, css.indexOf("*/"));

const light = tokensOf(":where(:root) {");
const systemDark = tokensOf(':where(:root:not([data-yy-theme="light"])) {');
const chosenDark = tokensOf(':where(:root[data-yy-theme="dark"]) {');
const reducedMotion = tokensOf(":where(:root) {", "@media (prefers-reduced-motion: reduce)");
const forcedColors = tokensOf(":where(:root) {", "@media (forced-colors: active)");

const surfaces = ["surface", "raised", "soft"];

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

/** Relative luminance of `#rrggbb`, 0 to 1, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(theme: Map<string, string>, one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other]
    .map((name) => luminance(theme.get(`--yy-color-${name}`) ?? ""))
    .sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each([
  ["light", light],
  ["dark", systemDark],
])("the %s colours", (_name, theme) => {
  it.each(["ink", "muted", "accent", "danger", "success"])("make %s readable text", (text) => {
    for (const surface of surfaces) {
      expect(contrast(theme, text, surface), `on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["accent", "danger", "success"])("make accent-ink readable on a fill of %s", (fill) => {
    expect(contrast(theme, "accent-ink", fill)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["line-strong", "focus"])("make %s visible at the edge of a control", (edge) => {
    for (const surface of surfaces) {
      expect(contrast(theme, edge, surface), `on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the tokens", () => {
  it("has a contrast formula that agrees with WCAG's black on white", () => {
    const extremes = new Map([
      ["--yy-color-black", "#000000"],
      ["--yy-color-white", "#ffffff"],
    ]);
    expect(contrast(extremes, "black", "white")).toBeCloseTo(21);
  });

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
