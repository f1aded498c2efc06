import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FoundAddress } from "./address";
import {
  type FieldBefore,
  type FieldsBefore,
  type FoundPart,
  settledAfter,
  valuesAfterLookup,
} from "./lookupWrites";

const paulista: FoundAddress = {
  state: "SP",
  city: "São Paulo",
  street: "Avenida Paulista",
  neighborhood: "Bela Vista",
  latitude: "-23.5632",
  longitude: "-46.6541",
};
const cityWide: FoundAddress = { ...paulista, city: "Conchal", street: "", neighborhood: "" };

const field = (now: string, settled = "", isWritten = false): FieldBefore => ({
  now,
  settled: { value: settled, isWritten },
});
/** What the visitor typed into an empty field. */
const typed = (now: string) => field(now);
/** What the last lookup wrote. */
const written = (now: string) => field(now, now, true);
/** What the server sent. */
const sent = (now: string) => field(now, now);

describe("what a lookup leaves in the fields", () => {
  it.each<[string, FieldsBefore, FoundAddress | undefined, object]>([
    ["writes into an empty field", { street: typed("") }, paulista, { street: paulista.street }],
    ["keeps a typed street", { street: typed("Rua A") }, paulista, { street: "Rua A" }],
    [
      "keeps a typed street with a city-wide zipcode",
      { street: typed("Rua A") },
      cityWide,
      { street: "Rua A" },
    ],
    [
      "writes over the last lookup's",
      { street: written("Rua A") },
      paulista,
      { street: paulista.street },
    ],
    [
      "clears the last lookup's street with a city-wide zipcode",
      { street: written("Rua A") },
      cityWide,
      { street: "" },
    ],
    ["writes over the server's", { street: sent("Rua A") }, paulista, { street: paulista.street }],
    [
      "keeps what was corrected since",
      { street: field("Rua B", "Rua A", true) },
      paulista,
      { street: "Rua B" },
    ],
    [
      "clears what a lookup wrote after a failure",
      { street: written("Rua A") },
      undefined,
      { street: "" },
    ],
    [
      "keeps what was typed after a failure",
      { street: typed("Rua A") },
      undefined,
      { street: "Rua A" },
    ],
    [
      "keeps what the server sent after a failure",
      { street: sent("Rua A") },
      undefined,
      { street: "Rua A" },
    ],
    [
      "leaves the state empty beside a typed city of elsewhere",
      { state: typed(""), city: typed("Curitiba") },
      paulista,
      { state: "", city: "Curitiba" },
    ],
    [
      "leaves the city empty beside a typed state of elsewhere",
      { state: typed("RJ"), city: typed("") },
      paulista,
      { state: "RJ", city: "" },
    ],
    [
      "writes the state of a typed city",
      { state: typed(""), city: typed("sao paulo") },
      paulista,
      { state: "SP", city: "sao paulo" },
    ],
    [
      "keeps the state of a city that was chosen since, after a failure",
      { state: written("SP"), city: field("Campinas", "São Paulo", true) },
      undefined,
      { state: "SP", city: "Campinas" },
    ],
  ])("%s", (_, fields, found, expected) => {
    expect(valuesAfterLookup(fields, found)).toEqual(expected);
  });

  it.each([
    ["Avenida Paulista, 1578", "", "Avenida Paulista", "1578"],
    ["avenida paulista 1578", "", "avenida paulista", "1578"],
    ["Av. Paulista, nº 1578", "", "Av. Paulista", "1578"],
    ["Av. Paulista, 12-B", "", "Av. Paulista", "12-B"],
    ["Avenida Paulista, 1578", "1578", "Avenida Paulista", "1578"],
    ["Avenida Paulista, 1578", "7", "Avenida Paulista, 1578", "7"],
    ["Av. Paulista, 1578, apto 3", "", "Av. Paulista, 1578, apto 3", ""],
    ["Rua 12", "", "Rua 12", ""],
    ["1578", "", "1578", ""],
    ["Avenida Paulista", "", "Avenida Paulista", ""],
  ])("of the street %j and the number %j makes %j and %j", (street, number, ...expected) => {
    const after = valuesAfterLookup({ street: typed(street), number: typed(number) }, paulista);
    expect([after.street, after.number]).toEqual(expected);
  });

  it("keeps the number in the street where it has no field of its own", () => {
    const street = "Avenida Paulista, 1578";
    expect(valuesAfterLookup({ street: typed(street) }, paulista)).toEqual({ street });
  });

  it("leaves the number in a street that the server's answer names with it", () => {
    const found = { ...paulista, street: "Rua A, 12" };
    const after = valuesAfterLookup({ street: typed(""), number: typed("") }, found);
    expect(after).toEqual({ street: "Rua A, 12", number: "" });
  });
});

describe("what belongs to the zipcode afterwards", () => {
  it("is what was written", () => {
    expect(settledAfter(typed(""), "Rua A", "Rua A")).toEqual({ value: "Rua A", isWritten: true });
  });

  it("is what was typed, where the lookup found the same; a failure does not clear it", () => {
    const settled = settledAfter(typed("rua a"), "rua a", "Rua A");
    expect(settled).toEqual({ value: "rua a", isWritten: false });
    expect(valuesAfterLookup({ street: { now: "rua a", settled } }, undefined).street).toBe(
      "rua a",
    );
    expect(valuesAfterLookup({ street: { now: "rua a", settled } }, paulista).street).toBe(
      paulista.street,
    );
  });

  it("is not what stayed in place of what was found", () => {
    const settled = settledAfter(typed("Rua A"), "Rua A", "Rua B");
    expect(valuesAfterLookup({ street: { now: "Rua A", settled } }, paulista).street).toBe("Rua A");
  });

  it("is no street whose number has moved, though the last zipcode's reads the same", () => {
    const street = { now: "Rua A, 12", settled: { value: "Rua A", isWritten: false } };
    const settled = settledAfter(street, "Rua A", "");
    expect(valuesAfterLookup({ street: { now: "Rua A", settled } }, paulista).street).toBe("Rua A");
  });
});

describe("for whatever is in the fields", () => {
  const parts: readonly FoundPart[] = [
    "state",
    "city",
    "street",
    "neighborhood",
    "latitude",
    "longitude",
  ];
  const text = fc.constantFrom(
    "",
    " ",
    "SP",
    "RJ",
    "Rua A",
    "rua a",
    "Rua A, 12",
    "Rua A 12",
    "12",
  );
  const anyField = fc.record({
    now: text,
    settled: fc.record({ value: text, isWritten: fc.boolean() }),
  });
  const anyFields: fc.Arbitrary<FieldsBefore> = fc.record(
    Object.fromEntries([...parts, "number"].map((part) => [part, anyField])),
    { requiredKeys: [] },
  );
  const anyFound = fc.record(
    Object.fromEntries(parts.map((part) => [part, text])),
  ) as unknown as fc.Arbitrary<FoundAddress>;
  const anyOutcome = fc.option(anyFound, { nil: undefined });
  const isPutIn = ({ now, settled }: FieldBefore) => now.trim() !== "" && now !== settled.value;

  it("loses no character of what was put in since the last lookup", () => {
    fc.assert(
      fc.property(anyFields, anyOutcome, (fields, found) => {
        const after = valuesAfterLookup(fields, found);
        for (const part of parts) {
          const before = fields[part];
          if (!before || !isPutIn(before)) continue;
          const isMoved = part === "street" && after.street !== before.now;
          if (isMoved)
            expect(before.now).toMatch(new RegExp(`^${after.street},? ${after.number}$`));
          else expect(after[part]).toBe(before.now);
        }
      }),
    );
  });

  it("never changes a number, and writes one only out of the street", () => {
    fc.assert(
      fc.property(anyFields, anyOutcome, (fields, found) => {
        const { number } = valuesAfterLookup(fields, found);
        const before = fields.number?.now;
        if (number === before) return;
        expect(before?.trim()).toBe("");
        expect(fields.street?.now.endsWith(number ?? "")).toBe(true);
      }),
    );
  });

  it("clears after a failure only what a lookup wrote and is still exactly that", () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const after = valuesAfterLookup(fields, undefined);
        for (const part of parts) {
          const before = fields[part];
          if (!before || after[part] === before.now) continue;
          expect([after[part], before.settled]).toEqual([
            "",
            { value: before.now, isWritten: true },
          ]);
        }
      }),
    );
  });

  it("changes nothing more when the same answer comes again", () => {
    fc.assert(
      fc.property(anyFields, anyOutcome, (fields, found) => {
        const after = valuesAfterLookup(fields, found);
        const next: Partial<Record<keyof FieldsBefore, FieldBefore>> = {};
        for (const part of [...parts, "number"] as const) {
          const before = fields[part];
          if (!before) continue;
          const now = after[part] ?? "";
          const settled =
            part === "number" ? before.settled : settledAfter(before, now, found?.[part]);
          next[part] = { now, settled };
        }
        expect(valuesAfterLookup(next, found)).toEqual(after);
      }),
    );
  });
});
