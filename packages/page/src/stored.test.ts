// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { readStored, removeStored, writeStored } from "./stored";

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe("what the browser stores", () => {
  it("is there until it is removed", () => {
    expect(readStored("sessionStorage", "yy:a")).toBeNull();
    expect(writeStored("sessionStorage", "yy:a", "1")).toBe(true);
    expect(readStored("sessionStorage", "yy:a")).toBe("1");
    removeStored("sessionStorage", "yy:a");
    expect(readStored("sessionStorage", "yy:a")).toBeNull();
  });

  it("is nothing where storage throws, and nobody is told", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(readStored("localStorage", "yy:a")).toBeNull();
    expect(writeStored("localStorage", "yy:a", "1")).toBe(false);
    expect(() => removeStored("localStorage", "yy:a")).not.toThrow();
  });
});
