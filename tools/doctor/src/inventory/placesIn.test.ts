import fc from "fast-check";
import { expect, it } from "vitest";
import { placesIn } from "./placesIn";

it("counts lines, and columns in characters", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "é", "😀", "\n", "\r", "\r\n") });
  fc.assert(
    fc.property(text, fc.array(fc.nat(40)), (source, offsets) => {
      const placeOf = placesIn(source);
      for (const wanted of offsets) {
        const before = [...source].slice(0, wanted).join("");
        // A line break of two characters has no place in its middle.
        if (before.endsWith("\r") && source[before.length] === "\n") continue;
        const lines = before.split(/\r\n|\r|\n/);
        const column = [...(lines.at(-1) ?? "")].length + 1;
        expect(placeOf(before.length)).toEqual({ line: lines.length, column });
      }
    }),
  );
});
