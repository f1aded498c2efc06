import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonObject } from "../json";
import {
  draftChanges,
  draftName,
  isKeptInDraft,
  type ListingDraft,
  parseDrafts,
  storedDrafts,
} from "./draft";

const draft: ListingDraft = {
  values: { title: ["Vestido"], price: ["R$ 80,00"], tags: ["linho"] },
  photos: ["foto-1"],
  at: 1000,
};
const nothing: ReadonlySet<string> = new Set();

describe("isKeptInDraft", () => {
  it.each([
    ["text", "off"],
    ["textarea", ""],
    ["select-one", ""],
    ["checkbox", ""],
    ["tel", "tel"],
  ])("keeps a field of type %s", (type, purpose) => {
    expect(isKeptInDraft({ name: "title", type, purpose })).toBe(true);
  });

  it.each([
    ["password", ""],
    ["file", ""],
    ["hidden", ""],
    ["text", "cc-number"],
    ["text", "section-a cc-csc"],
    ["text", "one-time-code"],
    ["text", "new-password"],
  ])("leaves out type %s with autocomplete %j", (type, purpose) => {
    expect(isKeptInDraft({ name: "x", type, purpose })).toBe(false);
  });

  it("leaves out a field without a name", () => {
    expect(isKeptInDraft({ name: "", type: "text", purpose: "" })).toBe(false);
  });
});

it.each([
  ["g-recaptcha-response", false],
  ["g-recaptcha-response-1", false],
  ["h-captcha-response", false],
  ["cf-turnstile-response", false],
  ["response", true],
])("of a textarea named %s keeps the text: %s", (name, isKept) => {
  expect(isKeptInDraft({ name, type: "textarea", purpose: "" })).toBe(isKept);
});

describe("parseDrafts", () => {
  const texts = fc.array(fc.string());
  const key = fc.string().filter((name) => name !== "__proto__");
  const anyDraft = fc.record({
    values: fc.dictionary(key, texts),
    photos: texts,
    at: fc.nat(),
  });

  it("reads what storedDrafts wrote, through JSON: the ten newest, the newest first", () => {
    fc.assert(
      fc.property(fc.dictionary(key, anyDraft, { maxKeys: 14 }), (drafts) => {
        const stored = storedDrafts(new Map(Object.entries(drafts)));
        const kept = parseJsonObject(JSON.stringify(stored)) ?? null;
        const read = [...parseDrafts(kept)];
        for (const [id, draft] of read) expect(draft).toEqual(drafts[id]);
        const times = Object.values(drafts).map(({ at }) => at);
        expect(read.map(([, { at }]) => at)).toEqual(
          times.sort((one, other) => other - one).slice(0, 10),
        );
      }),
    );
  });

  it("reads the only draft, as it was stored before", () => {
    expect([...parseDrafts({ ...draft, keptAt: 1 })]).toEqual([["only", draft]]);
  });

  it.each([
    null,
    {},
    { drafts: 7 },
    { drafts: { a: null, b: 7, c: "x" } },
    { at: "ontem", values: {} },
    { at: 1, values: null },
    { drafts: { a: { at: Number.NaN, values: {} } } },
  ])("has nothing of %j", (kept) => {
    expect([...parseDrafts(kept)]).toEqual([]);
  });

  it("drops what is no text", () => {
    const kept = { at: 1, values: { title: ["a"], price: [80], tags: "b" }, photos: [7] };
    expect(parseDrafts({ drafts: { a: kept } }).get("a")).toEqual({
      at: 1,
      values: { title: ["a"] },
      photos: [],
    });
  });

  it("stores nothing for no draft", () => {
    expect(storedDrafts(new Map())).toBeNull();
  });
});

it.each([
  [{ title: [" Vestido "] }, "Vestido"],
  [{ title: [] }, ""],
  [{ price: ["1"] }, ""],
])("of %j the name is %j", (values, name) => {
  expect(draftName({ ...draft, values })).toBe(name);
});

describe("draftChanges", () => {
  it("names what would become different, and nothing that was typed", () => {
    const now = new Map([
      ["title", ["Saia"]],
      ["price", [""]],
      ["tags", ["linho"]],
    ]);
    expect(draftChanges(draft, now, new Set(["title"]))).toEqual(["price"]);
  });

  it("sees no change in an empty value of a field that is not there", () => {
    expect(draftChanges({ ...draft, values: { material: [""] } }, new Map(), nothing)).toEqual([]);
  });
});
