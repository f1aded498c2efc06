import fc from "fast-check";

/** A text that nobody would write into an attribute or a storage. */
export const oddText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.json({ maxDepth: 3 }),
  fc.webUrl(),
  fc.double().map(String),
  fc.constantFrom(
    ...["", " ", "0", "-1", "1e309", "NaN", "Infinity", "0x10", "1,5", "true", "false", "null"],
    ...["undefined", "[]", "{}", "[[]]", "{", '"', "__proto__", "constructor", "\u0000", "\ud83d"],
    ...["javascript:1", "http://", "//", "#", "%", "%zz", "{count}", "2100-13-45T99:99:99Z"],
  ),
);

/** A write to one attribute of one widget, both by index, modulo their number; null removes the attribute. */
export const oddWrite = fc.record({
  widget: fc.nat(1000),
  attribute: fc.nat(1000),
  text: fc.option(oddText, { freq: 8 }),
});

/** JSON of nearly the given shape: with fields missing, or of a wrong type. */
export function oddJson(shape: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(shape)) {
    const items = shape.slice(0, 3).map((each) => oddJson(each));
    return fc.oneof(fc.tuple(...items), fc.constant([]), fc.jsonValue({ maxDepth: 1 }));
  }
  if (typeof shape !== "object" || shape === null)
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant(shape) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) },
    );
  const fields = Object.entries(shape).map(([name, each]) => [name, oddJson(each)] as const);
  return fc.oneof(
    { weight: 4, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

/** An answer that a server might send instead of this body. */
export function oddAnswer(type: string, body: string) {
  const parsed: unknown = type.includes("json") && body !== "" ? JSON.parse(body) : {};
  return fc.record({
    status: fc.constantFrom(200, 200, 200, 201, 206, 302, 400, 404, 409, 422, 429, 500, 503),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant(type === "" ? "application/json" : type) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          ...["application/json", "text/html", "text/plain", "image/png", "x", ""],
          ...["text/javascript;charset=utf-16", "application/json; charset=latin1"],
        ),
      },
    ),
    body: fc.oneof(
      { weight: 4, arbitrary: oddJson(parsed).map((value) => JSON.stringify(value) ?? "") },
      { weight: 1, arbitrary: fc.constant(body.slice(0, body.length / 2)) },
      { weight: 1, arbitrary: oddText },
    ),
  });
}
