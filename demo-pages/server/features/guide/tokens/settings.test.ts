import fc from "fast-check";
import { describe, expect, it } from "vitest";
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

const hex = fc
  .array(fc.constantFrom(..."0123456789abcdef"), { minLength: 6, maxLength: 6 })
  .map((digits) => `#${digits.join("")}`);
const anyValueOf = (name: string) => {
  const size = sizes[name];
  if (size) return fc.integer(size).map(String);
  const words = choices[name];
  return words ? fc.constantFrom(...Object.keys(words)) : hex;
};
const settings = fc.record(Object.fromEntries(names.map((name) => [name, anyValueOf(name)])));

describe("the settings in an address", () => {
  it("come back as they were, and only those that differ are there", () => {
    fc.assert(
      fc.property(settings, settings, (set, usual) => {
        const address = addressOf(set, usual);
        const { settings: read, rejections } = settingsIn(address);
        expect(rejections).toEqual([]);
        expect({ ...usual, ...read }).toEqual(set);
        for (const [name, value] of Object.entries(read)) expect(usual[name]).not.toBe(value);
        expect(new URLSearchParams({ tokens: address }).toString()).toBe(`tokens=${address}`);
      }),
    );
  });

  it("are settings with values that they may have, whatever the address", () => {
    const piece = fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string());
    const address = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.map((each) => each.join(".")).join("_")),
    );
    fc.assert(
      fc.property(address, (text) => {
        const { settings: read } = settingsIn(text);
        for (const [name, value] of Object.entries(read)) {
          expect(names).toContain(name);
          expect(readSetting(name, value)).toBe(value);
        }
      }),
    );
  });

  it.each([
    ["accent.azul", "accent: “azul” não serve, precisa ser uma cor em hexadecimal, como #b3452b"],
    ["accent", "accent: “” não serve, precisa ser uma cor em hexadecimal, como #b3452b"],
    ["radius-s.33", "radius-s: “33” não serve, precisa ser um número inteiro de 0 a 32"],
    ["radius-s.1.5", "radius-s: “1.5” não serve, precisa ser um número inteiro de 0 a 32"],
    ["unit.-16", "unit: “-16” não serve, precisa ser um número inteiro de 12 a 24"],
    ["radius-full.toString", "radius-full: “toString” não serve, precisa ser pilula, campo"],
    ["backdrop.000000", "“backdrop” não é um ajuste deste editor"],
    ["__proto__", "“”"],
    [`font-family.${"a".repeat(100)}`, "…”"],
  ])("that are wrong are told: %s", (address, sentence) => {
    const { settings: read, rejections } = settingsIn(address);
    expect(read).toEqual({});
    expect(rejections.join()).toContain(sentence === "“”" ? "não é um ajuste" : sentence);
  });

  it("keep what is right beside what is wrong, and the last of two", () => {
    const { settings: read, rejections } = settingsIn(
      "accent.000000_x.1_accent.0A6B5C__escuro-ink.fff",
    );
    expect(read).toEqual({ accent: "#0a6b5c", "escuro-ink": "#ffffff" });
    expect(rejections).toHaveLength(1);
  });
});

it.each([
  ["#B3452B", "#b3452b"],
  ["b3452b", "#b3452b"],
  [" #b42 ", "#bb4422"],
  ["#b345", undefined],
  ["rgb(0 0 0)", undefined],
  ["red", undefined],
  ["", undefined],
])("reads the colour %j as %j", (text, value) => {
  expect(readSetting("accent", text)).toBe(value);
  expect(readSetting(inDark(colors[0] ?? ""), text)).toBe(value);
});
