import "@fontsource/noto-sans/latin-400.css";
import "@fontsource/noto-sans/latin-600.css";
import "@fontsource/noto-sans/latin-700.css";
import "./page.css";

/** This module runs once per page, unlike a setup file, which Vitest runs for each test file. */

/**
 * Timers of at least this duration change the page without the visitor: they hide messages, advance
 * slides and poll. They do not run, because a slow machine would take the picture after them.
 */
const minBlockedMs = 2000;

/** The longest possible timer. */
const maxTimerMs = 2 ** 31 - 1;

for (const name of ["setTimeout", "setInterval"] as const) {
  const native = window[name] as (...parameters: unknown[]) => number;
  const start = (callback: unknown, delay?: number, ...values: unknown[]) =>
    native(callback, Number(delay) >= minBlockedMs ? maxTimerMs : delay, ...values);
  Object.assign(window, { [name]: start });
}

const pending = new Map<object, string>();
const nativeFetch = window.fetch;

window.fetch = async (input, init) => {
  const request = new Request(input, init);
  pending.set(request, new URL(request.url).pathname);
  try {
    return await nativeFetch(request);
  } finally {
    pending.delete(request);
  }
};

/** Paths of pending requests. */
export const pendingPaths = () => [...pending.values()];

// Fonts are loaded before the first story, because text is invisible until its font is loaded.
await Promise.all([...document.fonts].map((font) => font.load()));
document.body.classList.add("sb-show-main");

let files = 0;

/** Counts the story files that have been set up on this page. */
export const countFile = () => (files += 1);
