import type { ConfigError } from "@yy/domain/errors";

/**
 * What a parser of the widgets refuses, as the widget would say it; undefined when it refuses
 * nothing.
 */
export function configErrorOf(
  parse: () => unknown,
): Pick<ConfigError, "code" | "message"> | undefined {
  try {
    parse();
    return undefined;
  } catch (error) {
    // The parsers of attributes throw nothing else, whatever the text.
    const { code, message } = error as ConfigError;
    return { code, message };
  }
}
