import type { WidgetSchema } from "@yy/element/config/schema";
import type { Artefact } from "./artefacts";
import type { LocaleTexts } from "./localeTexts";
import { type AttributeData, schemaData } from "./schemaData";
import { classNameOf } from "./texts";

const folder = "packages/laravel";

/** The files that only the Laravel package has: a Blade component for each widget, and `lang/`. */
export function laravelPackage(
  schemas: readonly WidgetSchema[],
  texts: Readonly<Record<string, LocaleTexts>>,
): Artefact[] {
  const { widgets, common } = schemaData(schemas, "");
  return [
    ...schemas.map((schema, index) => {
      const { name = "", summary = "", attributes = [] } = widgets[index] ?? {};
      const className = classNameOf(schema);
      return {
        path: `${folder}/src/View/Components/${className}.php`,
        content: component(className, schema.tag, name, summary, [...attributes, ...common]),
      };
    }),
    ...Object.entries(texts).map(([locale, each]) => languageFile(locale.replace("-", "_"), each)),
  ];
}

/**
 * A class whose constructor has a parameter for each attribute. Blade passes those values
 * unchanged, but would escape or cast values without a parameter. Editors complete the tag from it.
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

/** The text on one line, without an end of the comment. */
const comment = (text: string): string => text.replace(/\s+/g, " ").replaceAll("*/", "*\\/");

const camel = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Lists of words are left to the widget. */
function languageFile(locale: string, texts: LocaleTexts): Artefact {
  const lines = Object.entries(texts).flatMap(([widget, ofWidget]) => [
    `    '${widget}' => [`,
    ...Object.entries(ofWidget).flatMap(([name, text]) =>
      typeof text === "string" ? [`        '${name}' => ${phpText(text)},`] : [],
    ),
    "    ],",
  ]);
  const content = [
    "<?php",
    "",
    "// Written by `npm run generate`.",
    "",
    "declare(strict_types=1);",
    "",
    "return [",
    ...lines,
    "];",
    "",
  ].join("\n");
  return { path: `${folder}/lang/${locale}/widgets.php`, content };
}

const phpText = (text: string): string => `'${text.replace(/['\\]/g, "\\$&")}'`;
