import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  announcementBetween,
  announcements,
  clockOffset,
  formatRemaining,
  untilNextChange,
} from "./countdown";
import { DAY, HOUR, MINUTE, SECOND } from "./units";

const texts = {
  daysText: "{count} dias",
  daysOneText: "1 dia",
  hoursText: "{count} horas",
  hoursOneText: "1 hora",
};

describe("formatRemaining", () => {
  it.each([
    [40 * DAY, "40 dias"],
    [3 * DAY - 1, "2 dias"],
    [2 * DAY, "2 dias"],
    [2 * DAY - 1, "1 dia"],
    [DAY, "1 dia"],
    [DAY - 1, "23 horas"],
    [2 * HOUR, "2 horas"],
    [2 * HOUR - 1, "1 hora"],
    [HOUR, "1 hora"],
    [HOUR - 1, "59:59"],
    [10 * MINUTE, "10:00"],
    [90 * SECOND + 999, "01:30"],
    [SECOND, "00:01"],
    [999, "00:00"],
    [0, "00:00"],
    [-5 * DAY, "00:00"],
  ])("shows %d ms as %s", (ms, text) => {
    expect(formatRemaining(ms, texts)).toBe(text);
  });
});

describe("untilNextChange", () => {
  it("is undefined once it is over", () => {
    expect(untilNextChange(0)).toBeUndefined();
    expect(untilNextChange(-1)).toBeUndefined();
  });

  it("wakes at the end, when the text is 00:00 already", () => {
    expect(untilNextChange(400)).toBe(400);
  });

  it("is at most a day, also when the end is 40 days ahead", () => {
    expect(untilNextChange(40 * DAY)).toBe(1);
    expect(untilNextChange(41 * DAY - 1)).toBe(DAY);
  });

  it("is the first moment at which the text is another, or the end", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 * DAY }), (ms) => {
        const delay = untilNextChange(ms) ?? Number.NaN;
        const text = formatRemaining(ms, texts);
        expect(formatRemaining(ms - delay + 1, texts)).toBe(text);
        if (delay < ms) expect(formatRemaining(ms - delay, texts)).not.toBe(text);
        else expect(ms - delay).toBe(0);
      }),
    );
  });
});

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

describe("clockOffset", () => {
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
});
