import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Baselines } from "../baselines/Baselines";
import { engineHere } from "../baselines/engine";
import { comparisonFor } from "./comparison";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yy-baselines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const takenWith = (version: string) => {
  const baselines = new Baselines(folder);
  baselines.engine = engineHere(version);
  return baselines;
};

it("is exact with the same major version", () => {
  expect(comparisonFor(takenWith("156.0.8078.79"), "156.0.9000.1")).toEqual({ closeness: "exact" });
});

it("is coarse with another, and says so in one line", () => {
  const { closeness, note } = comparisonFor(takenWith("156.0.8078.79"), "157.0.1.1");
  expect(closeness).toBe("coarse");
  expect(note).toMatch(/156 on .*157 on .*: only what differs in areas/);
  expect(note).not.toContain("\n");
});

it("is none where the pictures are of the headless shell and there is none here, or of another system", () => {
  const here = engineHere("156.0.1.1");
  const baselines = new Baselines(folder);
  baselines.engine = {
    ...here,
    browser: here.browser === "Chromium" ? "headless shell" : "Chromium",
  };
  const { closeness, note } = comparisonFor(baselines, "156.0.1.1");
  expect(closeness).toBeUndefined();
  expect(note).toContain("nothing is compared");
  baselines.engine = { ...here, platform: "plan9 x64" };
  expect(comparisonFor(baselines, "156.0.1.1").closeness).toBeUndefined();
});
