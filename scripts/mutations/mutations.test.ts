import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { inRepository, widgetNames } from "../repository";
import { occurrences } from "./applyMutation";
import type { Mutation } from "./Mutation";
import { mutations } from "./mutations/index";
import { testFilesOf } from "./testFiles";

describe("the set of mutations", () => {
  it("is large enough, on both builds", () => {
    expect(mutations.length).toBeGreaterThanOrEqual(60);
    expect(mutations.filter(({ flavour }) => flavour === "lite").length).toBeGreaterThanOrEqual(8);
  });

  it("has an id of its own for each", () => {
    expect(new Set(mutations.map(({ id }) => id)).size).toBe(mutations.length);
  });

  it("reaches at least every third widget", () => {
    const reached = widgetNames().filter((name) =>
      mutations.some(({ file }) => file.startsWith(`widgets/${name}/`)),
    );
    expect(reached.length).toBeGreaterThanOrEqual(widgetNames().length / 3);
  });

  it("finds the text of each once in its file", () => {
    const stale = mutations.filter(
      ({ file, find }) => occurrences(readFileSync(inRepository(file), "utf8"), find) !== 1,
    );
    expect(idsOf(stale)).toEqual([]);
  });

  it("changes something with each", () => {
    expect(idsOf(mutations.filter(({ find, replace }) => find === replace))).toEqual([]);
  });

  it("asks tests that exist", () => {
    const unasked = mutations.filter(({ tests }) =>
      tests.some((filter) => testFilesOf([filter]).length === 0),
    );
    expect(idsOf(unasked)).toEqual([]);
  });
});

const idsOf = (some: readonly Mutation[]) => some.map(({ id }) => id);
