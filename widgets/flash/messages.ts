import { createStore } from "zustand/vanilla";

/** What a message is about; `error` interrupts a screen reader, the others wait. */
export type Kind = "notice" | "success" | "alert" | "error";

const kinds: readonly string[] = ["notice", "success", "alert", "error"];

/** The kind of that name; a notice for any other word. */
export function kindOf(name: string | undefined): Kind {
  return kinds.includes(name ?? "") ? (name as Kind) : "notice";
}

export interface Message {
  /** Different for every message shown, so that one said twice is announced twice. */
  readonly id: number;
  /** The page's element that says it. */
  readonly child: HTMLElement;
  readonly kind: Kind;
  readonly text: string;
  /** Whether to animate its arrival: not for a server's child, which was visible already. */
  readonly arriving: boolean;
  /** Its leaving animation is running. */
  readonly leaving: boolean;
}

/** Why messages do not close by themselves for now. */
export type Hold = "hovered" | "focused" | "hidden" | "covered" | "undrawn";

/** How long a message takes to leave, in ms. */
export const animation = 250;

/**
 * The messages shown. Each closes after its duration; while there is a hold all stay, and have
 * their full duration again after it (README, Time).
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
   * @param isUsed whether the page's children have messages that were shown before
   * @param gone called with the child of each message that has been closed, or has had its time
   */
  constructor(isUsed: boolean, gone: (child: HTMLElement) => void) {
    this.#isUsed = isUsed;
    this.#gone = gone;
  }

  readonly list = this.#list.getState;
  readonly subscribe = this.#list.subscribe;

  /** Whether any message has been shown; until then the server's children are shown as they are. */
  get used(): boolean {
    return this.#isUsed;
  }

  /** The app around the page has shown one. */
  readonly shownInApp = (): void => {
    this.#isUsed = true;
    this.#change([...this.list()]);
  };

  /**
   * Shows what the child says; where it is on the screen already and now says something else, in
   * that place.
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

  /** Starts its leaving animation, and removes it after the time of that, whether it ran or not. */
  readonly close = (id: number): void => {
    clearTimeout(this.#timers.get(id));
    this.#change(
      this.list().map((message) => (message.id === id ? { ...message, leaving: true } : message)),
    );
    this.#timers.set(
      id,
      setTimeout(() => this.#remove(id), animation),
    );
  };

  /** Removes all at once, without an animation; they may stay in the page as its own. */
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
    // In place of the old one: an array that is merged becomes an object.
    this.#list.setState(list, true);
    // A message that is removed under the pointer, or with the focus, fires no leave event.
    if (list.length === 0)
      for (const reason of ["hovered", "focused"] as const) this.hold(reason, false);
  }
}
