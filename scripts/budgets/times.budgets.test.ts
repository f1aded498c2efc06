import { expect, inject, it } from "vitest";
import { overBudget } from "./budget";
import { NotComparable, ratiosOf } from "./ratios";
import { scenarios } from "./scenarios";
import { useBench } from "./testing/useBench";

const bench = useBench();
const base = inject("base");

it.for(scenarios)("takes no longer than in the commit before to $name", async (scenario, test) => {
  if ("missing" in base) return test.skip(base.missing);
  const commit = base.commit.slice(0, 8);
  try {
    const ratios = await ratiosOf(scenario, await bench(base.dist), await bench());
    expect(overBudget(ratios), `compared with ${commit}`).toEqual([]);
  } catch (error) {
    if (!(error instanceof NotComparable)) throw error;
    process.stderr.write(`Budgets: no times of "${scenario.name}": ${commit}: ${error.message}\n`);
    test.skip(error.message);
  }
});
