import { Validator } from "@seriousme/openapi-schema-validator";
import { answerData } from "@yy/http/contract/answers";
import { type Endpoint, endpoints } from "@yy/http/contract/endpoints";
import { problemOf, type ServerAnswer } from "@yy/http/contract/problemOf";
import { shapeProblem } from "@yy/http/contract/shapeProblem";
import { shapeOf } from "@yy/http/contract/shapes";
import { ShapeFault } from "@yy/http/shape";
import { useServer, type Visitor, type VisitorRequest, version1 } from "@yy/testing";
import { schemas } from "@yy/widgets/schemas";
import { Ajv2020 } from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerFixtures } from "./answerFixtures";
import { answersSchema, openApi } from "./openApi";

const demo = useServer();

const byScript = { "X-Requested-With": "XMLHttpRequest" };

type Call = readonly [path: string, request?: VisitorRequest];

/** Requests as the widgets send them, by endpoint, where the catalogue alone does not tell. */
const requests: Readonly<Record<string, Call>> = {
  user: ["/metadata/user"],
  follow: ["/api/users/follow", { method: "POST", json: { following_id: "2" } }],
  unfollow: ["/api/users/unfollow", { method: "DELETE", json: { following_id: "2" } }],
  "follow-states": ["/api/users/follow_state?ids=1,2"],
  "inbox-counters": ["/api/inbox/counters", { headers: version1 }],
  messages: [
    "/perfil/mensagens",
    { headers: { Accept: "text/javascript, text/html;q=0.9", ...byScript } },
  ],
  "messages-read": [
    "/api/inbox/messages/set_as_read",
    { method: "PATCH", json: { ids: ["default$$$1"] }, headers: version1 },
  ],
  "messages-deleted": [
    "/api/inbox/messages",
    { method: "DELETE", json: { ids: ["default$$$1"] }, headers: version1 },
  ],
  fragment: ["/fragmentos/recado", { headers: byScript }],
  "next-page": ["/fragmentos/produtos?page=2", { headers: byScript }],
  results: ["/busca?page=2", { headers: byScript }],
  zipcode: ["/api/v1/zipcodes/01310100"],
  cities: ["/states/SP/cities.json"],
  form: [
    "/cadastro",
    {
      method: "POST",
      form: {
        "user[name]": "Caio Rocha",
        "user[email]": "caio@exemplo.com.br",
        "user[cpf]": "529.982.247-25",
        "user[phone]": "(11) 99999-0000",
        "user[birthdate]": "20/05/1990",
        "user[password]": "segredo1",
        "user[password_confirmation]": "segredo1",
        "user[terms]": "1",
      },
      headers: { Accept: "application/json" },
    },
  ],
  location: ["/api/location", { method: "POST", json: { latitude: 1, longitude: 2 } }],
  facilities: ["/api/facilities", { headers: version1 }],
  "soft-shipping-enable": ["/api/v3/soft_shipping_rates/enable", { method: "POST" }],
  "soft-shipping-disable": ["/api/v3/soft_shipping_rates/disable", { method: "POST" }],
  "boosted-bundle": [
    "/api/boosted_bundle/participations",
    { method: "PUT", json: { enabled: true }, headers: version1 },
  ],
  "insurance-price": ["/api/insurance_price/calculate?price=100", { headers: version1 }],
  "profile-avatar": ["/api/profile/avatar", { method: "PATCH", form: image(), headers: version1 }],
  "profile-header": ["/api/profile/header", { method: "PATCH", form: image(), headers: version1 }],
  "listing-photo": [
    "/api/product_upload/photos",
    { method: "POST", form: image(), headers: version1 },
  ],
  "smart-match": ["/api/smart_match/for_product_upload?title=vestido+farm", { headers: version1 }],
  "subcategory-fields": [
    "/api/product_upload/fields_by_subcategory?subcategory_id=1",
    { headers: version1 },
  ],
  listing: [
    "/produto",
    {
      method: "POST",
      json: { title: "vestido midi", price: 10, subcategory_id: 1 },
      headers: { "Idempotency-Key": "uma-chave" },
    },
  ],
  tags: ["/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor"],
  "outpost-lookup": ["/pro/outposts/lookup.js?cpf=52998224725", { headers: byScript }],
};

function image(): FormData {
  const data = new FormData();
  data.set("image", new Blob([new Uint8Array(8)], { type: "image/png" }), "foto.png");
  return data;
}

/** @throws Error where it cannot be known what a widget sends */
function callOf({ id, method, path, version, parameters, body }: Endpoint): Call {
  const known = requests[id];
  if (known) return known;
  const json = body?.mediaType === "application/json" ? sampleOf(body.schema) : undefined;
  const isGuessable = body === undefined || json !== undefined;
  if (!isGuessable || parameters || path.includes("{"))
    throw new Error(
      `add what is sent to "${id}" to \`requests\` in scripts/generate/answers.test.ts`,
    );
  return [
    path,
    { method, ...(json ? { json } : {}), ...(version === 1 ? { headers: version1 } : {}) },
  ];
}

/** A value that a schema of plain fields takes; undefined for any other schema. */
function sampleOf(schema: object): object | undefined {
  const { properties } = schema as { properties?: Readonly<Record<string, { type?: string }>> };
  const values = Object.entries(properties ?? {}).map(([name, { type = "" }]) => [
    name,
    samples[type],
  ]);
  return values.length > 0 && values.every(([, value]) => value !== undefined)
    ? Object.fromEntries(values)
    : undefined;
}

const samples: Readonly<Record<string, unknown>> = { string: "1", boolean: true, integer: 1 };

async function answerTo(endpoint: Endpoint): Promise<ServerAnswer & { readonly body: string }> {
  const { id } = endpoint;
  const visitor: Visitor = await demo.visitor(1);
  const [path, request] = callOf(endpoint);
  if (id === "unfollow") await visitor.send(...(requests.follow as [string, VisitorRequest]));
  return read(await visitor.send(path, request));
}

async function read(answer: Response): Promise<ServerAnswer & { readonly body: string }> {
  const { status, headers } = answer;
  const [contentType, location] = [headers.get("content-type"), headers.get("location")];
  return { status, contentType, location, body: await answer.text() };
}

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, allowMatchingProperties: true });
ajv.addSchema(answersSchema(endpoints), "answers");
/** Compiled once: Ajv compiles a schema that is written anew at each call. */
function fitsSchema(id: string, body: unknown): boolean {
  const validate = ajv.getSchema(`answers#/$defs/${id}`);
  if (!validate) throw new Error(`the schema of answers has no "${id}"`);
  return validate(body) as boolean;
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s",
  (id, endpoint) => {
    it("is answered by the demo server as widgets need it", async () => {
      const answer = await answerTo(endpoint);
      expect(
        problemOf(id, answer),
        `the demo server's answer, from a route in demo-pages/server/features: ${answer.status} ${answer.body}`,
      ).toBeUndefined();
      const shaped = endpoint.answers.find(({ check }) => check);
      if (shaped && answer.body !== "")
        expect(fitsSchema(id, JSON.parse(answer.body)), answer.body).toBe(true);
    });

    it("is asked with the body that it describes", () => {
      const [, { json } = {}] = callOf(endpoint);
      if (endpoint.body?.mediaType !== "application/json") return expect(json).toBeUndefined();
      const isDescribed = ajv.compile(endpoint.body.schema);
      expect(isDescribed(json)).toBe(true);
      expect(isDescribed([json])).toBe(false);
    });

    it("is of widgets that there are, which have the attribute with its path", () => {
      for (const tag of endpoint.widgets) {
        const schema = schemas.find((each) => each.tag === tag);
        expect(schema, `${tag} of the endpoint "${id}" is no widget`).toBeDefined();
        if (!endpoint.pathFrom?.startsWith("data-")) continue;
        const property = endpoint.pathFrom
          .slice("data-".length)
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(
          Object.keys(schema?.attributes ?? {}),
          `${tag} has no ${endpoint.pathFrom}, which packages/http/src/contract/endpoints.ts names`,
        ).toContain(property);
      }
    });
  },
);

const asJson = { Accept: "application/json" };

it.each<[id: string, status: number, path: string, VisitorRequest?]>([
  ["zipcode", 404, "/api/v1/zipcodes/00000000"],
  ["form", 422, "/perfil/endereco", { method: "POST", form: {}, headers: asJson }],
  ["listing", 422, "/produto", { method: "POST", json: {}, headers: { "Idempotency-Key": "a" } }],
])("%s: the demo server answers %i as widgets need it", async (id, status, path, request) => {
  const visitor = await demo.visitor(1);
  const answer = await read(await visitor.send(path, request));
  expect(problemOf(id, answer, status)).toBeUndefined();
  expect(problemOf(id, answer)).toContain(`; a test that means ${status} has to name it`);
});

it("is a 401, which a test has to name, where nobody is signed in", async () => {
  const visitor = await demo.visitor();
  const answer = await read(await visitor.send(...(requests.follow as [string, VisitorRequest])));
  expect(problemOf("follow", answer, 401)).toBeUndefined();
  expect(problemOf("follow", answer)).toBe(
    "POST /follows: the status is 401, needed is 2XX; a test that means 401 has to name it (yy-follow-button)",
  );
});

/** A value at any depth of an answer, with what changes it. */
interface Place {
  readonly at: readonly (string | number)[];
  readonly value: unknown;
}

function* placesIn(value: unknown, at: Place["at"] = []): Generator<Place> {
  if (at.length > 0) yield { at, value };
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* placesIn(inner, [...at, Array.isArray(value) ? Number(name) : name]);
}

/** A copy of the answer with something else at a place, or nothing. */
function changed(answer: unknown, at: Place["at"], value: unknown): unknown {
  const copy = structuredClone(answer);
  let holder = copy as Record<string | number, unknown>;
  for (const step of at.slice(0, -1)) holder = holder[step] as typeof holder;
  const last = at.at(-1) ?? "";
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

const others = [undefined, null, "", "x", "1.5", 1, true, [], {}, [["a"]], { a: 1 }];

const shaped = endpoints.flatMap(({ id, answers }) =>
  answers.flatMap(({ check, isOptional }) => (check ? [{ id, check, isOptional }] : [])),
);

describe.each(shaped)("what is said of $id", ({ id, check, isOptional }) => {
  const shape = shapeOf(check);
  const endpointOf = (id: string) => endpoints.find((each) => each.id === id) as Endpoint;
  const [endpoint, counters] = [endpointOf(id), endpointOf("inbox-counters")];

  it("takes and refuses what the widget does, wherever an answer is changed", async () => {
    const { status, contentType, body } = await answerTo(isOptional ? counters : endpoint);
    const answer = JSON.parse(body) as unknown;
    let refused = 0;
    for (const { at } of placesIn(answer))
      for (const value of others) {
        const wrong = changed(answer, at, value);
        // What is left out of a list of JSON is null.
        const sent = JSON.parse(JSON.stringify(wrong)) as unknown;
        const fault = faultOf(() => check(sent, ""));
        expect(fitsSchema(id, sent), `${at.join(".")}: ${JSON.stringify(value)}`).toBe(!fault);
        expect(shapeProblem(shape, sent)?.at).toBe(fault?.at);
        if (!fault || isOptional) continue;
        refused += 1;
        const sentence = problemOf(id, { status, contentType: contentType ?? null, body: sent });
        const place = `${endpoint.method} ${endpoint.path}: ${fault.at || "the answer"} is `;
        expect(sentence?.startsWith(place), `${sentence} begins with ${place}`).toBe(true);
        expect(sentence).toContain(endpoint.widgets[0]);
      }
    if (!isOptional) expect(refused).toBeGreaterThan(0);
  });

  it("does so with any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const isRight = !faultOf(() => check(value, ""));
        expect(fitsSchema(id, value)).toBe(isRight);
        expect(shapeProblem(shape, value) === undefined).toBe(isRight);
      }),
    );
  });
});

it("says what each field is needed for", () => {
  expect(
    [...withoutWords(answersSchema(endpoints))],
    "`needs` in packages/http/src/contract/endpoints.ts says what these are needed for",
  ).toEqual([]);
});

/** Paths of the fields that have no description. */
function* withoutWords(schema: object, at = ""): Generator<string> {
  for (const [key, value] of Object.entries(schema)) {
    if (typeof value !== "object" || value === null || key === "if") continue;
    if (key === "properties")
      for (const [name, field] of Object.entries<{ description?: string }>(value))
        if (!field.description) yield `${at}.${name}`;
    yield* withoutWords(value, `${at}.${key}`);
  }
}

it("tells of a wrong answer what is there and what the widget needs", () => {
  const states = (users: unknown) => ({ status: 200, body: JSON.stringify({ users }) });
  const ofFollow = "whether the visitor follows the user (yy-follow-button)";
  expect(problemOf("follow-states", states([{ id: 7 }]))).toBe(
    `GET /follows/states: users[0].user_follow is missing, needed is true or false: ${ofFollow}`,
  );
  expect(problemOf("follow-states", states([{ id: 7, user_follow: "sim" }]))).toBe(
    `GET /follows/states: users[0].user_follow is "sim", needed is true or false: ${ofFollow}`,
  );
  expect(problemOf("follow-states", states([{ id: 7, user_follow: false }]))).toBeUndefined();
  expect(problemOf("listing", { status: 201, body: "<h1>pronto</h1>" })).toBe(
    "POST /produto: the answer is not JSON (yy-product-upload)",
  );
  const page = { status: 200, contentType: "text/html; charset=utf-8", body: "<h1>entrar</h1>" };
  expect(problemOf("facilities", page)).toBe(
    "GET /api/facilities: the answer is text/html, needed is JSON (yy-facilities)",
  );
  expect(problemOf("outpost-lookup", page)).toContain(
    "the answer is text/html, needed is text/javascript or application/javascript",
  );
});

it("tells of a redirect where it leads, and takes none but that of a form", () => {
  const redirect = { status: 302, location: "/entrar", body: "" };
  expect(problemOf("follow", redirect)).toBe(
    "POST /follows: the status is 302, a redirect to /entrar, needed is 2XX, or 401 where nobody is signed in (yy-follow-button)",
  );
  expect(problemOf("form", redirect)).toBeUndefined();
  expect(problemOf("form", { status: 303, body: "" })).toContain("the redirect has no Location");
});

it("wants a message for the visitor of a 422 that has messages", () => {
  const problemWith422 = (body: unknown) =>
    problemOf(
      "form",
      { status: 422, contentType: "application/json", body: JSON.stringify(body) },
      422,
    );
  expect(problemWith422({ user: { email: ["já está em uso"] } })).toBeUndefined();
  // `render json: user.errors.full_messages`
  expect(problemWith422(["E-mail já está em uso"])).toBe(
    "POST /form: the answer is a list, needed is an object with a message in it: what the visitor reads at the fields (yy-form, yy-missing-price-editor)",
  );
  // Rails, for a stale token
  expect(problemWith422({ status: 422, error: "Unprocessable Entity" })).toContain(
    "a message in it",
  );
});

it("knows which endpoints there are, and what each may be answered", () => {
  const answer = { status: 200, body: "" };
  expect(() => problemOf("folow", answer)).toThrow(
    "folow is no endpoint; there are user, follow, unfollow",
  );
  expect(() => problemOf("follow", answer, 403)).toThrow(
    "follow is never answered 403; there are 2XX or 422 or 401",
  );
});

it("takes decimals as Rails writes them, and no other notation", () => {
  const prices = (price: unknown) => ({ status: 200, body: { price, insurance_price: "1.50" } });
  for (const price of ["10", "-0.5", ".5", "1.", "0.1e2", 3])
    expect(problemOf("insurance-price", prices(price)), `${price}`).toBeUndefined();
  for (const price of ["", "dez", "0x10", "1,50", "1e999", "1\n"])
    expect(problemOf("insurance-price", prices(price)), `${price}`).toContain(
      `price is ${JSON.stringify(price)}, needed is a number`,
    );
});

it("holds test helpers to good and wrong answers of every endpoint", () => {
  const { endpoints } = JSON.parse(answerFixtures(answerData)) as {
    endpoints: { id: string; cases: { named?: number; problem: string | null }[] }[];
  };
  expect(endpoints.map(({ id }) => id)).toEqual(answerData.endpoints.map(({ id }) => id));
  for (const { id, cases } of endpoints) {
    const isGood = ({ problem }: { problem: string | null }) => problem === null;
    expect(cases.filter(isGood).length, id).toBeGreaterThan(1);
    expect(
      cases.some((each) => isGood(each) && each.named === 401),
      id,
    ).toBe(true);
    expect(cases.filter((each) => !isGood(each)).length, id).toBeGreaterThan(5);
  }
});

it("is an OpenAPI document by the schema of OpenAPI 3.1, with every reference where it points", async () => {
  const validator = new Validator();
  const document: Record<string, unknown> = { ...openApi(endpoints, "0.1.0") };
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
  for (const [, name = ""] of JSON.stringify(document).matchAll(
    /"#\/components\/schemas\/([\w-]+)"/g,
  ))
    expect(document).toHaveProperty(["components", "schemas", name]);
  const broken = { ...document, paths: { follows: {} } };
  expect(await validator.validate(broken)).toMatchObject({ valid: false });
});

function faultOf(check: () => unknown): ShapeFault | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof ShapeFault) return error;
    throw error;
  }
}
