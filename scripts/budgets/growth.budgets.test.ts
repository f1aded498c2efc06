import { expect, it } from "vitest";
import { measureItems, mountMasks, refuseMasks } from "../bench/parts/growth";
import { median } from "../bench/report/figures";
import { useBench } from "./testing/useBench";

const bench = useBench();

/**
 * Four times the fields may take so many times as long: linear, with room for what a machine does
 * meanwhile.
 */
const mostGrowth = 5;

/**
 * The script of a key does not depend on the number of items; the rest is what chance adds to a
 * millisecond.
 */
const mostOfTheSame = 2;

const flavours = ["react", "lite"] as const;

it.each(flavours)(
  "mounts a form of masks in a time that is linear in its fields, %s",
  async (flavour) => {
    // Mounts go on in later tasks, between frames that the machine deals out: one alone differs by
    // a half.
    const few: number[] = [];
    const many: number[] = [];
    for (let pair = 0; pair < 3; pair += 1) {
      few.push(...(await mountMasks(await bench(), flavour, 200)));
      many.push(...(await mountMasks(await bench(), flavour, 800)));
    }
    expect(median(many) / median(few), `200 in ${few} ms, 800 in ${many} ms`).toBeLessThanOrEqual(
      mostGrowth,
    );
  },
);

// On one flavour: no renderer has a part in these.
it("refuses a form of masks in a time that is linear in its fields", async () => {
  const few = Math.min(...(await refuseMasks(await bench(), "react", 200)));
  const many = Math.min(...(await refuseMasks(await bench(), "react", 800)));
  expect(many / few, `${few} ms for 200, ${many} ms for 800`).toBeLessThanOrEqual(mostGrowth);
});

it("reads prices in a time that is linear in their number, and answers a key in the same, also one that locks them", async () => {
  const few = await measureItems(await bench(), "react", 500);
  const many = await measureItems(await bench(), "react", 2000);
  for (const [figure, most] of [
    ["mount", mostGrowth],
    ["keyScript", mostOfTheSame],
    ["lockScript", mostOfTheSame],
  ] as const) {
    const [before, after] = [median(few[figure]), median(many[figure])];
    const what = `${figure}: ${before} ms of 500, ${after} ms of 2,000`;
    expect(after / before, what).toBeLessThanOrEqual(most);
  }
});
