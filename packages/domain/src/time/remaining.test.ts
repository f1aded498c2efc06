import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatRemaining, untilNextChange } from "./remaining";
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
