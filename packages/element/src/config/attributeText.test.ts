import { describe, expect, it } from "vitest";
import { defaultText, propertyType, valueText } from "./attributeText";

const description = "An attribute.";

describe("the words for an attribute", () => {
  it.each([
    ["number", {}],
    ["number ≥ 1", { min: 1 }],
    ["number ≤ 9", { max: 9 }],
    ["integer from 1 to 9", { min: 1, max: 9, integer: true }],
  ] as const)("say %s", (text, range) => {
    expect(valueText({ kind: "number", description, ...range })).toBe(text);
  });

  it("list the words of a choice, in its type too", () => {
    const choice = { kind: "choice", options: ["a", "b"], description } as const;
    expect(valueText(choice)).toBe('"a" | "b"');
    expect(propertyType(choice)).toBe('"a" | "b"');
  });

  it("name the schemes an address may have besides http", () => {
    expect(valueText({ kind: "url", schemes: ["mailto:"], description })).toBe("url, mailto:");
  });

  it("say false for a boolean that has no default, and nothing for a string", () => {
    expect(defaultText({ kind: "boolean", description })).toBe("false");
    expect(defaultText({ kind: "string", description })).toBeUndefined();
  });
});
