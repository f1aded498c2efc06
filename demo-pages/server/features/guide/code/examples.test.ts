import { readFileSync } from "node:fs";
import { lexer, type Tokens } from "marked";
import { describe, expect, it } from "vitest";
import type { AttributeData } from "../guideData";
import { djangoOf } from "./django";
import { erbOf } from "./erb";
import { laravelOf } from "./laravel";
import type { AttributeOf } from "./translated";

const languages = [
  ["erb", erbOf],
  ["django", djangoOf],
  ["blade", laravelOf],
] as const;
const kinds: readonly AttributeData["kind"][] = ["string", "boolean", "number", "json", "url"];

/** `data-json-2` is JSON: the name says the kind. */
const attributeOf: AttributeOf = (_, attribute) => {
  const kind = kinds.find((each) => attribute.startsWith(`data-${each}`));
  return kind && { attribute, property: attribute, kind };
};

/** Each heading of `examples.md` with the blocks below it. */
const examples = readFileSync(new URL("examples.md", import.meta.url), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const blocks = lexer(text).filter((token): token is Tokens.Code => token.type === "code");
    const codeIn = (language: string) => blocks.find(({ lang }) => lang === language)?.text;
    return { title: text.slice(0, text.indexOf("\n")), html: codeIn("html") ?? "", codeIn };
  });

describe.each(languages)("an example in %s", (language, write) => {
  it.each(examples)("$title", ({ html, codeIn }) => {
    expect(write(html, attributeOf)).toBe(codeIn(language) ?? html);
  });
});
