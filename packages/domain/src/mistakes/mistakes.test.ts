import { expect, it } from "vitest";
import known from "./codes.json";
import { mistakeKinds, mistakes } from "./mistakes.pt";

it("gives each code once, all of a kind in one hundred", () => {
  const codes = mistakeKinds.flatMap((kind) => kind.mistakes.map(({ code }) => code));
  expect(codes).toEqual([...new Set(codes)].sort());
  const hundreds = mistakeKinds.map((kind) => new Set(kind.mistakes.map(({ code }) => code[3])));
  expect(hundreds.map(({ size }) => size)).toEqual(mistakeKinds.map(() => 1));
});

it("never gives a code to another mistake than it was first given to", () => {
  // A code that is told no more keeps its line there, and its number is not given again.
  const titles = Object.fromEntries([...mistakes.values()].map(({ code, title }) => [code, title]));
  expect(known).toMatchObject(titles);
});

it("explains no two mistakes alike", () => {
  for (const field of ["title", "means", "why"] as const) {
    const texts = [...mistakes.values()].map((mistake) => mistake[field]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
