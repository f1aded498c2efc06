import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyChanges, greatestWeight, weights } from "./classifyChanges";
import { isAtLeast, leastVersion } from "./leastVersion";
import { keyOf, nameKinds, type PublicName } from "./PublicName";

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Few words, so that two lists often have the same name. */
const word = fc.constantFrom("yy-a", "yy-b data-x", "yy-b data-y", "yy-b", "yy:c");

const publicName: fc.Arbitrary<PublicName> = fc
  .record({
    kind: fc.constantFrom(...nameKinds.slice(0, 4)),
    name: word,
    type: maybe(fc.constantFrom("string", "number")),
    parameters: maybe(fc.array(fc.constantFrom("string", "string?"), { maxLength: 3 })),
    options: maybe(fc.uniqueArray(fc.constantFrom("s", "m", "l"))),
    min: maybe(fc.integer({ min: 0, max: 3 })),
    max: maybe(fc.integer({ min: 0, max: 3 })),
    default: maybe(fc.constantFrom("a", "b")),
    text: maybe(fc.constant<true>(true)),
    required: maybe(fc.constant<true>(true)),
    cancelable: maybe(fc.constant<true>(true)),
    deprecated: maybe(fc.record({ since: fc.constant("1.1.0"), use: word })),
  })
  .map((name) => name as PublicName);

const list = fc.uniqueArray(publicName, { selector: keyOf, maxLength: 8 });

describe("what changed between two lists of names", () => {
  it("is nothing, and so a patch, when they hold the same in any order", () => {
    fc.assert(
      fc.property(list, (names) => {
        const changes = classifyChanges(names, [...names].reverse());
        expect(changes).toEqual([]);
        expect(greatestWeight(changes)).toBe("patch");
      }),
    );
  });

  it("does not depend on the order of names", () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(classifyChanges([...before].reverse(), [...after].reverse())).toEqual(
          classifyChanges(before, after),
        );
      }),
    );
  });

  it("is major as soon as one name is gone", () => {
    fc.assert(
      fc.property(list, list, publicName, (before, after, gone) => {
        const without = after.filter((name) => keyOf(name) !== keyOf(gone));
        const changes = classifyChanges([...before, gone], without);
        expect(greatestWeight(changes)).toBe("major");
      }),
    );
  });

  it("is never more than minor when names only come", () => {
    fc.assert(
      fc.property(list, list, (before, more) => {
        const known = new Set(before.map(keyOf));
        const added = more
          .filter((name) => !known.has(keyOf(name)))
          .map((name) => ({ ...name, required: undefined }) as unknown as PublicName);
        const changes = classifyChanges(before, [...before, ...added]);
        expect(changes.every(({ what, weight }) => what === "added" && weight === "minor")).toBe(
          true,
        );
        expect(changes).toHaveLength(added.length);
      }),
    );
  });

  it("weighs as much as the heaviest change, and each kind of name counts alone", () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const whole = greatestWeight(classifyChanges(before, after));
        const parts = nameKinds.map((kind) => {
          const ofKind = (names: readonly PublicName[]) => names.filter((n) => n.kind === kind);
          // What a name belongs to is of another kind.
          const owners = before.filter((n) => n.kind !== kind);
          return greatestWeight(
            classifyChanges([...ofKind(before), ...owners], [...ofKind(after), ...owners]),
          );
        });
        expect(whole).toBe(weights[Math.max(...parts.map((part) => weights.indexOf(part)))]);
      }),
    );
  });

  it("is as heavy one way as the other only where neither way takes anything", () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        const [there, back] = [classifyChanges(before, after), classifyChanges(after, before)];
        const gone = (changes: typeof there) => changes.filter(({ what }) => what === "removed");
        const came = (changes: typeof there) => changes.filter(({ what }) => what === "added");
        expect(gone(there).map(({ name }) => keyOf(name))).toEqual(
          came(back).map(({ name }) => keyOf(name)),
        );
      }),
    );
  });
});

describe("one change of a name", () => {
  const attribute = (facts: Partial<PublicName>): PublicName => ({
    kind: "attribute",
    name: "yy-x data-a",
    ...facts,
  });
  const tag: PublicName = { kind: "tag", name: "yy-x" };

  it.each<[string, Partial<PublicName>, Partial<PublicName>, string, string]>([
    ["another type", { type: "string" }, { type: "url" }, "major", 'type "string" → "url"'],
    ["an option less", { options: ["a", "b"] }, { options: ["a"] }, "major", "no longer b"],
    ["an option more", { options: ["a"] }, { options: ["a", "b"] }, "minor", "also b"],
    ["a list where there was none", {}, { options: ["a"] }, "major", "only a"],
    ["a higher minimum", { min: 0 }, { min: 1 }, "major", "least 0 → 1"],
    ["a lower minimum", { min: 1 }, { min: 0 }, "minor", "least 1 → 0"],
    ["a maximum where there was none", {}, { max: 9 }, "major", "largest none → 9"],
    ["no maximum any more", { max: 9 }, {}, "minor", "largest 9 → none"],
    ["required", {}, { required: true }, "major", "required"],
    ["no longer required", { required: true }, {}, "minor", "no longer required"],
    ["another default", { default: "a" }, { default: "b" }, "major", 'default "a" → "b"'],
    [
      "another text",
      { default: "seguir", text: true },
      { default: "acompanhar", text: true },
      "minor",
      'default "seguir" → "acompanhar"',
    ],
    ["no longer cancelable", { cancelable: true }, {}, "major", "no longer cancelable"],
    [
      "deprecated",
      {},
      { deprecated: { since: "1.1.0", use: "data-b" } },
      "minor",
      "deprecated, use data-b",
    ],
    [
      "another successor",
      { deprecated: { since: "1.1.0", use: "data-b" } },
      { deprecated: { since: "1.1.0", use: "data-c" } },
      "patch",
      "deprecated, use data-c",
    ],
    [
      "a parameter that may be left out",
      { parameters: ["string"] },
      { parameters: ["string", "number?"] },
      "minor",
      "takes (string) → (string, number?)",
    ],
    [
      "a parameter that must be given",
      { parameters: ["string"] },
      { parameters: ["string", "number"] },
      "major",
      "takes (string) → (string, number)",
    ],
  ])("%s", (_, was, is, weight, text) => {
    const changes = classifyChanges([tag, attribute(was)], [tag, attribute(is)]);
    expect(changes.map((change) => [change.weight, change.text])).toEqual([[weight, text]]);
  });

  it("is major when a tag that was there needs a new attribute, and minor with a new tag", () => {
    const needed = attribute({ required: true });
    expect(greatestWeight(classifyChanges([tag], [tag, needed]))).toBe("major");
    expect(greatestWeight(classifyChanges([], [tag, needed]))).toBe("minor");
  });
});

describe("the least version that may follow", () => {
  const removed = classifyChanges([{ kind: "tag", name: "yy-x" }], []);
  const added = classifyChanges([], [{ kind: "tag", name: "yy-x" }]);
  const deprecated = classifyChanges(
    [{ kind: "tag", name: "yy-x" }],
    [{ kind: "tag", name: "yy-x", deprecated: { since: "1.1.0", use: "yy-z" } }],
  );

  it.each([
    ["1.4.2", [], "1.4.3"],
    ["1.4.2", added, "1.5.0"],
    ["1.4.2", deprecated, "1.5.0"],
    ["1.4.2", removed, "2.0.0"],
    ["0.1.0", [], "0.1.1"],
    ["0.1.0", added, "0.1.1"],
    ["0.1.0", deprecated, "0.2.0"],
    ["0.1.0", removed, "0.2.0"],
  ])("after %s is what the guide promises", (before, changes, least) => {
    expect(leastVersion(before, changes)).toBe(least);
  });

  it("refuses what is no version", () => {
    expect(() => leastVersion("1.0", [])).toThrow('"1.0" is not a version such as 1.2.3');
  });

  it("compares by numbers", () => {
    expect(isAtLeast("1.10.0", "1.9.9")).toBe(true);
    expect(isAtLeast("1.9.9", "1.10.0")).toBe(false);
    expect(isAtLeast("1.0.0", "1.0.0")).toBe(true);
  });
});
