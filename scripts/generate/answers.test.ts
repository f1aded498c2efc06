import { Validator } from "@seriousme/openapi-schema-validator";
import { type Endpoint, endpoints } from "@yy/http/contract/endpoints";
import { problemOf, type ServerAnswer } from "@yy/http/contract/problemOf";
import { ShapeFault } from "@yy/http/shape";
import { useServer, type Visitor, type VisitorRequest, version1 } from "@yy/testing";
import { schemas } from "@yy/widgets/schemas";
import { Ajv2020 } from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersSchema, openApi } from "./openApi";

const demo = useServer();

const byScript = { "X-Requested-With": "XMLHttpRequest" };

/** Requests as the widgets send them, by endpoint. */
const requests: Readonly<Record<string, readonly [path: string, request?: VisitorRequest]>> = {
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
  form: ["/perfil/endereco", { method: "POST", form: {}, headers: { Accept: "application/json" } }],
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

async function answerTo({ id }: Endpoint): Promise<ServerAnswer & { readonly body: string }> {
  const visitor: Visitor = await demo.visitor(1);
  const [path, request] = requests[id] ?? [id];
  if (id === "unfollow") await visitor.send(...(requests.follow as [string, VisitorRequest]));
  const answer = await visitor.send(path, request);
  const { status, headers } = answer;
  return { status, contentType: headers.get("content-type"), body: await answer.text() };
}

const ajv = new Ajv2020({ allErrors: true, strictTypes: false, allowMatchingProperties: true });
ajv.addSchema(answersSchema(endpoints), "answers");
const fitsSchema = (id: string, body: unknown) =>
  ajv.validate({ $ref: `answers#/$defs/${id}` }, body) as boolean;

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  "%s",
  (id, endpoint) => {
    it("is answered by the demo server as widgets need it", async () => {
      const answer = await answerTo(endpoint);
      expect(problemOf(id, answer)).toBeUndefined();
      const shaped = endpoint.answers.find(({ check }) => check);
      if (shaped && answer.body !== "")
        expect(fitsSchema(id, JSON.parse(answer.body)), ajv.errorsText()).toBe(true);
    });

    it("is asked with the body that it describes", () => {
      const [, { json } = {}] = requests[id] ?? [];
      if (endpoint.body?.mediaType !== "application/json") return expect(json).toBeUndefined();
      const isDescribed = ajv.compile(endpoint.body.schema);
      expect(isDescribed(json)).toBe(true);
      expect(isDescribed([json])).toBe(false);
    });

    it("is of widgets that there are, which have the attribute with its path", () => {
      for (const tag of endpoint.widgets) {
        const schema = schemas.find((each) => each.tag === tag);
        expect(schema, tag).toBeDefined();
        if (!endpoint.pathFrom?.startsWith("data-")) continue;
        const property = endpoint.pathFrom
          .slice("data-".length)
          .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(Object.keys(schema?.attributes ?? {})).toContain(property);
      }
    });
  },
);

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

describe.each(shaped)("the schema of $id", ({ id, check, isOptional }) => {
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
        if (!fault || isOptional) continue;
        refused += 1;
        const sentence = problemOf(id, { status, contentType: contentType ?? null, body: sent });
        expect(sentence).toContain(`${endpoint.method} ${endpoint.path}: ${fault.message}`);
        expect(sentence).toContain(endpoint.widgets[0]);
      }
    if (!isOptional) expect(refused).toBeGreaterThan(0);
  });

  it("does so with any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(fitsSchema(id, value)).toBe(!faultOf(() => check(value, "")));
      }),
    );
  });
});

it("says what each field is needed for", () => {
  expect([...withoutWords(answersSchema(endpoints))]).toEqual([]);
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

it("tells of a wrong answer what the widget needs", () => {
  const states = (users: unknown) => ({ status: 200, body: JSON.stringify({ users }) });
  expect(problemOf("follow-states", states([{ id: 7 }]))).toBe(
    "GET /follows/states: users[0].user_follow is not true or false; it is needed for whether the visitor follows the user (yy-follow-button)",
  );
  expect(problemOf("follow-states", states([{ id: 7, user_follow: false }]))).toBeUndefined();
  expect(problemOf("follow", { status: 302, body: "" })).toBe(
    "POST /follows: the status is 302, needed is 2XX or 422 (yy-follow-button)",
  );
  expect(problemOf("listing", { status: 201, body: "<h1>pronto</h1>" })).toBe(
    "POST /produto: the answer is not JSON (yy-product-upload)",
  );
  const page = { status: 200, contentType: "text/html; charset=utf-8", body: "<h1>entrar</h1>" };
  expect(problemOf("outpost-lookup", page)).toContain(
    "the answer is text/html, needed is text/javascript or application/javascript",
  );
  expect(() => problemOf("folow", { status: 200, body: "" })).toThrow(
    "folow is no endpoint; there are user, follow, unfollow",
  );
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
