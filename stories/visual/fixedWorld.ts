/** Imported first, so that clock, chance and long waits are the same whenever a picture is taken. */

/** After every date of the fixtures that should have passed. */
const noon = Date.parse("2026-11-25T12:00:00-03:00");

/** Timers at least this long change what is seen while nobody acts: a message goes, a slide moves, a badge asks again. */
const longWait = 2000;

/** As long as a timer can be. */
const never = 2 ** 31 - 1;

const PlainDate = Date;

window.Date = class extends PlainDate {
  static override now(): number {
    return noon;
  }

  constructor(...parts: [] | [string | number | Date]) {
    if (parts.length === 0) super(noon);
    else super(...parts);
  }
} as DateConstructor;

let seed = 1;

/** Mulberry32. */
Math.random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

// A slow machine would take the picture after such a timer, a quick one before it.
for (const name of ["setTimeout", "setInterval"] as const) {
  const plain = window[name] as (...parameters: unknown[]) => number;
  const start = (callback: unknown, delay?: number, ...values: unknown[]) =>
    plain(callback, Number(delay) >= longWait ? never : delay, ...values);
  Object.assign(window, { [name]: start });
}
