import fc from "fast-check";
import { expect, it } from "vitest";
import { clockOffset } from "./clockOffset";

const instant = fc.integer({ min: 0, max: 4e12 });
const delay = fc.integer({ min: 0, max: 1e6 });

it("leaves a right clock alone, however late the script is and however long the page was kept", () => {
  fc.assert(
    fc.property(instant, delay, delay, (askedAt, writing, late) => {
      const serverNow = askedAt + writing;
      const now = serverNow + late;
      expect(clockOffset({ serverNow, now, askedAt })).toBe(0);
      expect(clockOffset({ serverNow, now, askedAt: undefined })).toBe(0);
    }),
  );
});

it("corrects a clock that is wrong by more than the page took, to within that, and never the wrong way", () => {
  const wrong = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(instant, delay, delay, wrong, (askedAt, writing, late, ahead) => {
      const serverNow = askedAt + writing + ahead;
      const offset = clockOffset({ serverNow, now: askedAt + writing + late, askedAt });
      expect(Math.abs(ahead - offset)).toBeLessThanOrEqual(Math.max(writing, late));
      expect(Math.sign(offset) * Math.sign(ahead)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it("of a page that was kept corrects a slow clock alone", () => {
  expect(clockOffset({ serverNow: 9_000, now: 4_000, askedAt: undefined })).toBe(5_000);
  expect(clockOffset({ serverNow: 4_000, now: 9_000, askedAt: undefined })).toBe(0);
});
