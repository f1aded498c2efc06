import { parseArgs } from "node:util";
import { type InventoryFormat, inventoryFormats } from "../inventory/output";
import { nearest } from "../nearest";

export const formats = ["text", "json", "github"] as const;
export type Format = (typeof formats)[number];

export interface Options {
  readonly patterns: readonly string[];
  readonly format: Format;
  readonly isHelp: boolean;
  /** Whether to fix the mistakes that have only one possible fix, instead of listing findings. */
  readonly isFix: boolean;
  /** Whether the fixes are written to the files; otherwise they are only shown. */
  readonly isWritten: boolean;
  /** Set for an inventory of the public names, instead of a list of findings. */
  readonly inventory?: InventoryOptions;
}

export interface InventoryOptions {
  readonly format: InventoryFormat;
  /** A release to compare with: its version, or a path to its list of changes. */
  readonly against?: string;
  /** File with reports of `YY.observe`. */
  readonly reports?: string;
  /**
   * Folder with files that another program has converted to HTML with ERB, each with `.erb` added
   * to its name.
   */
  readonly converted?: string;
}

const inventoryNames = ["against", "reports", "converted"] as const;
const names = ["format", "fix", "write", "help", "inventory", ...inventoryNames];

/**
 * @throws Error that names an unknown option, with the one that was probably meant, or an option
 * that needs another one
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options: {
      format: { type: "string" },
      fix: { type: "boolean" },
      write: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      inventory: { type: "boolean" },
      against: { type: "string" },
      reports: { type: "string" },
      converted: { type: "string" },
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  refuseUnknown(tokens, names);
  const isHelp = values.help === true;
  const inventory = readInventory(values);
  if (inventory)
    return {
      patterns: positionals,
      format: "text",
      isHelp,
      isFix: false,
      isWritten: false,
      inventory,
    };
  const format = values.format ?? "text";
  if (!isFormat(format))
    throw new Error(`--format is one of ${formats.join(", ")}, not ${JSON.stringify(format)}`);
  const [isFix, isWritten] = [values.fix === true, values.write === true];
  if (isWritten && !isFix)
    throw new Error("--write goes with --fix, which shows the changes first");
  if (isFix && values.format !== undefined)
    throw new Error("--fix writes a diff, and takes no --format");
  return { patterns: positionals, format, isHelp, isFix, isWritten };
}

type Values = Readonly<Record<string, unknown>>;

function readInventory(values: Values): InventoryOptions | undefined {
  const given = inventoryNames.filter((name) => values[name] !== undefined);
  if (values.inventory !== true) {
    if (given.length > 0) throw new Error(`--${given[0]} goes with --inventory`);
    return undefined;
  }
  if (values.fix === true || values.write === true)
    throw new Error("--inventory only counts, and takes no --fix");
  const { format = "text" } = values;
  const known = inventoryFormats.find((each) => each === format);
  if (known === undefined)
    throw new Error(
      `--format of --inventory is one of ${inventoryFormats.join(", ")}, not ${JSON.stringify(format)}`,
    );
  const bare = given.find((name) => typeof values[name] !== "string" || values[name] === "");
  if (bare !== undefined) throw new Error(`--${bare} needs a word behind it`);
  return { format: known, ...Object.fromEntries(given.map((name) => [name, values[name]])) };
}

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly rawName?: string;
}

/** @throws Error that names an unknown option, with the one that was probably meant */
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

  npx yy-doctor --inventory app/views

Counts instead where each tag, attribute, part, event, token and helper is written, and when git says that
these lines were last changed. Reads scripts, style sheets, PHP and Ruby too.

  --format text    a table (the default)
  --format json    one object with every place, by yy-inventory.schema.json of @yy/widgets
  --format csv     a line for every place
  --against 1.1.0  what that release deprecates or changes here: its version, or a path to its package
  --reports FILE   what of it reports of YY.observe have seen: one a line, or one JSON
  --converted DIR  takes DIR/a.haml.erb, which another program has written, for a.haml

init writes into the application, or the folder that is named after it, what makes editors tell the same:
rules for Herb's linter and language server into .herb/ where there is ERB, and the tags for VS Code into
.vscode/settings.json where @yy/widgets is in node_modules. Again after an update, it writes the new ones.

  --dry-run        only says what it would write
  --force          writes rules that were changed by hand too

Ends with 0 when nothing is wrong, 1 when something is, or a release concerns what is written, 2 when
something could not be read.
`;
