// @vitest-environment happy-dom
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cohort, numberOf, shareOf } from "./cohort";

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = "";
  localStorage.clear();
});

const percents = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 2 });
const named = (list: readonly number[]) =>
  new Map(list.map((percent, index) => [`0.${index}.0`, percent] as const));

describe("the number of a visitor", () => {
  it("is from 0 to 99, and the same for the same id", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (id) => {
        const number = numberOf(id);
        expect(number).toBe(numberOf(id));
        expect(Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 99).toBe(true);
      }),
    );
  });

  it("is spread over all visitors: each tenth of them has about a tenth of the ids", () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let id = 1; id <= 20_000; id += 1) {
      const tenth = Math.floor((numberOf(String(id)) ?? 0) / 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it("is of the user's id where the page says it", () => {
    document.head.innerHTML = '<meta name="yy-user-id" content="42">';
    expect(cohort()).toBe(numberOf("42"));
    expect(localStorage).toHaveLength(0);
  });

  it.each(["", '<meta name="yy-user-id" content="">'])(
    "is a random one that the browser keeps where nobody is signed in: %s",
    (head) => {
      document.head.innerHTML = head;
      const number = cohort();
      for (let visit = 0; visit < 20; visit += 1) expect(cohort()).toBe(number);
      expect({ ...localStorage }).toEqual({ "yy:cohort": String(number) });
    },
  );

  it.each(["dez", "100", "-1", "1.5", ""])("is drawn again in place of a kept %j", (kept) => {
    localStorage.setItem("yy:cohort", kept);
    const number = cohort();
    expect(number >= 0 && number <= 99).toBe(true);
    expect(localStorage.getItem("yy:cohort")).toBe(String(number));
  });

  it("is the last one where nothing can be kept", () => {
    // As in a blocked frame: whoever reads it throws.
    vi.stubGlobal("localStorage", undefined);
    expect(cohort()).toBe(99);
  });
});

describe("the share of a number", () => {
  it("stays what it is while the share grows", () => {
    const range = fc.integer({ min: 0, max: 99 });
    const percent = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(range, percent, percent, (number, one, other) => {
        const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
        if (shareOf(number, named([smaller])) === undefined) return;
        expect(shareOf(number, named([larger]))).toBe("0.0.0");
      }),
    );
  });

  it("is one of them for exactly as many numbers as it has percent", () => {
    fc.assert(
      fc.property(percents, (list) => {
        const chosen = Array.from({ length: 100 }, (_, number) => shareOf(number, named(list)));
        for (const [name, percent] of named(list))
          expect(chosen.filter((each) => each === name)).toHaveLength(percent);
      }),
    );
  });
});

it("keeps nothing while the browser prerenders the page", () => {
  Reflect.set(document, "prerendering", true);
  const number = cohort();
  expect(localStorage).toHaveLength(0);
  Reflect.set(document, "prerendering", false);
  document.dispatchEvent(new Event("prerenderingchange"));
  return vi.waitFor(() => expect({ ...localStorage }).toEqual({ "yy:cohort": String(number) }));
});
