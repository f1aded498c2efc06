import { existsSync, readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, it } from "vitest";
import { inRepository, widgetNames } from "../repository";

/** A widget's stylesheets for the page: before the script, and of the server's children with it. */
const stylesOf = (name: string) =>
  ["page", "children"]
    .map((kind) => inRepository("widgets", name, `${name}.${kind}.css`))
    .filter(existsSync);

/** Selectors of a stylesheet, one a list entry, as the minifier writes them. */
function selectorsOf(css: string): string[] {
  const { code } = transformSync(css, { loader: "css", minify: true });
  return [...code.matchAll(/([^{}]+)\{/g)]
    .flatMap(([, prelude = ""]) => splitOutside(prelude, /[,]/))
    .filter((selector) => !selector.trimStart().startsWith("@"));
}

/** Splits a text where the separator stands outside brackets. */
function splitOutside(text: string, separator: RegExp): string[] {
  const pieces = [""];
  let depth = 0;
  for (const character of text) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (depth === 0 && separator.test(character)) pieces.push("");
    else pieces[pieces.length - 1] += character;
  }
  return pieces;
}

/** Every change of a state, of any element, makes the browser look for what stands behind such a compound. */
function looksBehindStates(selector: string): boolean {
  const compounds = splitOutside(selector.trim(), /[\s>+~]/);
  const ancestors = compounds.slice(0, -1);
  const inner = /:(?:not|is|where|has)\([^()]*:state\([^()]*\)[^()]*[\s>+~]/;
  return ancestors.some((compound) => compound.includes(":state(")) || inner.test(selector);
}

it.each([
  ["yy-x:state(on) p", true],
  ["yy-x:not(:state(on),:state(off))>p", true],
  ["p:not(yy-x:state(on) *)", true],
  ["yy-x:state(on)", false],
  ["main yy-x:not(:state(on),:has(> p))::after", false],
])("looksBehindStates(%j) is %j", (selector, looks) => {
  expect(looksBehindStates(selector)).toBe(looks);
});

const styled = widgetNames().filter((name) => stylesOf(name).length > 0);

it.each(styled)("no rule of yy-%s for the page goes on behind a :state()", (name) => {
  const css = stylesOf(name).map((file) => readFileSync(file, "utf8"));
  expect(css.flatMap(selectorsOf).filter(looksBehindStates)).toEqual([]);
});
