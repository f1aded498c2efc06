import { parseArgs } from "node:util";
import { nearest } from "../nearest";

export const formats = ["text", "json", "github"] as const;
export type Format = (typeof formats)[number];

export interface Options {
  readonly patterns: readonly string[];
  readonly format: Format;
  readonly isHelp: boolean;
}

/** @throws Error that names an unknown option, and the one that was probably meant */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: { format: { type: "string" }, help: { type: "boolean", short: "h" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === "option" && !["format", "help"].includes(token.name))
      throw new Error(`${token.rawName} is no option${suggestion(token.name)}`);
  const format = values.format ?? "text";
  if (!isFormat(format))
    throw new Error(`--format is one of ${formats.join(", ")}, not ${JSON.stringify(format)}`);
  return { patterns: positionals, format, isHelp: values.help === true };
}

const isFormat = (text: unknown): text is Format => formats.some((format) => format === text);

function suggestion(name: string): string {
  const meant = nearest(name, ["format", "help"]);
  return meant === undefined ? "" : `: did you mean --${meant}?`;
}

export const help = `yy-doctor: what is wrong with the yy- tags in templates

  npx yy-doctor "app/views/**/*.erb"

Reads .erb, .html and .htm files, folders of them, and globs in quotation marks.
Of .haml and .slim it says that it cannot read them.

  --format text    file:line:column, for people and editors (the default)
  --format json    one object with every finding
  --format github  annotations of a GitHub workflow
  --help           this

Ends with 0 when nothing is wrong, 1 when something is, 2 when something could not be read.
`;
