import { describe, expect, it, vi } from "vitest";
import { compileInMemory } from "../testing/compileInMemory";
import { exampleWidget } from "./exampleWidget";
import { readSchemas } from "./schemas";
import { eventTypes, jsxTypes } from "./typeDeclarations";

// The compiler reads half of the packages.
vi.setConfig({ testTimeout: 60_000 });

const follow = (await readSchemas()).filter(({ name }) => name === "follow-button");

/** Sources compiled with the declarations beside them, none of them on disk. */
const complaintsAbout = compileInMemory({
  "widgets/types/events.d.ts": eventTypes(follow),
  "widgets/types/jsx.d.ts": jsxTypes([exampleWidget]),
  "widgets/types/listens.ts": `
    document.body.addEventListener("yy:follow-changed", ({ detail }) => detail.following satisfies boolean);
    document.addEventListener("yy:error", ({ detail }) => detail.widget satisfies string);
    addEventListener("yy:before-follow", ({ detail }) => detail.userId satisfies string);`,
  "widgets/types/mistakenField.ts": `
    document.addEventListener("yy:follow-changed", ({ detail }) => detail.followed);`,
  "widgets/types/template.tsx": `
    export const tag = (
      <yy-price-tag id="a" data-price={3} data-struck data-currency="USD" data-mount="eager" />
    );`,
  "widgets/types/missingAttribute.tsx": "export const tag = <yy-price-tag />;",
  "widgets/types/wrongWord.tsx": `export const tag = <yy-price-tag data-price={3} data-currency="EUR" />;`,
});

describe("types/events.d.ts", () => {
  it("gives a listener the detail of the event, on elements, the document and the window", () => {
    expect(complaintsAbout("widgets/types/listens.ts")).toBe("");
  });

  it("refuses a field that the detail does not have", () => {
    expect(complaintsAbout("widgets/types/mistakenField.ts")).toContain(
      "'followed' does not exist",
    );
  });

  it("joins the details of two widgets that fire the same event", () => {
    const detail = (name: string) =>
      `DetailOf<typeof import("../${name}/schema").schema, "yy:before-price-open">`;
    const other = { ...exampleWidget, name: "price-list" };
    expect(eventTypes([exampleWidget, other])).toContain(
      `${detail("price-tag")}\n    | ${detail("price-list")}`,
    );
  });
});

describe("types/jsx.d.ts", () => {
  it("takes the tag with its attributes and those of every element", () => {
    expect(complaintsAbout("widgets/types/template.tsx")).toBe("");
  });

  it("complains about a required attribute that is missing", () => {
    expect(complaintsAbout("widgets/types/missingAttribute.tsx")).toContain("data-price");
  });

  it("complains about a word that the choice does not have", () => {
    expect(complaintsAbout("widgets/types/wrongWord.tsx")).toContain("EUR");
  });
});
