import { describe, expect, it } from "vitest";
import { withoutDocumentation } from "./withoutDocs";

describe("schemas in the CDN files", () => {
  it("keep what the element layer reads and lose what only documents", () => {
    const source = `export const schema = widgetSchema({
      tag: "yy-x", summary: "Shows x.", mount: "eager",
      attributes: {
        label: { kind: "string", default: "olá", description: "Text." },
        states: { kind: "json", type: "string[]", shape: (value) => value, description: "Listed." },
      },
      events: { "yy:before-x": { description: "Before.", cancelable: true, detail: eventDetail({ id: "string" }) } },
      parts: { button: "The button." }, states: { on: "It is on." }, tokens: { "--yy-x": "Colour." },
    });`;
    const kept = withoutDocumentation(source);
    for (const word of ["yy-x", "eager", "olá", "shape", "cancelable", "states: { kind"])
      expect(kept).toContain(word);
    for (const word of [
      "Shows x",
      "Text.",
      "Listed.",
      "Before.",
      "The button",
      "It is on",
      "Colour",
      "eventDetail",
    ])
      expect(kept).not.toContain(word);
  });
});
