import { expect, inject, it } from "vitest";
import { overBudget } from "./budget";
import { ratiosOf } from "./ratios";
import { scenarios } from "./scenarios";
import { useBench } from "./testing/useBench";

const bench = useBench();
const base = inject("base");

it.for(scenarios)("takes no longer than in the commit before to $name", async (scenario, test) => {
  if ("missing" in base) return test.skip(base.missing);
  const ratios = await ratiosOf(scenario, await bench(base.dist), await bench());
  expect(overBudget(ratios), `compared with ${base.commit.slice(0, 8)}`).toEqual([]);
});
