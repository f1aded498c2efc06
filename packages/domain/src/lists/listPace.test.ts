import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atListEnd, freshPace, type ListPace, maxAutomatic, scrolledOn } from "./listPace";

type Step = "scroll" | "near, longer" | "near, no longer";

/** Whether each arrival at the end asked for a page. */
function walk(steps: readonly Step[]): boolean[] {
  let pace: ListPace = freshPace;
  return steps.flatMap((step) => {
    if (step === "scroll") {
      pace = scrolledOn(pace);
      return [];
    }
    const arrival = atListEnd(pace, step === "near, longer");
    pace = arrival.pace;
    return [arrival.asks];
  });
}

const steps = fc.array(fc.constantFrom<Step>("scroll", "near, longer", "near, no longer"));
const asksOf = (walked: readonly boolean[]) => walked.filter(Boolean).length;

describe("a list at its end", () => {
  it.each<[string, readonly Step[], number]>([
    ["fills a window", ["near, longer", "near, longer"], 2],
    ["stops in a frame as high as the list", Array(9).fill("near, longer"), 3],
    [
      "stops where a filter hides what comes, also while the visitor scrolls",
      ["near, longer", ...Array(9).fill(["scroll", "near, no longer"]).flat()],
      3,
    ],
    ["goes on with a visitor who scrolls", Array(9).fill(["scroll", "near, longer"]).flat(), 9],
    [
      "goes on once the filter shows what has come",
      [...Array(9).fill("near, no longer"), "scroll", "near, longer"],
      3,
    ],
  ])("%s", (_, taken, asks) => expect(asksOf(walk(taken))).toBe(asks));

  it("asks for at most three pages between two scrolls, whatever happens", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Step>("near, longer", "near, no longer")), (taken) => {
        expect(asksOf(walk(taken))).toBeLessThanOrEqual(maxAutomatic);
      }),
    );
  });

  it("asks for less than three pages in a row that make it no longer, whatever happens", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        const arrivals = taken.filter((step) => step !== "scroll");
        let row = 0;
        for (const [index, asks] of walk(taken).entries()) {
          row = arrivals[index] === "near, longer" ? 0 : row + 1;
          if (asks) expect(row).toBeLessThan(maxAutomatic);
        }
      }),
    );
  });

  it("always asks a visitor's next page who scrolls down a list that grows", () => {
    fc.assert(
      fc.property(steps, (taken) => {
        expect(walk([...taken, "scroll", "near, longer"]).at(-1)).toBe(true);
      }),
    );
  });
});
