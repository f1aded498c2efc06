const maxLength = 300;

/**
 * An event's detail in one line: an error as its message, an element as its tag, repeated objects
 * as "…".
 */
export function describeDetail(detail: unknown): string {
  const text = written(detail);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** `name: message` of an error; other values as JSON. */
export function describeError(error: unknown): string {
  const { name, message } = Object(error) as { name?: unknown; message?: unknown };
  return typeof message === "string" ? `${String(name)}: ${message}` : written(error);
}

function written(value: unknown): string {
  const seen = new Set<unknown>();
  try {
    return (
      JSON.stringify(value, (_key, each: unknown) => {
        if (typeof each === "bigint" || typeof each === "function") return String(each);
        if (typeof each !== "object" || each === null) return each;
        if (isElement(each)) return `<${each.localName}>`;
        if (each instanceof Error) return describeError(each);
        if (seen.has(each)) return "…";
        seen.add(each);
        return each;
      }) ?? String(value)
    );
  } catch (cause) {
    // A getter or `toJSON` of the page has thrown.
    return String(cause);
  }
}

const isElement = (value: object): value is { localName: string } =>
  "localName" in value && typeof value.localName === "string";
