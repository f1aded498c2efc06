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

/**
 * @throws Error that names an option that is unknown, with the one that was probably meant, or that
 * goes with another
 */
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
  refuseUnknown(tokens, names);
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

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly rawName?: string;
}

/** @throws Error that names an option that there is not, with the one that was probably meant */
export function refuseUnknown(tokens: readonly Token[], known: readonly string[]): void {
  for (const { kind, name = "", rawName } of tokens)
    if (kind === "option" && !known.includes(name))
      throw new Error(`${rawName} is no option${suggestion(name, known)}`);
}

const isFormat = (text: unknown): text is Format => formats.some((format) => format === text);

function suggestion(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant === undefined ? "" : `: did you mean --${meant}?`;
}

export const help = `yy-doctor: what is wrong with the yy- tags in templates

  npx yy-doctor "app/views/**/*.erb"
  npx yy-doctor init

Reads .erb, .html, .htm and .blade.php files, folders of them, and globs in quotation marks.
Of .haml and .slim it says that it cannot read them.

  --format text    file:line:column, for people and editors (the default)
  --format json    one object with every finding, by yy-doctor.schema.json of @yy/widgets
  --format github  annotations of a GitHub workflow
  --fix            shows as a diff what can be mended without you: what has one answer
  --fix --write    mends it in the files
  --help           this

init writes into the application, or the folder that is named after it, what makes editors tell the same:
rules for Herb's linter and language server into .herb/ where there is ERB, and the tags for VS Code into
.vscode/settings.json where @yy/widgets is in node_modules. Again after an update, it writes the new ones.

  --dry-run        only says what it would write
  --force          writes rules that were changed by hand too

Ends with 0 when nothing is wrong, 1 when something is, 2 when something could not be read.
`;
