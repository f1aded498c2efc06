import { hasPage } from "@yy/page/hasPage";
import { onRendered } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { hasModifier } from "../clicks";

/** The properties of a press that show whether it is the second half of a double click. */
export interface Press {
  /** In ms, as `Event.timeStamp`. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  /** The browser's count of consecutive presses, this one included; 0 where the event has none. */
  readonly count: number;
}

/** The longest pause within a double click; 500 ms is the default of operating systems. */
const maxPauseMs = 500;
/** How far apart the two presses of a double click may be: a hand is not steady. */
const maxDistancePx = 24;

/**
 * Whether the press belongs to the double click (or triple click) that began with `first`. The
 * browser's own count follows the settings of the operating system, but restarts when another
 * element is under the pointer, and does not exist for touches.
 */
export function isSameDoubleClick(first: Press, press: Press): boolean {
  if (press.count > 1) return true;
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) <= maxDistancePx;
  return isNear && press.time - first.time <= maxPauseMs;
}

/**
 * Ignores the rest of a double click whose first press has opened or closed a layer: another
 * element lies under the pointer by then. It has no listeners of its own; callers report presses
 * and changes.
 */
export class SpentPresses {
  #last: Press | undefined;
  #first: Press | undefined;
  #isSpent = false;

  /**
   * Call this when a press begins. It is called twice for a mouse: `pointerdown`, which has no
   * count, comes before `mousedown`.
   */
  began(press: Press): void {
    const first = this.#first;
    this.#isSpent = first !== undefined && isSameDoubleClick(first, press);
    if (!this.#isSpent && press.count > 0) this.#first = undefined;
    this.#last = press;
  }

  /** Call this for later events of the same press. */
  went(press: Press): void {
    if (!this.#isSpent) this.#last = press;
  }

  /** Call this when the last press has opened or closed a layer. */
  spend(): void {
    this.#first = this.#last;
  }

  /**
   * Call this when something other than a press has opened or closed a layer: the next press
   * counts.
   */
  forget(): void {
    this.#first = undefined;
  }

  /** Call this when another page is shown: a press on the page before does not count for it. */
  startAnew(): void {
    this.#first = undefined;
    this.#last = undefined;
  }

  /** Whether the current press has to be ignored. */
  get isSpent(): boolean {
    return this.#isSpent;
  }
}

const startEvents = ["pointerdown", "mousedown"];
const laterEvents = ["pointerup", "mouseup", "click", "dblclick"];

function listen(): SpentPresses {
  const presses = new SpentPresses();
  const handle = (event: MouseEvent) => {
    const { type, detail, clientX: x, clientY: y, timeStamp: time } = event;
    // A click without a count comes from a key or a script; a press with a modifier key has another
    // meaning.
    if (!event.isTrusted || event.button !== 0 || hasModifier(event)) return;
    if (type === "click" && detail === 0) return;
    if (startEvents.includes(type)) presses.began({ time, x, y, count: detail });
    else presses.went({ time, x, y, count: detail });
    if (!presses.isSpent) return;
    event.stopImmediatePropagation();
    // Cancelling a pointer event would suppress the mouse events, which have the count.
    if (!type.startsWith("pointer")) event.preventDefault();
  };
  if (hasPage)
    for (const type of [...startEvents, ...laterEvents])
      addEventListener(type, handle as EventListener, { capture: true });
  onRendered(() => presses.startAnew());
  return presses;
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    spentPresses: SpentPresses;
  }
}

const spentPresses = onePerPage("spentPresses", listen);

/**
 * Call this when a press has opened or closed a layer over the page, directly or in consequence
 * (behaviour 10.2).
 */
export const spendPress = (): void => spentPresses.spend();

/** Call this when something other than a press has closed a layer. */
export const forgetPress = (): void => spentPresses.forget();
