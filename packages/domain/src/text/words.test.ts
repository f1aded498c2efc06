import { describe, expect, it } from "vitest";
import { words } from "./words";

describe("words", () => {
  it("splits at any run of blanks", () => {
    expect(words("  ana\tde\u00a0 souza\n")).toEqual(["ana", "de", "souza"]);
  });

  it("has none in a blank text", () => {
    expect(words(" \n ")).toEqual([]);
  });
});
