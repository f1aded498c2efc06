// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { describeEndpoint, V1 } from "../../testing/describeEndpoint";
import { usePage } from "../../testing/usePage";
import { fetchCities } from "./cities";
import { fetchFacilities } from "./facilities";
import { fetchFieldsBySubcategory } from "./fieldsBySubcategory";
import { fetchFollowStates } from "./follow";
import { fetchInboxCounters } from "./inbox";
import { calculateInsurancePrice } from "./insurancePrice";
import { fetchCurrentUser } from "./metadata";
import { lookUpOutpost } from "./outpostLookup";
import { fetchSmartMatch } from "./smartMatch";
import { fetchTags } from "./tagEditor";
import { lookUpZipcode } from "./zipcodes";

const page = usePage();
const aWord = (length: number) => expect.stringMatching(new RegExp(`^.{${length},}$`));
const tagsPath = "/perfil/minha-lojinha/a-venda/ativo_form/reload_tag_editor";

describeEndpoint(page, "fetchCurrentUser", {
  call: fetchCurrentUser,
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
});

describeEndpoint(page, "fetchInboxCounters", {
  call: () => fetchInboxCounters({ timeInterval: 30 }),
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
});

describeEndpoint(page, "fetchFollowStates", {
  call: async () => {
    const states = await fetchFollowStates("/api/users/follow_state?ids=11,12");
    return [states.size, typeof states.get("11"), states.get("99")];
  },
  sent: { method: "GET", path: "/api/users/follow_state", query: { ids: "11,12" } },
  gives: [2, "boolean", undefined],
  wrong: [
    ["{}", "users"],
    ['{"users":[{"user_follow":true}]}', "users[0].id"],
    ['{"users":[{"id":2,"user_follow":"no"}]}', "users[0].user_follow"],
  ],
});

describeEndpoint(page, "lookUpZipcode", {
  call: () => lookUpZipcode("01310100", { headers: { "X-Origin": "cadastro" } }),
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
});

describeEndpoint(page, "fetchCities", {
  call: () => fetchCities("SP"),
  sent: { method: "GET", path: "/states/SP/cities.json" },
  gives: expect.arrayContaining(["São Paulo", "Campinas"]),
  wrong: [
    ['{"cities":[]}', "the answer"],
    ['["São Paulo"]', "[0]"],
    ["[[]]", "[0][0]"],
    ['[["São Paulo"],[3]]', "[1][0]"],
  ],
});

describeEndpoint(page, "fetchTags", {
  call: () => fetchTags(tagsPath),
  sent: { method: "GET", path: tagsPath },
  gives: aWord(1),
  body: "text",
});

describeEndpoint(page, "fetchSmartMatch", {
  call: () => fetchSmartMatch("camisa & calça"),
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
});

describeEndpoint(page, "fetchFieldsBySubcategory", {
  call: () => fetchFieldsBySubcategory("1"),
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
});

describeEndpoint(page, "fetchFacilities", {
  call: fetchFacilities,
  sent: { method: "GET", path: "/api/facilities", headers: V1 },
  gives: expect.arrayContaining([{ id: "4", name: "retirada em casa", enabled: false }]),
  wrong: [
    ["{}", "facilities"],
    ['{"facilities":[{"id":1,"name":"a","enabled":"true"}]}', "facilities[0].enabled"],
  ],
});

describeEndpoint(page, "calculateInsurancePrice", {
  call: () => calculateInsurancePrice(new URLSearchParams({ price: "100", kind: "a b" })),
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
});

describeEndpoint(page, "lookUpOutpost", {
  call: () => lookUpOutpost("/pro/outposts/lookup.js?loja=1", "529.982.247-25"),
  sent: {
    method: "GET",
    path: "/pro/outposts/lookup.js",
    query: { loja: "1", cpf: "52998224725" },
  },
  gives: undefined,
});

describe("details", () => {
  beforeEach(() => page.open({}, 1));
  afterEach(() => {
    vi.useRealTimers();
  });
  const answerNext = (body: string, contentType = "application/json") =>
    page.server.failNext({ status: 200, body, contentType });

  it("nobody is signed in: null", async () => {
    page.server.reset();
    expect(await fetchCurrentUser()).toBeNull();
  });

  it("counters keep every {type}_unread and drop what is null or none of theirs", async () => {
    answerNext(
      '{"default_unread":1,"chat_unread":2,"offer_unread":3,"total_unread":null,"new_message_since_last_view":true,"x":1}',
    );
    expect(await fetchInboxCounters()).toEqual({
      default_unread: 1,
      chat_unread: 2,
      offer_unread: 3,
      new_message_since_last_view: true,
    });
    expect(page.server.requests.at(-1)?.query).toEqual({});
  });

  it("a city-wide zipcode has no street, and decimals may come in quotes", async () => {
    answerNext('{"uf":"SP","city":"Itu","street":null,"latitude":"-23.26","longitude":-47.3}');
    expect(await lookUpZipcode("13300000")).toEqual({
      uf: "SP",
      city: "Itu",
      kind: null,
      street: null,
      neighborhood: null,
      latitude: -23.26,
      longitude: -47.3,
    });
  });

  it("an unknown zipcode is a 404, and a strange one stays inside its path", async () => {
    for (const zipcode of ["99999999", "../../x?a"])
      await expect(lookUpZipcode(zipcode)).rejects.toMatchObject({ status: 404 });
    expect(page.server.requests.map(({ path }) => path)).toEqual([
      "/api/v1/zipcodes/99999999",
      expect.stringContaining("/api/v1/zipcodes/..%2F..%2Fx%3Fa"),
    ]);
  });

  it("a hung zipcode lookup ends after 10 s", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    page.server.failNext({ path: "/api/v1/zipcodes", delay: 60_000 });
    const looked = lookUpZipcode("01310100").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await looked).toMatchObject({ status: 0, cause: { name: "TimeoutError" } });
  });

  it.each([
    ["text/plain", " vintage, jeans ", "vintage, jeans"],
    ["text/html", '<p>tags</p><input value="vintage, jeans"><input value="b">', "vintage, jeans"],
    ["text/html; charset=utf-8", "vintage, jeans", "vintage, jeans"],
    ["text/plain", "", ""],
  ])("tags in %s %j", async (contentType, body, tags) => {
    answerNext(body, contentType);
    expect(await fetchTags(tagsPath)).toBe(tags);
  });

  it.each([
    ["text/html", "<form><textarea>vintage</textarea></form>"],
    ["application/json", '"vintage"'],
    ["text/javascript", "alert(1)"],
  ])("no tags in %s %j", async (contentType, body) => {
    answerNext(body, contentType);
    await expect(fetchTags(tagsPath)).rejects.toMatchObject({ name: "RequestError", status: 200 });
  });
});
