import "@fontsource/noto-sans/latin-400.css";
import "@fontsource/noto-sans/latin-600.css";
import "@fontsource/noto-sans/latin-700.css";
import "./page.css";

/** Imported once a page, unlike a setup file, which Vitest runs for each file of tests. */

/**
 * Timers at least this long change what is seen while nobody acts: a message goes, a slide moves, a
 * badge asks again.
 */
const longWait = 2000;

/** As long as a timer can be. */
const never = 2 ** 31 - 1;

// A slow machine would take the picture after such a timer, a quick one before it.
for (const name of ["setTimeout", "setInterval"] as const) {
  const plain = window[name] as (...parameters: unknown[]) => number;
  const start = (callback: unknown, delay?: number, ...values: unknown[]) =>
    plain(callback, Number(delay) >= longWait ? never : delay, ...values);
  Object.assign(window, { [name]: start });
}

const pending = new Map<object, string>();
const plainFetch = window.fetch;

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  pending.set(request, new URL(request.url).pathname);
  try {
    return await plainFetch(request);
  } finally {
    pending.delete(request);
  }
};

/** Paths of requests that have no answer yet. */
export const pendingPaths = () => [...pending.values()];

// Before the first story: a text whose font is on its way is invisible.
await Promise.all([...document.fonts].map((font) => font.load()));
document.body.classList.add("sb-show-main");

let files = 0;

/** How many files of stories have been set up on this page. */
export const countFile = () => (files += 1);
