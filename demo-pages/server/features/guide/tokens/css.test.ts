import { describe, expect, it } from "vitest";
import { cssOf, scopedCss } from "../../../../assets/tokens/css.js";
import { choices, colors, inDark, names, sizes } from "../../../../assets/tokens/settings.js";
import { guideFiles } from "../../../node/guideFiles";
import { readTokens } from "./readTokens";
import { tokenWords } from "./tokenWords";
import { tokensView } from "./view";

const guide = guideFiles("");
const tokens = readTokens(guide.tokens());
const view = tokensView(guide);
const usual: Readonly<Record<string, string>> = Object.fromEntries([
  ...view.themes.flatMap((theme) => theme.colors).map(({ name, value = "" }) => [name, value]),
  ...view.sizes.map(({ name, value }) => [name, String(value)]),
  ...view.choices.map(({ name, options }) => [name, options[0]?.value ?? ""]),
]);

describe("the css to copy", () => {
  it("is empty while nothing differs", () => {
    expect(cssOf(usual, usual)).toBe("");
  });

  it("says a colour for both themes, whichever differs, because :root wins in the dark too", () => {
    const dark = usual[inDark("accent")];
    const css = cssOf({ ...usual, accent: "#0a6b5c" }, usual);
    expect(css).toBe(`:root {
  --yy-color-accent: #0a6b5c;
}

@media (prefers-color-scheme: dark) {
  :root:not([data-yy-theme="light"]) {
    --yy-color-accent: ${dark};
  }
}

:root[data-yy-theme="dark"] {
  --yy-color-accent: ${dark};
}
`);
    expect(cssOf({ ...usual, [inDark("ink")]: "#ffffff" }, usual)).toContain(
      `:root {\n  --yy-color-ink: ${usual.ink};\n}`,
    );
  });

  it("says sizes, corners and font once", () => {
    const css = cssOf(
      { ...usual, "radius-m": "4", unit: "18", "radius-full": "campo", "font-family": "serifa" },
      usual,
    );
    expect(css).toBe(`:root {
  --yy-radius-m: 0.25rem;
  --yy-unit: 1.125rem;
  --yy-radius-full: var(--yy-radius-s);
  --yy-font-family: ${choices["font-family"]?.serifa};
}
`);
  });
});

it("dresses the piece of the shop in every token, so that what is worked out follows the unit", () => {
  const css = scopedCss(tokens, { ...usual, unit: "20" }, usual);
  const [light = "", dark = ""] = css.split('[data-token-scope="dark"]');
  for (const [name] of tokens.light)
    for (const theme of [light, dark]) expect(theme).toContain(name);
  expect(light.match(/--yy-unit: ([^;]*);/g)?.at(-1)).toBe("--yy-unit: 1.25rem;");
  expect(dark).toContain(`--yy-color-ink: ${usual[inDark("ink")]};`);
});

describe("the tokens that the chapter shows", () => {
  it("are all there, each with words", () => {
    expect(view.rows.map(({ name }) => name)).toEqual(tokens.light.map(([name]) => name));
    expect(
      Object.keys(tokenWords)
        .map((name) => `--yy-${name}`)
        .sort(),
    ).toEqual(tokens.light.map(([name]) => name).sort());
  });

  it("are those that the editor begins with", () => {
    const values = new Map(tokens.light);
    expect(Object.keys(usual).sort()).toEqual([...names].sort());
    for (const color of colors) expect(usual[color]).toBe(values.get(`--yy-color-${color}`));
    for (const [name, words] of Object.entries(choices))
      expect(Object.values(words)[0]).toBe(values.get(`--yy-${name}`));
    const inUnits = (name: string) => {
      const value = values.get(`--yy-${name}`) ?? "";
      return Number(/calc\(var\(--yy-unit\) \* (.*)\)/.exec(value)?.[1] ?? 1) * 16;
    };
    for (const name of Object.keys(sizes)) expect(usual[name]).toBe(String(inUnits(name)));
  });

  it("pass in every pair, in both themes", () => {
    for (const { pairs } of view.themes) expect(pairs.filter(({ passes }) => !passes)).toEqual([]);
  });

  it("cannot be read out of a stylesheet without them", () => {
    expect(() => readTokens(":root {}")).toThrow("tokens.css has no rule :where(:root) {");
  });
});
