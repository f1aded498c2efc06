import { clickTime, watchClick } from "./click";
import { quiet } from "./frames";
import { keystrokeTimes, watchKeystroke } from "./keystroke";
import { mount, ready, remove } from "./mount";
import { openingTime, watchOpening } from "./opening";

/** What a measured page has as `window.bench`. */
export const bench = {
  ready,
  mount,
  remove,
  watchClick,
  clickTime,
  watchOpening,
  openingTime,
  watchKeystroke,
  keystrokeTimes,
  quiet,
};

declare global {
  interface Window {
    readonly bench: typeof bench;
  }
}

Object.assign(window, { bench });
