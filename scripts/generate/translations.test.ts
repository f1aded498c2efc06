import { readFileSync } from "node:fs";
import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { inRepository } from "../repository";
import { gemLocale } from "./gem";

type Texts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const textsOf = (yaml: string, locale: string): Texts =>
  (parse(yaml) as Record<string, { yy: Texts }>)[locale]?.yy ?? {};
const namesOf = (texts: Texts) =>
  Object.entries(texts).flatMap(([widget, own]) => Object.keys(own).map((name) => [widget, name]));
const has = (texts: Texts, [widget = "", name = ""]: readonly string[]) =>
  texts[widget]?.[name] !== undefined;

it.each(["en", "es"])("has the texts of every widget in %s, and no others", (locale) => {
  const path = `packages/rails/config/locales/yy.${locale}.yml`;
  const original = textsOf(gemLocale(schemas), "pt-BR");
  const translated = textsOf(readFileSync(inRepository(path), "utf8"), locale);
  const missing = namesOf(original).filter((name) => !has(translated, name));
  expect(missing, `write these texts in ${path}`).toEqual([]);
  const left = namesOf(translated).filter((name) => !has(original, name));
  expect(left, `${path} has texts that no schema has: remove them`).toEqual([]);
});
