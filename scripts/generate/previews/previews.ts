import type { GuideWords } from "@yy/demo-pages/guide";
import type { WidgetSchema } from "@yy/element/config/schema";
import { type Artefact, json } from "../artefacts";
import { previewFolder } from "../folders";
import { nameOf } from "../texts";
import { marina, readStories, type Story } from "./readStories";
import { folderOf, recordAnswers } from "./recordAnswers";
import { now } from "./stage";

/**
 * The stories as previews of ViewComponent, which Lookbook shows too: a class for each widget, a
 * template for each story that needs neither the demo's server nor interaction, and the recorded
 * answers for them.
 */
export async function previews(
  schemas: readonly WidgetSchema[],
  words: GuideWords,
): Promise<Artefact[]> {
  const stories = await readStories(schemas.map(nameOf));
  const widgets = schemas.map((schema) => {
    const read = stories.get(nameOf(schema)) ?? [];
    return {
      schema,
      path: nameOf(schema).replaceAll("-", "_"),
      shown: read.filter(({ leftOut }) => leftOut === undefined),
      leftOut: read.filter(({ leftOut }) => leftOut !== undefined),
    };
  });
  const visitors = widgets.flatMap(({ path, shown }) =>
    shown
      .filter(({ visitor }) => visitor !== marina)
      .map((story) => [`${path}/${methodOf(story)}`, folderOf(story.visitor)]),
  );
  const reasons = widgets.map(({ path, leftOut }) => [
    path,
    Object.fromEntries(leftOut.map((story) => [methodOf(story), story.leftOut])),
  ]);
  return [
    json(`${previewFolder}/answers.json`, {
      visitors: Object.fromEntries(visitors),
      answers: await recordAnswers(widgets.flatMap(({ shown }) => shown)),
    }),
    json(`${previewFolder}/left_out.json`, Object.fromEntries(reasons)),
    ...widgets
      .filter(({ shown }) => shown.length > 0)
      .flatMap(({ schema, path, shown }) => [
        { path: `${previewFolder}/${path}_preview.rb`, content: classOf(schema, shown, words) },
        ...shown.map((story) => ({
          path: `${previewFolder}/${path}_preview/${methodOf(story)}.html.erb`,
          content: `${fromNow(story.erb)}\n`,
        })),
      ]),
  ];
}

/** `PhoneOf10Digits` → `phone_of10_digits`, as RuboCop writes numbers. */
const methodOf = ({ name }: Story): string =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "_").toLowerCase();

function classOf(schema: WidgetSchema, stories: readonly Story[], words: GuideWords): string {
  const { family, summary } = words.widgets[schema.tag] ?? {};
  const name = nameOf(schema).replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  return `# frozen_string_literal: true

# Written by \`npm run generate\`.
module Yy
${comment(summary ?? schema.summary)}
  #
  # @label ${schema.tag}
${family === undefined ? "" : `  # @logical_path yy/${family}\n`}  class ${name}Preview < ViewComponent::Preview
    layout 'yy_preview'

${stories.map((story) => `    # @label ${story.label}\n    def ${methodOf(story)}; end\n`).join("\n")}  end
end
`;
}

/** The text as comment lines of limited length. */
function comment(text: string): string {
  const lines = text.match(/\S.{0,115}(?=\s|$)/g) ?? [];
  return lines.map((line) => `  # ${line}`).join("\n");
}

const units = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** Replaces times relative to now by Ruby expressions: `3.hours.from_now + 5`. */
function fromNow(erb: string): string {
  return erb.replace(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, (quoted, time: string) => {
    const seconds = Math.round((Date.parse(time) - now) / 1000);
    const [unit, length] = units.find(([, length]) => seconds % length < 60) ?? units[2];
    const [count, rest] = [Math.floor(seconds / length), seconds % length];
    if (count < 1 || count > 60) return quoted;
    return `${count}.${unit}${count > 1 ? "s" : ""}.from_now${rest > 0 ? ` + ${rest}` : ""}`;
  });
}
