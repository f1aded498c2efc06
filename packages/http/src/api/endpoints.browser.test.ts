import { type Fault, sharePage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Outcome, openHttpPage } from "../../testing/httpPage";

const demo = useDemo();
const V1 = { accept: "application/vnd.yy.v1+json, application/json", "x-api-version": "1" };
const FORM = "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor";
const aWord = (length: number) => expect.stringMatching(new RegExp(`^.{${length},}$`));

interface Endpoint {
  /** Runs in the page: may use only the global `http`. */
  call: () => Promise<unknown>;
  /** The request that the server must receive. */
  sent: { method: string; path: string; query?: object; body?: unknown; headers?: object };
  /** The result for the demo server's normal answer. */
  gives: unknown;
  /** Bodies of a 200 with one field missing or of a wrong type, and the field that the error must name. */
  wrong?: readonly (readonly [body: string, field: string])[];
  /** How the call reads the body: checks it as JSON (the default), ignores it, or reads text by its own rules. */
  body?: "ignored" | "text";
}

const endpoints: Record<string, Endpoint> = {
  fetchCurrentUser: {
    call: () => http.fetchCurrentUser(),
    sent: { method: "GET", path: "/metadata/user", headers: { accept: "application/json" } },
    gives: expect.objectContaining({
      id: 1,
      name: "Marina Alves",
      pro_seller: expect.any(Boolean),
    }),
    wrong: [
      ['{"id":"1"}', "id"],
      ['{"id":1,"email":false}', "email"],
    ],
  },
  fetchInboxCounters: {
    call: () => http.fetchInboxCounters({ timeInterval: 30 }),
    sent: {
      method: "GET",
      path: "/api/inbox/counters",
      query: { time_interval: "30" },
      headers: V1,
    },
    gives: expect.objectContaining({ default_unread: 2, chat_unread: 1 }),
    wrong: [
      ['{"default_unread":1}', "chat_unread"],
      ['{"default_unread":"1","chat_unread":1}', "default_unread"],
      ['{"default_unread":1,"chat_unread":1,"offer_unread":"2"}', "offer_unread"],
      [
        '{"default_unread":1,"chat_unread":1,"new_message_since_last_view":1}',
        "new_message_since_last_view",
      ],
    ],
  },
  markMessagesRead: {
    call: () => http.markMessagesRead(["default$$$1", "chat$$$9"]),
    sent: {
      method: "PATCH",
      path: "/api/inbox/messages/set_as_read",
      body: { ids: ["default$$$1", "chat$$$9"] },
      headers: V1,
    },
    gives: expect.objectContaining({ default_unread: expect.any(Number) }),
    body: "ignored",
  },
  deleteMessages: {
    call: () => http.deleteMessages(["default$$$1"]),
    sent: {
      method: "DELETE",
      path: "/api/inbox/messages",
      body: { ids: ["default$$$1"] },
      headers: V1,
    },
    gives: null,
    body: "ignored",
  },
  follow: {
    call: () => http.follow("/api/users/follow", "2"),
    sent: { method: "POST", path: "/api/users/follow", body: { following_id: "2" } },
    gives: undefined,
    body: "ignored",
  },
  unfollow: {
    call: () =>
      http
        .follow("/api/users/follow", "2")
        .catch(() => "follows already")
        .then(() => http.unfollow("/api/users/unfollow", "2")),
    sent: { method: "DELETE", path: "/api/users/unfollow", body: { following_id: "2" } },
    gives: undefined,
    body: "ignored",
  },
  fetchFollowStates: {
    call: () =>
      http
        .fetchFollowStates("/api/users/follow_state?ids=11,12")
        .then((states) => [states.size, typeof states.get("11"), states.get("99")]),
    sent: { method: "GET", path: "/api/users/follow_state", query: { ids: "11,12" } },
    gives: [2, "boolean", undefined],
    wrong: [
      ["{}", "users"],
      ['{"users":[{"user_follow":true}]}', "users[0].id"],
      ['{"users":[{"id":2,"user_follow":"no"}]}', "users[0].user_follow"],
    ],
  },
  lookUpZipcode: {
    call: () => http.lookUpZipcode("01310100", { headers: { "X-Origin": "cadastro" } }),
    sent: {
      method: "GET",
      path: "/api/v1/zipcodes/01310100",
      headers: { "x-origin": "cadastro" },
    },
    gives: expect.objectContaining({ uf: "SP", city: "São Paulo", street: aWord(3) }),
    wrong: [
      ['{"city":"São Paulo"}', "uf"],
      ['{"uf":"SP"}', "city"],
      ['{"uf":"SP","city":"São Paulo","street":7}', "street"],
      ['{"uf":"SP","city":"São Paulo","latitude":"perto"}', "latitude"],
    ],
  },
  fetchCities: {
    call: () => http.fetchCities("SP"),
    sent: { method: "GET", path: "/states/SP/cities.json" },
    gives: expect.arrayContaining(["São Paulo", "Campinas"]),
    wrong: [
      ['{"cities":[]}', "the answer"],
      ['["São Paulo"]', "[0]"],
      ["[[]]", "[0][0]"],
      ['[["São Paulo"],[3]]', "[1][0]"],
    ],
  },
  fetchTags: {
    call: () => http.fetchTags("/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor"),
    sent: { method: "GET", path: FORM },
    gives: aWord(1),
    body: "text",
  },
  fetchSmartMatch: {
    call: () => http.fetchSmartMatch("camisa & calça"),
    sent: {
      method: "GET",
      path: "/api/smart_match/for_product_upload",
      query: { title: "camisa & calça" },
      headers: V1,
    },
    gives: expect.objectContaining({ brand: null }),
    wrong: [
      ['{"brand":1,"subcategory":null}', "brand"],
      ['{"brand":null,"subcategory":{"id":1}}', "subcategory.name"],
    ],
  },
  fetchFieldsBySubcategory: {
    call: () => http.fetchFieldsBySubcategory("1"),
    sent: {
      method: "GET",
      path: "/api/product_upload/fields_by_subcategory",
      query: { subcategory_id: "1" },
      headers: V1,
    },
    gives: expect.any(Array),
    wrong: [
      ["[]", "the answer"],
      ['{"fields":[{"name":"a","label":"b","type":"date","options":[]}]}', "fields[0].type"],
      ['{"fields":[{"name":"a","type":"text"}]}', "fields[0].label"],
      ['{"fields":[{"name":"a","label":"b","type":"text","options":[1]}]}', "fields[0].options[0]"],
    ],
  },
  uploadPhoto: {
    call: () =>
      http.uploadPhoto(
        "/api/product_upload/photos",
        new File(["a"], "vestido.png", { type: "image/png" }),
      ),
    sent: {
      method: "POST",
      path: "/api/product_upload/photos",
      body: { image: { fileName: "vestido.png", type: "image/png", size: 1 } },
      headers: V1,
    },
    gives: expect.stringMatching(/^vestido-\d+$/),
    wrong: [
      ["{}", "image_public_id"],
      ['{"image_public_id":7}', "image_public_id"],
    ],
  },
  createProduct: {
    call: () => http.createProduct({ title: "camisa", price: 10, subcategory_id: 1 }, "uma-chave"),
    sent: {
      method: "POST",
      path: "/produto",
      body: { title: "camisa", price: 10, subcategory_id: 1 },
      headers: { "idempotency-key": "uma-chave" },
    },
    gives: expect.objectContaining({ id: expect.any(Number), title: "camisa", price: 10 }),
    wrong: [
      ["{}", "id"],
      ['{"id":true}', "id"],
    ],
  },
  fetchFacilities: {
    call: () => http.fetchFacilities(),
    sent: { method: "GET", path: "/api/facilities", headers: V1 },
    gives: expect.arrayContaining([{ id: "4", name: "retirada em casa", enabled: false }]),
    wrong: [
      ["{}", "facilities"],
      ['{"facilities":[{"id":1,"name":"a","enabled":"true"}]}', "facilities[0].enabled"],
    ],
  },
  setSoftShipping: {
    call: () =>
      http.setSoftShipping(true).then(async (on) => [on, await http.setSoftShipping(false)]),
    sent: { method: "POST", path: "/api/v3/soft_shipping_rates/disable", body: undefined },
    gives: [true, false],
    wrong: [["{}", "enabled"]],
  },
  setBoostedBundle: {
    call: () => http.setBoostedBundle(true),
    sent: {
      method: "PUT",
      path: "/api/boosted_bundle/participations",
      body: { enabled: true },
      headers: V1,
    },
    gives: true,
    wrong: [['{"enabled":1}', "enabled"]],
  },
  calculateInsurancePrice: {
    call: () => http.calculateInsurancePrice(new URLSearchParams({ price: "100", kind: "a b" })),
    sent: {
      method: "GET",
      path: "/api/insurance_price/calculate",
      query: { price: "100", kind: "a b" },
      headers: V1,
    },
    gives: { price: 100, insurance_price: 3 },
    wrong: [
      ['{"price":1}', "insurance_price"],
      ['{"price":"dez","insurance_price":1}', "price"],
    ],
  },
  uploadProfileImage: {
    call: () =>
      http.uploadProfileImage("avatar", new File(["abc"], "eu.png", { type: "image/png" })),
    sent: {
      method: "PATCH",
      path: "/api/profile/avatar",
      body: { image: { fileName: "eu.png", type: "image/png", size: 3 } },
      headers: V1,
    },
    gives: expect.stringMatching(/^avatar-/),
    wrong: [['{"image_public_id":null}', "image_public_id"]],
  },
  sendLocation: {
    call: () => http.sendLocation("/api/location", { latitude: -23.5, longitude: -46.6 }),
    sent: {
      method: "POST",
      path: "/api/location",
      body: { latitude: -23.5, longitude: -46.6 },
    },
    gives: undefined,
    body: "ignored",
  },
  lookUpOutpost: {
    call: () => http.lookUpOutpost("/pro/outposts/lookup.js?loja=1", "529.982.247-25"),
    sent: {
      method: "GET",
      path: "/pro/outposts/lookup.js",
      query: { loja: "1", cpf: "52998224725" },
    },
    gives: undefined,
  },
};

/** Failures that every call must treat alike: what the server does, and the expected error. */
const failures: Record<string, { fault: Fault; error: object }> = {
  "a 401": {
    fault: { status: 401, body: '{"error":"unauthorized"}' },
    error: { status: 401, body: { error: "unauthorized" } },
  },
  "a 422": {
    fault: { status: 422, body: '{"title":"é curto"}' },
    error: { status: 422, body: { title: "é curto" } },
  },
  "a 500 with a page": {
    fault: { status: 500, body: "<h1>ops</h1>", contentType: "text/html" },
    error: { status: 500, body: "<h1>ops</h1>" },
  },
  "a lost connection": {
    fault: { drop: true },
    error: { status: 0, body: null, cause: "TypeError" },
  },
  "half an answer": { fault: { truncate: true }, error: { status: 0, body: null } },
};

/** Answers with status 2xx and no usable body. */
const unusable: Record<string, Fault> = {
  "an empty answer": { status: 200, body: "" },
  "a 204": { status: 204 },
  "a page instead": {
    status: 200,
    body: "<!doctype html><h1>entrar</h1>",
    contentType: "text/html",
  },
  "truncated JSON": { status: 200, body: '{"id": 1, "users": [' },
  "another type of JSON": { status: 200, body: '"ok"' },
};

const signedInPage = () => openHttpPage(demo, {}, { signedInAs: 1 });

const run = (page: Page, call: () => Promise<unknown>): Promise<Outcome> =>
  page.evaluate(`http.outcomeOf(${call})`);

describe.each(Object.entries(endpoints))("%s", (_name, { call, sent, ...endpoint }) => {
  // With method and path, so that only the call under test fails when a test makes others too.
  const { path, method } = sent;
  const fail = (fault: Fault) => demo.server.failNext({ path, method, ...fault });
  const page = sharePage(demo, signedInPage);

  it("asks as it should and gives the server's answer", async () => {
    const outcome = await run(page(), call);
    expect(outcome).toEqual(endpoint.gives === undefined ? {} : { value: endpoint.gives });
    const seen = demo.server.requests.at(-1);
    expect(seen).toMatchObject({ query: {}, headers: {}, ...sent });
    expect(seen?.body).toEqual(sent.body);
    const headers = seen?.headers ?? {};
    expect(headers["x-requested-with"]).toBe("XMLHttpRequest");
    expect("x-csrf-token" in headers).toBe(method !== "GET");
    expect("x-api-version" in headers).toBe(sent.headers === V1);
  });

  it("rejects with a RequestError when it is refused or lost", async () => {
    for (const [what, { fault, error }] of Object.entries(failures)) {
      fail(fault);
      const outcome = await run(page(), call);
      expect(outcome.error, what).toMatchObject({ name: "RequestError", ...error });
      expect(outcome.error?.url, what).toContain(`${demo.server.origin}${path}`);
    }
  });

  if (endpoint.body === undefined) {
    it("rejects an answer that holds nothing usable", async () => {
      for (const [what, fault] of Object.entries(unusable)) {
        fail(fault);
        expect((await run(page(), call)).error, what).toMatchObject({
          name: "RequestError",
          status: fault.status,
          body: fault.body === '"ok"' ? "ok" : (fault.body ?? ""),
        });
      }
    });
  }

  if (endpoint.body === "ignored") {
    it("takes any 2xx as success", async () => {
      for (const [what, fault] of Object.entries(unusable)) {
        fail(fault);
        expect((await run(page(), call)).error, what).toBeUndefined();
      }
    });
  }

  const { wrong } = endpoint;
  if (wrong) {
    it("names the field that is missing or of the wrong type", async () => {
      for (const [body, field] of wrong) {
        fail({ status: 200, body });
        const { error } = await run(page(), call);
        expect(error, body).toMatchObject({
          name: "RequestError",
          status: 200,
          body: JSON.parse(body),
          message: expect.stringContaining(`: ${field} is not`),
        });
      }
    });
  }
});

describe("details", () => {
  const page = sharePage(demo, signedInPage);
  const evaluate = async (work: () => Promise<unknown>, fault?: Fault) => {
    if (fault) demo.server.failNext(fault);
    const { value, error } = await run(page(), work);
    return error ?? value;
  };

  it("counters keep every {type}_unread and drop what is null or none of theirs", async () => {
    const body =
      '{"default_unread":1,"chat_unread":2,"offer_unread":3,"total_unread":null,"new_message_since_last_view":true,"x":1}';
    expect(await evaluate(() => http.fetchInboxCounters(), { status: 200, body })).toEqual({
      default_unread: 1,
      chat_unread: 2,
      offer_unread: 3,
      new_message_since_last_view: true,
    });
    expect(demo.server.requests.at(-1)?.query).toEqual({});
  });

  it("a delete answered with counters gives them", async () => {
    const body = '{"default_unread":0,"chat_unread":1}';
    expect(
      await evaluate(() => http.deleteMessages(["default$$$1"], "/api/inbox/messages"), {
        status: 200,
        body,
      }),
    ).toEqual({ default_unread: 0, chat_unread: 1 });
  });

  it("a city-wide zipcode has no street, and decimals may come in quotes", async () => {
    const body = '{"uf":"SP","city":"Itu","street":null,"latitude":"-23.26","longitude":-47.3}';
    expect(await evaluate(() => http.lookUpZipcode("13300000"), { status: 200, body })).toEqual({
      uf: "SP",
      city: "Itu",
      kind: null,
      street: null,
      neighborhood: null,
      latitude: -23.26,
      longitude: -47.3,
    });
  });

  it.each([
    ["text/plain", " vintage, jeans ", "vintage, jeans"],
    ["text/html", '<p>tags</p><input value="vintage, jeans"><input value="b">', "vintage, jeans"],
    ["text/html; charset=utf-8", "vintage, jeans", "vintage, jeans"],
    ["text/plain", "", ""],
  ])("tags in %s %j", async (contentType, body, tags) => {
    demo.server.failNext({ status: 200, contentType, body });
    expect(await evaluate(endpoints.fetchTags?.call ?? (async () => {}))).toBe(tags);
  });

  it.each([
    ["text/html", "<form><textarea>vintage</textarea></form>"],
    ["application/json", '"vintage"'],
    ["text/javascript", "alert(1)"],
  ])("no tags in %s %j", async (contentType, body) => {
    demo.server.failNext({ status: 200, contentType, body });
    expect(await evaluate(endpoints.fetchTags?.call ?? (async () => {}))).toMatchObject({
      name: "RequestError",
      status: 200,
    });
  });
});

describe("details", () => {
  it("nobody is signed in: null", async () => {
    const page = await openHttpPage(demo);
    expect(await page.evaluate(() => http.fetchCurrentUser())).toBeNull();
  });

  it("an unknown zipcode is a 404, and a strange one stays inside its path", async () => {
    const page = await signedInPage();
    for (const call of [
      () => http.lookUpZipcode("99999999"),
      () => http.lookUpZipcode("../../x?a"),
    ])
      expect((await run(page, call)).error).toMatchObject({ status: 404 });
    expect(demo.server.requests.map(({ path }) => path)).toEqual([
      "/api/v1/zipcodes/99999999",
      expect.stringContaining("/api/v1/zipcodes/..%2F..%2Fx%3Fa"),
    ]);
  });

  it("a hung zipcode lookup ends after 10 s", async () => {
    const page = await openHttpPage(demo);
    await page.clock.install();
    demo.server.failNext({ path: "/api/v1/zipcodes", delay: 20_000 });
    await page.evaluate(() => {
      void http
        .outcomeOf(() => http.lookUpZipcode("01310100"))
        .then((outcome) => Object.assign(window, { ended: outcome }));
    });
    await page.clock.runFor(10_100);
    const ended = await page.waitForFunction(() => Reflect.get(window, "ended"));
    expect(await ended.jsonValue()).toMatchObject({ error: { status: 0, cause: "TimeoutError" } });
  });

  it("the outpost's script has run when the lookup is done", async () => {
    const page = await openHttpPage(
      demo,
      { body: '<div data-part="products"></div>' },
      { signedInAs: 2 },
    );
    await page.evaluate(() => http.lookUpOutpost("/pro/outposts/lookup", "529.982.247-25"));
    expect(await page.locator('[data-part="product"]').count()).toBe(1);
  });
});
