import { describe, expect, it } from "vitest";
import { inRepository } from "../../repository";
import { hasState } from "./moduleState";

describe("whether a module has state, which two copies would not share", () => {
  it.each([
    ["a variable", "packages/element/src/lifecycle/mountTimes.ts"],
    ["a collection", "packages/element/src/lifecycle/updateQueue.ts"],
    ["a context", "packages/element/src/react/useWidget.ts"],
    ["a client with settings of its own", "packages/http/src/requestOnce.ts"],
  ])("%s is state", (_, file) => {
    expect(hasState(inRepository(file))).toBe(true);
  });

  it.each([
    ["functions and classes", "packages/domain/src/errors.ts"],
    ["what the page has once, whatever number of copies", "packages/session/src/session.ts"],
    ["checks of answers", "packages/http/src/api/zipcodes.ts"],
    ["a cache", "packages/domain/src/text/segments.ts"],
  ])("%s: none", (_, file) => {
    expect(hasState(inRepository(file))).toBe(false);
  });
});
