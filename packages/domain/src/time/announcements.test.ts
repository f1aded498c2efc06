import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { announcementBetween, announcements } from "./announcements";
import { DAY, HOUR, MINUTE, SECOND } from "./units";

describe("announcementBetween", () => {
  it.each([
    [DAY + 1, DAY, "dayLeftText"],
    [HOUR + SECOND, HOUR - 1, "hourLeftText"],
    [10 * MINUTE + 1, 10 * MINUTE - 1, "minutesLeftText"],
    [MINUTE + 1, MINUTE, "minuteLeftText"],
    [1, 0, "endedText"],
    [1, -DAY, "endedText"],
  ])("from %d to %d ms says %s", (before, after, text) => {
    expect(announcementBetween(before, after)?.text).toBe(text);
  });

  it("says nothing between the moments", () => {
    expect(announcementBetween(2 * HOUR, HOUR + 1)).toBeUndefined();
    expect(announcementBetween(-1, -2)).toBeUndefined();
  });

  it("says only the last of several moments slept through", () => {
    expect(announcementBetween(2 * DAY, 5 * MINUTE)?.at).toBe(10 * MINUTE);
  });

  it("says each moment once, however the time is cut up", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 5 * SECOND }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.constantFrom(...announcements), steps, (announcement, cuts) => {
        let left = announcement.at + 10 * SECOND;
        let said = 0;
        for (const step of [...cuts, 10 * SECOND]) {
          if (announcementBetween(left, left - step)?.at === announcement.at) said += 1;
          left -= step;
        }
        expect(said).toBe(1);
      }),
    );
  });
});
