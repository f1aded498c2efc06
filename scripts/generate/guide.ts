import type { GuideWords } from "@yy/demo-pages/guide";
import { rules } from "@yy/doctor/rules/index";
import { ruleWords } from "@yy/doctor/rules/words.pt";
import { mistakeKinds } from "@yy/domain/mistakes/mistakes.pt";
import { nameDeprecation } from "@yy/element/config/nameSpec";
import {
  attributeName,
  type Deprecation,
  type NameSpec,
  type WidgetSchema,
} from "@yy/element/config/schema";
import { type AnswerSpec, endpoints } from "@yy/http/contract/endpoints";
import { type Artefact, withSection } from "./artefacts";
import { answerCell, table } from "./readme";
import { detailText } from "./texts";

/**
 * The guide's chapter on the doctor, with the table of its rules.
 * @throws Error when a rule has no words
 */
export function withDoctorRules(chapter: Artefact): Artefact {
  for (const { name } of rules)
    if (!(name in ruleWords))
      throw new Error(`${name} needs words in tools/doctor/src/rules/words.pt.ts`);
  const rows = Object.entries(ruleWords).map(([name, { says, mended = "" }]) => [
    `\`${name}\``,
    says,
    mended,
  ]);
  return withSection(
    chapter,
    "rules",
    around(table(["regra", "o que ela diz", "`--fix` escreve"], rows)),
  );
}

/** The guide's chapter on errors, with the codes of all mistakes. */
export function withMistakes(chapter: Artefact): Artefact {
  const lines = mistakeKinds.flatMap(({ title, mistakes }) => {
    const rows = mistakes.map(({ code, title: what }) => [`\`${code}\``, what]);
    return [`### ${title}`, "", ...table(["código", "o que é"], rows), ""];
  });
  return withSection(chapter, "codes", around(lines.slice(0, -1)));
}

/** The guide's chapter on updates, with the deprecated names. */
export function withDeprecations(chapter: Artefact, schemas: readonly WidgetSchema[]): Artefact {
  const rows = schemas.flatMap((schema) => [
    ...rowsOf(schema.tag, schema),
    ...Object.entries(schema.attributes).flatMap(([property, spec]) =>
      rowsOf(`${schema.tag} ${attributeName(property, spec)}`, spec),
    ),
    ...Object.entries(schema.events ?? {}).flatMap(([name, spec]) =>
      rowsOf(`${schema.tag} ${name}`, spec),
    ),
    ...rowsOfNames(schema.parts, (name) => `${schema.tag}::part(${name})`),
    ...rowsOfNames(schema.states, (name) => `${schema.tag}:state(${name})`),
    ...rowsOfNames(schema.tokens, (name) => `${schema.tag} ${name}`),
  ]);
  const content =
    rows.length === 0 ? ["nada, por enquanto."] : table(["desde", "nome", "no lugar dele"], rows);
  return withSection(chapter, "deprecations", around(content));
}

/** The guide's chapter on the actions that widgets call, with the table of them. */
export function withEndpoints(chapter: Artefact): Artefact {
  const rows = endpoints.map(({ id, method, path, pathFrom, version, widgets, answers }) => [
    `\`${id}\``,
    [
      `\`${method} ${path}\``,
      ...(pathFrom ? [`o caminho é o de \`${pathFrom}\``] : []),
      ...(version ? [`versão ${version}`] : []),
    ].join(", "),
    widgets.map((tag) => `[${tag}](../../widgets/${tag.slice("yy-".length)})`).join(", "),
    answers.map(answerWords).join("; "),
  ]);
  const lines = table(["id", "pedido", "de quem", "resposta"], rows);
  return withSection(chapter, "endpoints", around(lines));
}

/** The guide's chapter on apps, with the tables of messages to apps and their answers. */
export function withNativeMessages(
  chapter: Artefact,
  schemas: readonly WidgetSchema[],
  words: GuideWords,
): Artefact {
  const rows = schemas.flatMap(({ tag, native = {} }) =>
    Object.entries(native).map(([event, { data, answers = {} }]) => [
      `\`${tag}\``,
      `\`${event}\``,
      Object.keys(data.fields).length === 0 ? "" : `\`${detailText(data.fields)}\``,
      words.widgets[tag]?.native?.[event] ?? "",
      Object.entries(answers)
        .map(([status, spec]) => answerCell(status, spec))
        .join(" · "),
    ]),
  );
  const head = ["componente", "mensagem", "data", "o que é", "respostas"];
  return withSection(chapter, "messages", around(table(head, rows)));
}

function answerWords({ status, check, isOptional }: AnswerSpec): string {
  if (!check) return status;
  return isOptional ? `${status}, com json ou sem` : `${status}, json`;
}

const rowsOfNames = (
  names: Readonly<Record<string, string | NameSpec>> = {},
  written: (name: string) => string,
): string[][] =>
  Object.entries(names).flatMap(([name, spec]) =>
    rowsOf(written(name), { deprecated: nameDeprecation(spec) }),
  );

function rowsOf(
  name: string,
  { deprecated }: { readonly deprecated?: Deprecation | undefined },
): string[][] {
  return deprecated ? [[deprecated.since, `\`${name}\``, `\`${deprecated.use}\``]] : [];
}

/** Blank lines, because in Markdown a comment and the text after it would be one block. */
const around = (lines: readonly string[]) => ["", ...lines, ""].join("\n");
