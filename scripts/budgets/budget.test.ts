import { expect, it } from "vitest";
import { overBudget } from "./budget";

const over = (figure: string, before: number, now: number) =>
  overBudget([{ figure, before, now, ratio: now / before }]);

it("allows what differs by chance", () => {
  expect(over("thread", 50, 55)).toEqual([]);
  expect(over("thread", 50, 30)).toEqual([]);
  expect(over("blocking", 28, 34)).toEqual([]);
});

it("tells of twice the work", () => {
  expect(over("thread", 50, 100)).toEqual(["thread: 100.0 ms against 50.0 ms before, 2.00 ×"]);
});

it("tells of a long task where there was none, and of nothing where there is none", () => {
  expect(over("blocking", 0, 47.5)).toEqual(["blocking: 47.5 ms against 0.0 ms before"]);
  expect(over("blocking", 0, 0)).toEqual([]);
});

it("tells of what was not measured", () => {
  expect(over("thread", 50, Number.NaN)).toHaveLength(1);
});
