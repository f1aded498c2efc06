import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJsonObject } from "../json/parseJsonObject";
import { draftChanges, draftOf, isKeptInDraft, type ListingDraft, parseDraft } from "./draft";

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

describe("parseDraft", () => {
  it("reads what draftOf wrote, through JSON", () => {
    const texts = fc.array(fc.string());
    const values = fc.dictionary(
      fc.string().filter((name) => name !== "__proto__"),
      texts,
    );
    fc.assert(
      fc.property(values, texts, fc.nat(), (fields, photos, at) => {
        const written = draftOf(new Map(Object.entries(fields)), photos, at, null, nothing);
        const kept = parseJsonObject(JSON.stringify(written)) ?? null;
        expect(parseDraft(kept)).toEqual(written);
      }),
    );
  });

  it.each([
    null,
    {},
    { at: "ontem", values: {} },
    { at: 1, values: null },
    { at: Number.NaN, values: {} },
  ])("has nothing of %j", (kept) => {
    expect(parseDraft(kept)).toBeNull();
  });

  it("drops what is no text", () => {
    const kept = { at: 1, values: { title: ["a"], price: [80], tags: "b" }, photos: [7] };
    expect(parseDraft(kept)).toEqual({ at: 1, values: { title: ["a"] }, photos: [] });
  });
});

describe("draftOf", () => {
  const now = new Map([
    ["title", ["Saia"]],
    ["price", [""]],
  ]);

  it("is what stands in the form", () => {
    expect(draftOf(now, ["a"], 5, null, nothing)).toEqual({
      values: { title: ["Saia"], price: [""] },
      photos: ["a"],
      at: 5,
    });
  });

  it("keeps a draft that was not taken up yet under what was typed since", () => {
    expect(draftOf(now, ["foto-2"], 5, draft, new Set(["title"]))).toEqual({
      values: { title: ["Saia"], price: ["R$ 80,00"], tags: ["linho"] },
      photos: ["foto-2", "foto-1"],
      at: 5,
    });
  });

  it("leaves an offered draft as it is while nothing is typed", () => {
    expect(draftOf(now, [], 5, draft, nothing)).toEqual(draft);
  });
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
