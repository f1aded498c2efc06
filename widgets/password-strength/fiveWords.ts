/** A word for each of the levels 0 to 4. */
export type FiveWords = readonly [string, string, string, string, string];

/**
 * Checks the words of `data-words`.
 * @throws TypeError with what was expected
 */
export function fiveWords(value: unknown): FiveWords {
  if (isFiveWords(value)) return value;
  throw new TypeError("a list of five texts");
}

function isFiveWords(value: unknown): value is FiveWords {
  return (
    Array.isArray(value) && value.length === 5 && value.every((word) => typeof word === "string")
  );
}
