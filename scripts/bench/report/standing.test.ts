import { expect, it } from "vitest";
import type { Row } from "./findings";
import { goalWords, standingOf, standingSentence } from "./standing";

const jquery: Row = {
  name: "jQuery",
  figures: {
    "cold scripts": [82_000],
    "cold FCP": [900, 1000, 1100],
    "cold TBT": [100, 110, 120],
    "cold seguir": [80, 90, 100],
    "cold heap": [4e6, 4e6],
  },
};
const ours: Row = {
  name: "ours, lite, on touch",
  comparedTo: ["jQuery"],
  figures: {
    "cold scripts": [43_000],
    "cold FCP": [700, 800, 900],
    "cold TBT": [90, 100, 115],
    "cold seguir": [200, Number.POSITIVE_INFINITY, 400],
    "cold heap": [3e6, 3e6],
  },
};

it("is ahead or behind where the middle halves are apart, and level where they overlap", () => {
  expect(standingOf(ours, jquery, "cold FCP")).toBe("ahead");
  expect(standingOf(ours, jquery, "cold TBT")).toBe("level");
  expect(standingOf(ours, jquery, "cold seguir")).toBe("behind");
});

it("stands nowhere in what was not measured of both", () => {
  expect(standingOf(ours, jquery, "cold modal")).toBeUndefined();
});

it("says in one sentence a row where it is ahead and where not", () => {
  expect(standingSentence([jquery, ours])).toBe(`Beside jQuery, on a phone with an empty cache:

- ours, lite, on touch is ahead in bytes of script, first paint and heap; level in blocking; behind in the first “seguir”.`);
});

it("says how much of the goal is met, and by whom it was not measured", () => {
  expect(goalWords([jquery, ours])).toEqual({
    listingGoalReact: "not measured",
    listingGoalLite: "3 of 5; not blocking and the first “seguir”",
  });
});
