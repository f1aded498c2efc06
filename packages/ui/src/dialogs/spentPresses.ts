import { hasPage } from "@yy/page/hasPage";
import { onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { hasModifier } from "../clicks";

/** What tells a press of its own from the second half of a double click. */
export interface Press {
  /** In ms, as `Event.timeStamp`. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** How many presses in a row the browser counts with this one; 0 where it does not say. */
  readonly count: number;
}

/**
 * The longest pause in a double click, in ms; systems have 500 unless their users ask for something
 * else.
 */
const pause = 500;
/** How far apart its halves may be, in px: a hand trembles, and a finger more so. */
const reach = 24;

/**
 * Whether the press belongs to the double click (or triple click) that began with `first`. The
 * browser counts with the pause of the system, but begins anew where the element under the pointer
 * is another one, and counts no touches.
 */
export function isSameDoubleClick(first: Press, press: Press): boolean {
  if (press.count > 1) return true;
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) <= reach;
  return isNear && press.time - first.time <= pause;
}

/**
 * Presses that have opened or closed something are spent: the rest of the same double click counts
 * for nothing, whatever lies under the pointer by then. Pure: told of presses and changes, it says
 * which presses count.
 */
export class SpentPresses {
  #last: Press | undefined;
  #first: Press | undefined;
  #isSpent = false;

  /**
   * A press begins, or says more of itself: `pointerdown`, which has no count, comes before
   * `mousedown`.
   */
  began(press: Press): void {
    const first = this.#first;
    this.#isSpent = first !== undefined && isSameDoubleClick(first, press);
    if (!this.#isSpent && press.count > 0) this.#first = undefined;
    this.#last = press;
  }

  /** The press goes on, or ends. */
  went(press: Press): void {
    if (!this.#isSpent) this.#last = press;
  }

  /** The last press has changed what lies under the pointer. */
  spend(): void {
    this.#first = this.#last;
  }

  /** Something else than a press has changed it meanwhile: the next press is a new one. */
  forget(): void {
    this.#first = undefined;
  }

  /** Another page is shown: what opens on it has nothing to do with a press on the page before. */
  startAnew(): void {
    this.#first = undefined;
    this.#last = undefined;
  }

  /** Whether the press that goes on counts for nothing. */
  get isSpent(): boolean {
    return this.#isSpent;
  }
}

const begins = ["pointerdown", "mousedown"];
const goesOn = ["pointerup", "mouseup", "click", "dblclick"];

function listen(): SpentPresses {
  const presses = new SpentPresses();
  const heard = (event: MouseEvent) => {
    const { type, detail, clientX: x, clientY: y, timeStamp: time } = event;
    // A click without a count is a key's, or a script's; with a modifier key a press means
    // something else.
    if (!event.isTrusted || event.button !== 0 || hasModifier(event)) return;
    if (type === "click" && detail === 0) return;
    if (begins.includes(type)) presses.began({ time, x, y, count: detail });
    else presses.went({ time, x, y, count: detail });
    if (!presses.isSpent) return;
    event.stopImmediatePropagation();
    // A pointer's would keep the mouse's from coming, which have the count.
    if (!type.startsWith("pointer")) event.preventDefault();
  };
  if (hasPage)
    for (const type of [...begins, ...goesOn])
      addEventListener(type, heard as EventListener, { capture: true });
  onRendered(() => presses.startAnew());
  return presses;
}

const spentPresses = onePerPage("spentPresses", listen);

/**
 * Call when a press, or what came of it, has opened or closed something over the page (behaviour
 * 10.2).
 */
export const spendPress = (): void => spentPresses.spend();

/** Call when something else than a press has closed it. */
export const forgetPress = (): void => spentPresses.forget();
