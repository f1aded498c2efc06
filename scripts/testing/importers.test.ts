import { describe, expect, it } from "vitest";
import { reaches, widgetsThatImport } from "./importers";

describe("which module imports another", () => {
  const imports = new Map([
    ["entry", ["a", "b"]],
    ["a", ["b"]],
    ["b", ["a", "c"]],
    ["other", ["d"]],
  ]);

  it("is found through others and around cycles", () => {
    expect(reaches(imports, "entry", "c")).toBe(true);
    expect(reaches(imports, "entry", "entry")).toBe(true);
    expect(reaches(imports, "other", "c")).toBe(false);
  });
});

it("knows the widgets that import a source of a package, and a style sheet", async () => {
  const importers = await widgetsThatImport([
    "packages/domain/src/prices/priceReducer.ts",
    "packages/ui/src/base.css",
    "packages/ui/src/gone.ts",
  ]);
  expect(importers.get("packages/domain/src/prices/priceReducer.ts")).toEqual([
    "missing-price-editor",
  ]);
  expect(importers.get("packages/ui/src/base.css")?.length).toBeGreaterThan(20);
  expect(importers.get("packages/ui/src/gone.ts")).toEqual([]);
});
