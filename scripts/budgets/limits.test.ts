import { expect, it } from "vitest";
import type { FlavourCounts } from "./ledger";
import { limits, type Measured } from "./limits";

const large: FlavourCounts = {
  bytes: { "yy.js": 1e6, "chunks/core.js": 1e6 },
  pages: {
    "without widgets": { files: 3, trips: 1, shift: 0, bytes: 9 },
    home: { files: 9, trips: 4, shift: 0.001, bytes: 9 },
  },
};
const growing = { objects: 1, nodes: 1, listeners: 1 };
const over: Measured = {
  counts: { react: large, lite: large },
  ownCode: [2001, 2001, 6001],
  visits: { react: growing, lite: growing },
  mountByStimulus: 1.01,
};

it.each(limits)("sees what is over: $what", ({ most, in: figureIn }) => {
  expect(figureIn(over)).toBeGreaterThan(most);
});

it("does not hold what was not measured", () => {
  const nothing = { bytes: {}, pages: {} };
  const [first] = limits;
  const figure = first?.in({ ...over, counts: { react: nothing, lite: nothing } });
  expect(figure).toBeNaN();
});
