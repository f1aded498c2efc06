// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { StoredDraft } from "./StoredDraft";

const kept = (): unknown => {
  const entry = localStorage.getItem("yy:draft:7");
  return entry === null ? null : JSON.parse(entry).text;
};

describe("StoredDraft", () => {
  let text = "";
  const work = new StoredDraft("draft", 7, () => (text === "" ? null : { text }));
  const type = (typed: string) => {
    text = typed;
    work.changed();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    work.forget();
    vi.useRealTimers();
  });

  it("is written 500 ms after the last change, as it is then", () => {
    type("v");
    vi.advanceTimersByTime(400);
    type("vestido");
    vi.advanceTimersByTime(499);
    expect(kept()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(kept()).toBe("vestido");
    expect(work.recall()).toEqual({ text: "vestido" });
  });

  it.each([
    ["is left", () => window.dispatchEvent(new Event("pagehide"))],
    ["is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("is written at once when the page %s, and by the cleanup", (_, leave) => {
    const cleanup = work.flushInTime();
    type("vestido");
    leave();
    expect(kept()).toBe("vestido");
    type("saia");
    cleanup();
    expect(kept()).toBe("saia");
    type("blusa");
    leave();
    expect(kept()).toBe("saia");
  });

  it("writes nothing that has not changed, over what another tab has written", () => {
    type("vestido");
    work.flush();
    localStorage.setItem("yy:draft:7", '{"text":"saia"}');
    work.flush();
    expect(kept()).toBe("saia");
  });

  it("is taken away when there is nothing to keep, and once it is forgotten stays so", () => {
    type("vestido");
    work.flush();
    type("");
    work.flush();
    expect(kept()).toBeNull();
    type("saia");
    work.forget();
    vi.advanceTimersByTime(500);
    expect(kept()).toBeNull();
  });

  it("is given what is kept, so that work of another tab can be kept beside it", () => {
    const prices = new StoredDraft("draft", 7, (others) => ({ ...others, 401: "R$ 10,00" }));
    localStorage.setItem("yy:draft:7", '{"402":"R$ 20,00"}');
    prices.changed();
    prices.flush();
    expect(prices.recall()).toEqual({ 401: "R$ 10,00", 402: "R$ 20,00" });
  });
});
