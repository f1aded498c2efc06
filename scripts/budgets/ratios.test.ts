import { expect, it } from "vitest";
import type { Bench } from "../bench/bench";
import { NotComparable, ratiosOf } from "./ratios";

const before = { front: "before" } as Bench;
const now = { front: "now" } as Bench;

/** A scenario that takes so long with each build; what it says, it says of a build. */
const scenario = (timesOf: (build: string) => readonly number[]) => ({
  name: "",
  rounds: 1,
  measure: async ({ front }: Bench) => ({ thread: timesOf(front) }),
});

it("compares the quickest quarter of what was measured, which other work does not disturb", async () => {
  const times = { before: [10, 10, 10, 90, 95], now: [20, 20, 20, 21, 22] };
  const ratios = await ratiosOf(
    scenario((build) => (build === "now" ? times.now : times.before)),
    before,
    now,
  );
  expect(ratios).toEqual([{ figure: "thread", before: 10, now: 20, ratio: 2 }]);
});

it("cannot compare what the former build fails at, unlike what ours fails at", async () => {
  const failing = (bad: string) =>
    scenario((build) => {
      if (build === bad) throw new Error("not mounted");
      return [10];
    });
  await expect(ratiosOf(failing("before"), before, now)).rejects.toThrow(NotComparable);
  await expect(ratiosOf(failing("now"), before, now)).rejects.not.toThrow(NotComparable);
});
