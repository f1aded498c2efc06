import { readFileSync } from "node:fs";
import type { WidgetSchema } from "@yy/element/config/schema";
import { inRepository } from "../repository";
import type { Artefact } from "./artefacts";
import { gemLocale } from "./gem";
import { type AttributeData, schemaData } from "./schemaData";
import { classNameOf } from "./texts";

const folder = "packages/laravel";

/** What the Laravel package has alone: a Blade component for each widget, and `lang/`. */
export function laravelPackage(schemas: readonly WidgetSchema[]): Artefact[] {
  const { widgets, common } = schemaData(schemas, "");
  const gemTexts = (locale: string) =>
    readFileSync(inRepository(`packages/rails/config/locales/yy.${locale}.yml`), "utf8");
  return [
    ...schemas.map((schema, index) => {
      const { name = "", summary = "", attributes = [] } = widgets[index] ?? {};
      const className = classNameOf(schema);
      return {
        path: `${folder}/src/View/Components/${className}.php`,
        content: component(className, schema.tag, name, summary, [...attributes, ...common]),
      };
    }),
    languageFile("pt_BR", gemLocale(schemas)),
    languageFile("en", gemTexts("en")),
    languageFile("es", gemTexts("es")),
  ];
}

/**
 * A class whose constructor names the attributes: Blade gives it their values as they are, where it would escape or cast
 * what no parameter is named after. Editors complete the tag from it.
 */
function component(
  className: string,
  tag: string,
  name: string,
  summary: string,
  attributes: readonly AttributeData[],
): string {
  const parameters = attributes.map((each) => ({ ...each, variable: `$${camel(each.name)}` }));
  return `<?php

// Written by \`npm run generate\`.

declare(strict_types=1);

namespace Yy\\Laravel\\View\\Components;

use Yy\\Laravel\\View\\WidgetComponent;

/** \`<x-${tag}>\`: ${comment(summary)} */
final class ${className} extends WidgetComponent
{
    /**
${parameters.map((each) => `     * @param mixed ${each.variable} ${comment(words(each))}`).join("\n")}
     */
    public function __construct(
${parameters.map(({ variable }) => `        mixed ${variable} = null,`).join("\n")}
    ) {
        parent::__construct('${name}', get_defined_vars());
    }
}
`;
}

function words({ kind, required, description }: AttributeData): string {
  return `${kind}${required ? ", required" : ""}: ${description}`;
}

/** On one line, and not the end of the comment. */
const comment = (text: string): string => text.replace(/\s+/g, " ").replaceAll("*/", "*\\/");

const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The texts of one of the gem's locales, of which each is one line: `      label: "seguir"`. */
function languageFile(locale: string, yaml: string): Artefact {
  const lines = yaml.split("\n").flatMap((line) => {
    const [, widget] = /^ {4}(\w+):$/.exec(line) ?? [];
    if (widget !== undefined) return [`    ],`, `    '${widget}' => [`];
    const [, name, text] = /^ {6}(\w+): (".*")$/.exec(line) ?? [];
    return text === undefined ? [] : [`        '${name}' => ${phpText(JSON.parse(text))},`];
  });
  const content = [
    "<?php",
    "",
    "// Written by `npm run generate`.",
    "",
    "declare(strict_types=1);",
    "",
    "return [",
    ...lines.slice(1),
    "    ],",
    "];",
    "",
  ].join("\n");
  return { path: `${folder}/lang/${locale}/widgets.php`, content };
}

const phpText = (text: string): string => `'${text.replace(/['\\]/g, "\\$&")}'`;
