import { createStore } from "zustand/vanilla";

/** The kind of a message; an `error` interrupts screen readers, the others wait. */
export type Kind = "notice" | "success" | "alert" | "error";

const kinds: readonly string[] = ["notice", "success", "alert", "error"];

/** Returns the kind with this name; `notice` for any other word. */
export function kindOf(name: string | undefined): Kind {
  return kinds.includes(name ?? "") ? (name as Kind) : "notice";
}

export interface Message {
  /** Is different for every message shown, so that a repeated text is announced again. */
  readonly id: number;
  /** The page's element that contains the message. */
  readonly child: HTMLElement;
  readonly kind: Kind;
  readonly text: string;
  /** Whether to animate its arrival; false for a child of the server, which was visible already. */
  readonly arriving: boolean;
  /** Whether its leaving animation is running. */
  readonly leaving: boolean;
}

/** Why messages stay open for now. */
export type Hold = "hovered" | "focused" | "hidden" | "covered" | "undrawn";

/** How long a message takes to leave. */
export const leavingMs = 250;

/**
 * The messages that are shown. Each closes after its duration. While there is a hold all stay, and
 * after it they get their full duration again (README, Time).
 */
export class Messages {
  readonly #list = createStore<readonly Message[]>(() => []);
  #lastId = 0;
  #isUsed: boolean;
  #duration = 0;
  readonly #holds = new Set<Hold>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #gone: (child: HTMLElement) => void;

  /**
   * @param isUsed whether messages of the page's children were shown before
   * @param gone called with the child of each message that was closed, or whose time is over
   */
  constructor(isUsed: boolean, gone: (child: HTMLElement) => void) {
    this.#isUsed = isUsed;
    this.#gone = gone;
  }

  readonly list = this.#list.getState;
  readonly subscribe = this.#list.subscribe;

  /** Whether a message has been shown; until then the server's children are shown as they are. */
  get used(): boolean {
    return this.#isUsed;
  }

  /** Call when the native app around the page has shown a message. */
  readonly shownInApp = (): void => {
    this.#isUsed = true;
    this.#change([...this.list()]);
  };

  /**
   * Shows the child's message. If one of this child is on the screen already, its text changes in
   * place.
   */
  show(child: HTMLElement, kind: Kind, text: string, arriving = true): void {
    this.#isUsed = true;
    const shown = this.list().find((message) => message.child === child && !message.leaving);
    if (shown) {
      const changed = { ...shown, kind, text };
      this.#change(this.list().map((message) => (message === shown ? changed : message)));
    } else {
      this.#lastId += 1;
      const id = this.#lastId;
      this.#change([...this.list(), { id, child, kind, text, arriving, leaving: false }]);
    }
    this.#startTime(shown?.id ?? this.#lastId);
  }

  /**
   * Starts the leaving animation, and removes the message after the animation's time, whether it
   * ran or not.
   */
  readonly close = (id: number): void => {
    clearTimeout(this.#timers.get(id));
    this.#change(
      this.list().map((message) => (message.id === id ? { ...message, leaving: true } : message)),
    );
    this.#timers.set(
      id,
      setTimeout(() => this.#remove(id), leavingMs),
    );
  };

  /** Removes all messages without an animation; their children may stay in the page. */
  clear(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    this.#change([]);
  }

  hold(reason: Hold, on: boolean): void {
    if (this.#holds.has(reason) === on) return;
    if (on) this.#holds.add(reason);
    else this.#holds.delete(reason);
    this.#startTimes();
  }

  /** @param duration in ms; 0 keeps messages until they are closed */
  setDuration(duration: number): void {
    if (this.#duration === duration) return;
    this.#duration = duration;
    this.#startTimes();
  }

  #startTimes(): void {
    for (const { id, leaving } of this.list()) if (!leaving) this.#startTime(id);
  }

  #startTime(id: number): void {
    clearTimeout(this.#timers.get(id));
    if (this.#holds.size > 0 || this.#duration === 0) return;
    this.#timers.set(
      id,
      setTimeout(() => this.close(id), this.#duration),
    );
  }

  #remove(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    const removed = this.list().find((message) => message.id === id);
    this.#change(this.list().filter((message) => message !== removed));
    if (removed) this.#gone(removed.child);
  }

  #change(list: readonly Message[]): void {
    // `true` replaces the old list: zustand would merge an array into an object.
    this.#list.setState(list, true);
    // No leave event fires for a message that is removed under the pointer or with the focus.
    if (list.length === 0)
      for (const reason of ["hovered", "focused"] as const) this.hold(reason, false);
  }
}
