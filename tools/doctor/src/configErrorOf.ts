import type { ConfigError } from "@yy/domain/errors";

/**
 * The error that a widget would throw for this value; undefined when its parser accepts the value.
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
