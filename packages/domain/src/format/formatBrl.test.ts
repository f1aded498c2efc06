import { afterEach, describe, expect, it, vi } from "vitest";
import { formatBrl } from "./formatBrl";

describe("formatBrl", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    [120, "R$ 120"],
    [99.5, "R$ 100"],
    [99.49, "R$ 99"],
    [1234.56, "R$ 1.235"],
    [0, "R$ 0"],
    [-0.4, "R$ 0"],
    [-99.5, "-R$ 100"],
  ])("writes %d as %s", (value, text) => {
    expect(formatBrl(value)).toBe(text);
  });

  it.each([Number.NaN, "12", undefined])("logs %s as NaN and does not throw", (value) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(formatBrl(value as number)).toBe("");
    expect(log.mock.calls).toEqual([["param value is NaN"]]);
  });

  it("logs nothing for a number", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    formatBrl(1);
    expect(log).not.toHaveBeenCalled();
  });
});
