// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userMemory } from "./userMemory";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it("keeps work, gives it back, and forgets it", () => {
  const memory = userMemory("draft", 7);
  expect(memory.recall()).toBeNull();
  expect(memory.keep({ title: "vestido" })).toBe(true);
  expect(memory.recall()).toEqual({ title: "vestido" });
  expect(JSON.parse(localStorage.getItem("yy:draft:7") ?? "")).toMatchObject({ title: "vestido" });
  memory.forget();
  expect(memory.recall()).toBeNull();
});

it("is kept for 30 days after its last change, whoever comes then", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const days = (count: number) => vi.advanceTimersByTime(count * 86_400_000);
  userMemory("draft", 7).keep({ title: "vestido" });
  days(29);
  expect(userMemory("draft", 7).recall()).toEqual({ title: "vestido" });
  userMemory("prices", 8).keep({ 401: "10" });
  days(2);
  expect(userMemory("prices", 8).recall()).toEqual({ 401: "10" });
  expect(localStorage.getItem("yy:draft:7")).toBeNull();
  vi.useRealTimers();
});

it("is each user's own, and each kind of work's own", () => {
  userMemory("draft", 7).keep({ title: "vestido" });
  expect(userMemory("draft", 8).recall()).toBeNull();
  expect(userMemory("prices", 7).recall()).toBeNull();
});

it.each(["", "{", "null", "[1]", "7"])("holds nothing when the entry is %j", (entry) => {
  localStorage.setItem("yy:draft:7", entry);
  expect(userMemory("draft", 7).recall()).toBeNull();
});

it("survives storage that throws: nothing is kept, and it says so", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const memory = userMemory("draft", 7);
  expect(memory.recall()).toBeNull();
  expect(memory.keep({ title: "vestido" })).toBe(false);
  expect(() => memory.forget()).not.toThrow();
});
