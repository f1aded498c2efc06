import { applyEdits, modify, type ParseError, parse, printParseErrorCode } from "jsonc-parser";

const setting = "html.customData";

/**
 * Adds a file of HTML data to VS Code's settings; comments, order and everything else stay the
 * same.
 * @throws Error when the settings are no JSON with comments, or the setting is no list
 */
export function withCustomData(settings: string, file: string): string {
  const errors: ParseError[] = [];
  const options = { allowTrailingComma: true, allowEmptyContent: true };
  const written: unknown = parse(settings, errors, options) ?? {};
  const [error] = errors;
  if (error) {
    const line = settings.slice(0, error.offset).split("\n").length;
    throw new Error(`no valid JSON in line ${line}: ${printParseErrorCode(error.error)}`);
  }
  if (!isObject(written)) throw new Error("no JSON object");
  const list = written[setting] ?? [];
  if (!Array.isArray(list)) throw new Error(`${setting} is no list`);
  if (list.includes(file)) return settings;
  // The file becomes the first entry: at the end it would come before the comment of the last
  // entry.
  const place = list.length > 0 ? [setting, 0] : [setting];
  const value = list.length > 0 ? file : [file];
  return applyEdits(
    settings,
    modify(settings, place, value, {
      formattingOptions: formatOf(settings),
      isArrayInsertion: true,
    }),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The format of the settings: tabs or the number of spaces, and the line ends. */
function formatOf(settings: string) {
  const [, indent = "  "] = /^([ \t]+)\S/m.exec(settings) ?? [];
  return {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 4 : indent.length,
    eol: settings.includes("\r\n") ? "\r\n" : "\n",
  };
}
