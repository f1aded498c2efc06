import { readFileSync } from "node:fs";
import { inRepository } from "../repository";
import { type Artefact, json } from "./artefacts";

const folder = "packages/django/yy_widgets";

/** What the Django package has alone: the version, and `texts/` of the gem's locales. */
export function djangoPackage(version: string): Artefact[] {
  return [
    { path: "packages/django/version.txt", content: `${version}\n` },
    ...["en", "es"].map((locale) => json(`${folder}/texts/${locale}.json`, gemTexts(locale))),
  ];
}

/** The texts of one of the gem's locales, of which each is one line: `      label: "seguir"`. */
function gemTexts(locale: string): Record<string, Record<string, string>> {
  const yaml = readFileSync(inRepository(`packages/rails/config/locales/yy.${locale}.yml`), "utf8");
  const texts: Record<string, Record<string, string>> = {};
  let ofWidget: Record<string, string> = {};
  for (const line of yaml.split("\n")) {
    const [, widget] = /^ {4}(\w+):$/.exec(line) ?? [];
    if (widget !== undefined) texts[widget] = ofWidget = {};
    const [, name, text] = /^ {6}(\w+): (".*")$/.exec(line) ?? [];
    if (name !== undefined && text !== undefined) ofWidget[name] = JSON.parse(text) as string;
  }
  return texts;
}
