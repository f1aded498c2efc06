import type { AnswerData, EndpointData, StatusData } from "@yy/http/contract/answers";
import { problemOf, type ServerAnswer } from "@yy/http/contract/problemOf";
import type { FieldShape, Shape } from "@yy/http/contract/shapes";

/**
 * The path of the value in an answer that is replaced by a wrong one: `["users", 0,
 * "user_follow"]`.
 */
type Place = readonly (string | number)[];

/**
 * An answer, and the expected sentence about it, between `begins` and `ends`; null when widgets can
 * use the answer.
 */
interface Case {
  /** The status that the test expects, if it names one. */
  readonly named?: number;
  readonly answer: ServerAnswer;
  readonly problem: string | null;
}

/**
 * `answers.fixtures.json`: valid and invalid answers of all endpoints with the sentences of
 * `problemOf`. Test helpers in all languages must give the same sentences. Each of `values` was put
 * at each place of an `example`; the first of them stands for removing the value, and is null where
 * it cannot be removed.
 */
export function answerFixtures({ endpoints, everywhere }: AnswerData): string {
  const lines = endpoints.map((endpoint) => {
    const [begins, ends] = [`${endpoint.call}: `, ` (${endpoint.widgets.join(", ")})`];
    const told = (answer: ServerAnswer, named?: number) =>
      problemOf(endpoint.id, answer, named)?.slice(begins.length, -ends.length) ?? null;
    const ofStatuses = casesOf(endpoint, everywhere).map(
      ([answer, named]): Case => ({
        ...(named === undefined ? {} : { named }),
        answer,
        problem: told(answer, named),
      }),
    );
    const shaped = endpoint.answers.find(({ shape, mediaTypes }) => shape && !mediaTypes);
    const changes = shaped?.shape ? changesOf(shaped, shaped.shape, told) : {};
    return { id: endpoint.id, begins, ends, cases: ofStatuses, ...changes };
  });
  return `${pretty({ values, endpoints: lines })}\n`;
}

const hostile = `sim "ção" <b>\\ \n 😀 ${"palavra ".repeat(6)}`;
const values = [null, null, "", hostile, "1.5", 1, 1.5, false, [], [["a"]], {}];

type Told = (answer: ServerAnswer, named?: number) => string | null;

function changesOf({ status }: StatusData, shape: Shape, told: Told): object {
  const example = exampleOf(shape);
  const answer = { status: statusOf(status), contentType: "application/json; charset=utf-8" };
  const changes = [...placesIn(example)].map((at) => ({
    at,
    problems: values.map((value, index) =>
      told({ ...answer, body: JSON.stringify(changed(example, at, value, index === 0)) }),
    ),
  }));
  return { answer, example, changes };
}

function* placesIn(value: unknown, at: Place = []): Generator<Place> {
  yield at;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* placesIn(inner, [...at, Array.isArray(value) ? Number(name) : name]);
}

function changed(answer: unknown, at: Place, value: unknown, isTaken: boolean): unknown {
  const [step, ...further] = at;
  if (step === undefined) return value;
  const copy = structuredClone(answer) as Record<string | number, unknown>;
  if (further.length > 0) copy[step] = changed(copy[step], further, value, isTaken);
  else if (isTaken && !Array.isArray(copy)) delete copy[step];
  else copy[step] = value;
  return copy;
}

/** The cases: each status with a valid body, and each kind of body with a status of success. */
function casesOf(
  endpoint: EndpointData,
  everywhere: readonly StatusData[],
): [ServerAnswer, number?][] {
  const known = [...endpoint.answers, ...everywhere];
  const [success = endpoint.answers[0]] = endpoint.answers;
  const named = known.map(({ status }) => statusOf(status));
  const body = success?.shape ? JSON.stringify(exampleOf(success.shape)) : "";
  const status = statusOf(success?.status ?? "200");
  return [
    ...[200, 201, 401, 404, 422, 500].map((each): [ServerAnswer] => [
      { status: each, ...bodyFor(endpoint, each) },
    ]),
    [{ status: 302, location: "http://loja.example/entrar", ...html }],
    [{ status: 303, body: "" }],
    ...named.flatMap((each): [ServerAnswer, number][] => [
      [{ status: each, location: "/", ...bodyFor(endpoint, each) }, each],
      [{ status: 500, ...html }, each],
    ]),
    ...(known.some(({ shape }) => shape?.is === "messages")
      ? errorBodies.map((each): [ServerAnswer, number] => [
          { status: 422, contentType: "application/json", body: JSON.stringify(each) },
          422,
        ])
      : []),
    ...[
      { contentType: "text/plain", body },
      { contentType: "Text/HTML;charset=utf-8", body: "<h1>entrar</h1>" },
      { contentType: "application/problem+json", body: "{" },
      { contentType: "text/javascript", body: "a()" },
      { contentType: null, body: "pronto" },
      { body: " \n" },
      { body: '{"id":null,"name":3,"a":[]}' },
    ].map((each): [ServerAnswer] => [{ status, ...each }]),
  ];
}

/** Bodies of a 422, with and without a message for the visitor. */
const errorBodies: readonly unknown[] = [
  { user: { email: ["já está em uso"] } },
  { message: "confira", errors: { "items.0.price": ["falta isto"] } },
  { email: [{ message: "já está em uso", code: "unique" }] },
  { items: [{ price: "falta isto" }, {}] },
  { errors: ["falta isto"] },
  { error: "não deu" },
  { error: ["csrf"] },
  nested(8),
  ["falta isto"],
  "falta isto",
  {},
  { email: [], name: null, price: 3, terms: false },
  { email: " ", name: ["", "  "] },
  { email: [["falta isto"]] },
  { email: [{ message: " ", code: "unique" }] },
  { error: "csrf" },
  { error: "invalid_grant.2" },
  { status: 422, error: "Unprocessable Entity" },
  { status: "422", error: "Unprocessable Entity" },
  nested(9),
];

function nested(depth: number): object {
  return depth === 0 ? { a: "falta isto" } : { a: nested(depth - 1) };
}

const html = { contentType: "text/html; charset=utf-8", body: "<h1>entrar</h1>" };

function bodyFor({ answers }: EndpointData, status: number) {
  const answer = answers.find((each) => statusOf(each.status) === status);
  if (answer?.shape)
    return { contentType: "application/json", body: JSON.stringify(exampleOf(answer.shape)) };
  const [contentType] = answer?.mediaTypes ?? [];
  return contentType === undefined ? { body: "" } : { contentType, body: "" };
}

/** `2XX` → 200. */
const statusOf = (status: string): number => Number(status.replace("XX", "00"));

/** An example of a shape, with all its fields. */
function exampleOf(shape: Shape): unknown {
  switch (shape.is) {
    case "text":
    case "objectOrText":
      return "texto";
    case "number":
      return 12;
    case "flag":
      return true;
    case "id":
      return 7;
    case "decimal":
      return "-23.5";
    case "word":
      return shape.words?.at(-1);
    case "messages":
      return { email: "já está em uso" };
    case "list":
      return shape.first
        ? [exampleOf(shape.first), 3]
        : [shape.items, shape.items].map((each) => each && exampleOf(each));
    case "object":
      return Object.fromEntries(
        (shape.fields ?? []).map((field) => [fieldName(field), exampleOf(field)]),
      );
  }
}

/**
 * The name of a field, or an example that matches the pattern of its name: `.*_unread` →
 * `outra_unread`.
 */
const fieldName = (field: FieldShape): string =>
  "name" in field ? field.name : field.names.replace(/\.[*+]/, "outra");

/** The JSON with each case and each change on its own line. */
function pretty({ values, endpoints }: { values: unknown; endpoints: readonly object[] }): string {
  const list = (items: readonly string[], space: string) =>
    `[\n${items.map((item) => `${space}  ${item}`).join(",\n")}\n${space}]`;
  const endpoint = (each: object) =>
    `{\n${Object.entries(each)
      .map(([key, value]: [string, unknown]) => {
        const isLong = key === "cases" || key === "changes";
        const text = isLong
          ? list(
              (value as readonly unknown[]).map((item) => JSON.stringify(item)),
              "      ",
            )
          : JSON.stringify(value);
        return `      "${key}": ${text}`;
      })
      .join(",\n")}\n    }`;
  return `{\n  "values": ${JSON.stringify(values)},\n  "endpoints": ${list(endpoints.map(endpoint), "  ")}\n}`;
}
