import { colourPairs, minContrast } from "@yy/ui/contrast";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, pairs, ratioText } from "../../../../assets/tokens/contrast.js";
import { cssOf, scopedCss } from "../../../../assets/tokens/css.js";
import {
  addressOf,
  choices,
  colors,
  inDark,
  names,
  readSetting,
  settingsIn,
  sizes,
} from "../../../../assets/tokens/settings.js";
import { guideFiles } from "../../../node/guideFiles";
import { readTokens, tokensView } from "./tokens";
import words from "./words.pt.json";

const guide = guideFiles("");
const tokens = readTokens(guide.tokens());
const view = tokensView(guide);
/** The editor's initial values. */
const initial: Readonly<Record<string, string>> = Object.fromEntries([
  ...view.themes.flatMap((theme) => theme.colors).map(({ name, value = "" }) => [name, value]),
  ...view.sizes.map(({ name, initial: size }) => [name, String(size)]),
  ...view.choices.map(({ name, options }) => [name, options[0]?.value ?? ""]),
]);

describe("the contrast of two colours", () => {
  it.each([
    ["#000000", "#ffffff", "21:1"],
    ["#767676", "#ffffff", "4,54:1"],
    // Not rounded up, which could turn a failure into a pass.
    ["#ff0000", "#ffffff", "3,99:1"],
  ])("of %s on %s is %s", (one, other, text) => {
    expect(ratioText(contrast(one, other))).toBe(text);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it("is judged for the pairs that the widgets use, which all pass", () => {
    const inUse = colourPairs
      .filter(({ kind }) => minContrast[kind] > 1)
      .map(({ ink, ground, kind }) => `${ink} ${ground} ${minContrast[kind]}`);
    expect(pairs.map(({ color, on, minRatio }) => `${color} ${on} ${minRatio}`).sort()).toEqual(
      inUse.sort(),
    );
    for (const theme of view.themes)
      expect(theme.pairs.filter(({ passes }) => !passes)).toEqual([]);
  });
});

describe("the css to copy", () => {
  it("says a colour for both themes, whichever differs, because :root wins in the dark too", () => {
    const dark = initial[inDark("accent")];
    expect(cssOf({ ...initial, accent: "#0a6b5c" }, initial)).toBe(`:root {
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
    expect(cssOf({ ...initial, [inDark("ink")]: "#ffffff" }, initial)).toContain(
      `:root {\n  --yy-color-ink: ${initial.ink};\n}`,
    );
    expect(cssOf(initial, initial)).toBe("");
  });

  it("dresses the piece of the shop in every token, so that what is worked out follows the unit", () => {
    const css = scopedCss(tokens, { ...initial, unit: "20" }, initial);
    const [light = "", dark = ""] = css.split('[data-token-scope="dark"]');
    for (const [name] of tokens.light)
      for (const theme of [light, dark]) expect(theme).toContain(name);
    expect(light.match(/--yy-unit: ([^;]*);/g)?.at(-1)).toBe("--yy-unit: 1.25rem;");
    expect(dark).toContain(`--yy-color-ink: ${initial[inDark("ink")]};`);
  });
});

describe("the tokens that the chapter shows", () => {
  it("are all there, each with words", () => {
    const inCss = tokens.light.map(([name]) => name);
    expect(view.rows.map(({ name }) => name)).toEqual(inCss);
    expect(
      Object.keys(words.tokens)
        .map((name) => `--yy-${name}`)
        .sort(),
    ).toEqual(inCss.sort());
    expect(() => readTokens(":root {}")).toThrow("tokens.css has no rule :where(:root) {");
  });

  it("are those that the editor begins with", () => {
    const values = new Map(tokens.light);
    expect(Object.keys(initial).sort()).toEqual([...names].sort());
    for (const color of colors) expect(initial[color]).toBe(values.get(`--yy-color-${color}`));
    for (const [name, options] of Object.entries(choices))
      expect(Object.values(options)[0]).toBe(values.get(`--yy-${name}`));
    for (const name of Object.keys(sizes)) {
      const inUnits = /calc\(var\(--yy-unit\) \* (.*)\)/.exec(
        values.get(`--yy-${name}`) ?? "",
      )?.[1];
      expect(initial[name]).toBe(String(Number(inUnits ?? 1) * 16));
    }
  });
});

describe("the settings in an address", () => {
  const hex = fc
    .array(fc.constantFrom(..."0123456789abcdef"), { minLength: 6, maxLength: 6 })
    .map((digits) => `#${digits.join("")}`);
  const anyValueOf = (name: string) => {
    if (sizes[name]) return fc.integer(sizes[name]).map(String);
    return choices[name] ? fc.constantFrom(...Object.keys(choices[name])) : hex;
  };
  const settings = fc.record(Object.fromEntries(names.map((name) => [name, anyValueOf(name)])));

  it("come back as they were, and only those that differ are there", () => {
    fc.assert(
      fc.property(settings, settings, (set, other) => {
        const address = addressOf(set, other);
        const { settings: read, rejections } = settingsIn(address);
        expect(rejections).toEqual([]);
        expect({ ...other, ...read }).toEqual(set);
        for (const [name, value] of Object.entries(read)) expect(other[name]).not.toBe(value);
        expect(new URLSearchParams({ tokens: address }).toString()).toBe(`tokens=${address}`);
      }),
    );
  });

  it("are values that a setting may have, whatever the address", () => {
    const piece = fc.tuple(fc.constantFrom(...names), fc.string()).map((each) => each.join("."));
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        for (const [name, value] of Object.entries(settingsIn(pieces.join("_")).settings))
          expect(readSetting(name, value)).toBe(value);
      }),
    );
  });

  it.each([
    ["accent.azul", "accent: “azul” não serve, precisa ser uma cor em hexadecimal, como #b3452b"],
    ["radius-s.33", "radius-s: “33” não serve, precisa ser um número inteiro de 0 a 32"],
    ["radius-full.toString", "radius-full: “toString” não serve, precisa ser pilula, campo"],
    ["backdrop.000000", "“backdrop” não é um ajuste deste editor"],
    ["__proto__", "não é um ajuste deste editor"],
    [`font-family.${"a".repeat(100)}`, "…”"],
  ])("that are wrong are told: %s", (address, sentence) => {
    const { settings: read, rejections } = settingsIn(address);
    expect(read).toEqual({});
    expect(rejections.join()).toContain(sentence);
  });

  it("keep what is right beside what is wrong, and the last of two", () => {
    const { settings: read, rejections } = settingsIn(
      "accent.000000_x.1_accent.0A6B5C__escuro-ink.fff",
    );
    expect(read).toEqual({ accent: "#0a6b5c", "escuro-ink": "#ffffff" });
    expect(rejections).toHaveLength(1);
  });
});
