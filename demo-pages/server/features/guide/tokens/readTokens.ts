import { chapterPath } from "../chapters/Chapters";
import type { GuideSource } from "../guideData";
import type { SearchEntry } from "../searchEntries";
import words from "./words.pt.json";

/** Name and value of a custom property. */
type TokenValue = readonly [name: string, value: string];

/** The tokens of `tokens.css`: all of them as they are in light, and those that are others in the dark. */
export interface Tokens {
  readonly light: readonly TokenValue[];
  readonly dark: readonly TokenValue[];
}

/**
 * Reads the tokens out of `tokens.css`.
 * @throws {Error} when the rule of a theme is not there.
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
export const tokenText = (name: string): string => texts[name.replace(/^--yy-/, "")] ?? "";

/** What the guide's search finds of the tokens: each of them, in the table of the chapter about styles. */
export function tokenEntries(guide: GuideSource): SearchEntry[] {
  return readTokens(guide.tokens()).light.map(([name]) => ({
    id: `${chapterPath("estilo")}#${name}`,
    title: name,
    tag: "token",
    text: tokenText(name).replaceAll("`", ""),
  }));
}
