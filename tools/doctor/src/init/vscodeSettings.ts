import { applyEdits, modify, type ParseError, parse, printParseErrorCode } from "jsonc-parser";

const setting = "html.customData";

/**
 * VS Code's settings with one more file of HTML data; comments, order and all else stay.
 * @throws Error when they are no JSON with comments, or have something else than a list there
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
  // The first of a list: at its end it would come before the comment of the last.
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

/** As the settings are written: with tabs or so many spaces, and with their line ends. */
function formatOf(settings: string) {
  const [, indent = "  "] = /^([ \t]+)\S/m.exec(settings) ?? [];
  return {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.startsWith("\t") ? 4 : indent.length,
    eol: settings.includes("\r\n") ? "\r\n" : "\n",
  };
}
