import { parseArgs } from "node:util";
import { nearest } from "../nearest";

export const formats = ["text", "json", "github"] as const;
export type Format = (typeof formats)[number];

export interface Options {
  readonly patterns: readonly string[];
  readonly format: Format;
  readonly isHelp: boolean;
  /** Whether to mend what has one answer, instead of telling what is wrong. */
  readonly isFix: boolean;
  /** Whether the files get it; otherwise it is only shown. */
  readonly isWritten: boolean;
}

const names = ["format", "fix", "write", "help"];

/** @throws Error that names an option that is unknown, with the one that was probably meant, or that goes with another */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals, tokens } = parseArgs({
    args: [...words],
    options: {
      format: { type: "string" },
      fix: { type: "boolean" },
      write: { type: "boolean" },
      help: { type: "boolean", short: "h" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens)
    if (token.kind === "option" && !names.includes(token.name))
      throw new Error(`${token.rawName} is no option${suggestion(token.name)}`);
  const format = values.format ?? "text";
  if (!isFormat(format))
    throw new Error(`--format is one of ${formats.join(", ")}, not ${JSON.stringify(format)}`);
  const [isFix, isWritten] = [values.fix === true, values.write === true];
  if (isWritten && !isFix)
    throw new Error("--write goes with --fix, which shows the changes first");
  if (isFix && values.format !== undefined)
    throw new Error("--fix writes a diff, and takes no --format");
  return { patterns: positionals, format, isHelp: values.help === true, isFix, isWritten };
}

const isFormat = (text: unknown): text is Format => formats.some((format) => format === text);

function suggestion(name: string): string {
  const meant = nearest(name, names);
  return meant === undefined ? "" : `: did you mean --${meant}?`;
}

export const help = `yy-doctor: what is wrong with the yy- tags in templates

  npx yy-doctor "app/views/**/*.erb"

Reads .erb, .html, .htm and .blade.php files, folders of them, and globs in quotation marks.
Of .haml and .slim it says that it cannot read them.

  --format text    file:line:column, for people and editors (the default)
  --format json    one object with every finding, by yy-doctor.schema.json of @yy/widgets
  --format github  annotations of a GitHub workflow
  --fix            shows as a diff what can be mended without you: what has one answer
  --fix --write    mends it in the files
  --help           this

Ends with 0 when nothing is wrong, 1 when something is, 2 when something could not be read.
`;
