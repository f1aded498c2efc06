import { contrast, pairs, ratioText } from "../../../../assets/tokens/contrast.js";
import { choices, colors, inDark, sizes } from "../../../../assets/tokens/settings.js";
import { chapterPath } from "../addresses";
import type { GuideSource } from "../guideData";
import type { SearchEntry } from "../searchEntries";
import { inlineCode } from "../texts";
import words from "./words.pt.json";

/** Name and value of a custom property. */
type TokenValue = readonly [name: string, value: string];

/** The tokens of `tokens.css`: all in the light theme, and those that differ in the dark one. */
interface Tokens {
  readonly light: readonly TokenValue[];
  readonly dark: readonly TokenValue[];
}

/**
 * Parses the tokens of `tokens.css`.
 * @throws {Error} when the rule of a theme is missing.
 */
export function readTokens(css: string): Tokens {
  return {
    light: declarations(css, ":where(:root) {"),
    dark: declarations(css, ':where(:root[data-yy-theme="dark"]) {'),
  };
}

function declarations(css: string, rule: string): TokenValue[] {
  const start = css.indexOf(rule);
  if (start === -1) throw new Error(`tokens.css has no rule ${rule}`);
  const body = css.slice(start + rule.length, css.indexOf("}", start));
  return [...body.matchAll(/(--yy-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]);
}

const texts: Readonly<Record<string, string>> = words.tokens;

/** What a token is for, by its name with or without `--yy-`; with code between backticks. */
const tokenText = (name: string): string => texts[name.replace(/^--yy-/, "")] ?? "";

/** The search's entries of all tokens, which lead to the table in the chapter about styles. */
export function tokenEntries(guide: GuideSource): SearchEntry[] {
  return readTokens(guide.tokens()).light.map(([name]) => ({
    id: `${chapterPath("estilo")}#${name}`,
    title: name,
    tag: "token",
    text: tokenText(name).replaceAll("`", ""),
  }));
}

/** The tokens' view in the chapter about styles: a table, and the editor's fields. */
export function tokensView(source: GuideSource) {
  const { light, dark } = readTokens(source.tokens());
  const lightValues = new Map(light);
  const darkValues = new Map(dark);
  return {
    rows: light.map(([name, value]) => row(name, value, darkValues.get(name))),
    json: JSON.stringify({ light, dark }),
    /** Number of pairs in both themes. */
    checkedPairs: pairs.length * 2,
    themes: [
      themeView("light", "claro", (color) => color, lightValues),
      themeView("dark", "escuro", inDark, darkValues),
    ],
    sizes: Object.entries(sizes).map(([name, size]) => ({
      name,
      title: tokenText(name),
      ...size,
    })),
    choices: Object.entries(choices).map(([name, values]) => ({
      name,
      title: tokenText(name),
      options: Object.keys(values).map((value) => ({ value, title: choiceTitles[value] })),
    })),
  };
}

const choiceTitles: Readonly<Record<string, string>> = words.choices;

function row(name: string, light: string, dark: string | undefined) {
  return {
    name,
    text: inlineCode(tokenText(name)),
    light: valueView(light),
    dark: dark ? valueView(dark) : null,
  };
}

/** A value, and the colour to show beside it when it is one. */
const valueView = (value: string) => ({
  value,
  color: /^(#|rgb)/.test(value) ? value : null,
});

function themeView(
  theme: "light" | "dark",
  title: string,
  settingOf: (color: string) => string,
  values: ReadonlyMap<string, string>,
) {
  return {
    theme,
    title,
    isDark: theme === "dark",
    colors: colors.map((color) => ({
      name: settingOf(color),
      title: tokenText(`color-${color}`),
      token: `--yy-color-${color}`,
      value: values.get(`--yy-color-${color}`),
    })),
    pairs: pairs.map(({ color, on, minRatio }) => {
      const [one = "", other = ""] = [color, on].map((name) => values.get(`--yy-color-${name}`));
      const ratio = contrast(one, other);
      const passes = ratio >= minRatio;
      return {
        id: `${theme} ${color} ${on}`,
        color,
        on,
        minRatio: ratioText(minRatio),
        ratio: ratioText(ratio),
        passes,
        verdict: passes ? "passa" : "não passa",
      };
    }),
  };
}
