import fc from "fast-check";
import type { Answer } from "./answers";

/** A text that no page would write into an attribute or a storage. */
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

/** A write to one of all attributes; null removes it. */
export const oddWrite = fc.tuple(fc.nat(9999), fc.option(oddText, { freq: 8 }));

/** Mostly the usual value, sometimes another. */
const mostly = <T>(usual: fc.Arbitrary<T>, ...others: fc.Arbitrary<T>[]) =>
  fc.oneof(
    { weight: 4, arbitrary: usual },
    ...others.map((arbitrary) => ({ weight: 1, arbitrary })),
  );

/** JSON of nearly the given shape, with missing fields or fields of a wrong type. */
function oddJson(shape: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(shape)) {
    const items = shape.slice(0, 3).map((each) => oddJson(each));
    return fc.oneof(fc.tuple(...items), fc.constant([]), fc.jsonValue({ maxDepth: 1 }));
  }
  if (typeof shape !== "object" || shape === null)
    return mostly(fc.constant(shape), fc.jsonValue({ maxDepth: 1 }));
  const fields = Object.entries(shape).map(([name, each]) => [name, oddJson(each)] as const);
  const record = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return mostly<unknown>(record, fc.jsonValue({ maxDepth: 2 }));
}

const oddJsonText = (shape: unknown) => oddJson(shape).map((value) => JSON.stringify(value) ?? "");

/** A text in the widgets' storage: any text, or one similar to a stored value. */
export const oddKept = fc.oneof(
  oddText,
  oddJsonText({ userId: "1", state: true, expires: 4e12 }),
  oddJsonText({
    ...{ userId: 1, at: 4e12, title: "vestido", price: "12,00", savedAt: 4e12 },
    fields: { title: "a" },
  }),
  oddJsonText([{ id: 401, price: "12.00" }]),
  oddJsonText({ "401": "12,00" }),
);

/** An answer that a server might send instead of this one. */
export function oddAnswer({ type, body }: Answer): fc.Arbitrary<Answer> {
  const parsed: unknown = type.includes("json") && body !== "" ? JSON.parse(body) : {};
  const otherTypes = [
    ...["application/json", "text/html", "text/plain", "image/png", "x", ""],
    ...["text/javascript;charset=utf-16", "application/json; charset=latin1"],
  ];
  return fc.record({
    status: fc.constantFrom(200, 200, 200, 201, 206, 302, 400, 404, 409, 422, 429, 500, 503),
    type: mostly(fc.constant(type || "application/json"), fc.constantFrom(...otherTypes)),
    body: mostly(oddJsonText(parsed), fc.constant(body.slice(0, body.length / 2)), oddText),
  });
}
