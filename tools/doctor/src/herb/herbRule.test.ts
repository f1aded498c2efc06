import type { ParseResult } from "@herb-tools/node-wasm";
import { describe, expect, it, vi } from "vitest";
import { herbRule } from "./herbRule";

describe("a rule", () => {
  const resultOf = (value: object, errors: readonly string[] = []) =>
    ({
      source: "<yy-icno></yy-icno>",
      value,
      recursiveErrors: () => errors.map((message) => ({ message })),
    }) as unknown as ParseResult;
  const rule = new (herbRule("unknown-tag"))();

  it("says on the console that it cannot read the tree of another Herb, and lets the others go on", () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(rule.check(resultOf({}))).toEqual([]);
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("yy-doctor cannot read the tree of this version of Herb: TypeError"),
    );
    said.mockRestore();
  });

  it("says nothing of a template that Herb has not read to its end", () => {
    expect(rule.check(resultOf({}, ["Parsing timed out after 1000ms"]))).toEqual([]);
  });
});
