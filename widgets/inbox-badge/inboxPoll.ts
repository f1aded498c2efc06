import { fibonacciInterval } from "@yy/domain/inbox/fibonacciInterval";
import { hasPage } from "@yy/page/hasPage";
import { onLeft, onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { refreshInbox } from "@yy/session/inbox";
import { session } from "@yy/session/session";

/** A badge that takes part in the poll. */
export interface PollMember {
  /** In ms; a badge with 0 does not poll. */
  readonly interval: number;
  /** In seconds; the request has it as `time_interval`. */
  readonly timeInterval: number | undefined;
  report(error: unknown): void;
}

/**
 * Requests the inbox counters repeatedly while a user is signed in: one poll for all badges of the
 * page, at the shortest of their intervals. While the tab is inactive the waits are that interval
 * times 1, 1, 2, 3, 5 … (README, One poll for the page).
 */
class InboxPoll {
  readonly #members = new Set<PollMember>();
  #userId: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the current wait began, in ms since the epoch. */
  #waitingSince = 0;
  /** How many polls there were since the tab became inactive, failed ones included. */
  #step = 0;
  #isInactive = false;
  /** Whether the page is being left, perhaps into the back/forward cache. */
  #isLeft = false;
  #request: AbortController | undefined;
  /** Whether a poll was due before the last one had its response. It follows that response. */
  #isOverdue = false;

  constructor() {
    if (!hasPage) return;
    this.#isInactive = document.hidden;
    session.subscribe(() => this.#followUser());
    document.addEventListener("visibilitychange", () => this.#visibilityChanged());
    onLeft(() => this.#leave());
    onRestored(() => this.#comeBack());
  }

  /** Adds a badge. Returns a cleanup function. */
  join(member: PollMember): () => void {
    this.#members.add(member);
    session.ensureUser(member.report).catch(() => undefined); // reported by the session
    this.#followUser();
    if (this.#isUnanswered) this.#poll();
    else this.#wait();
    return () => {
      this.#members.delete(member);
      if (this.#members.size === 0) this.#stop();
      else this.#wait();
    };
  }

  /** Whether the badge is the first on the page; that one makes the announcements for all. */
  isFirst(member: PollMember): boolean {
    const [first] = this.#members;
    return first === member;
  }

  /** Polls at once for a user who has signed in, and stops when the visitor signs out. */
  #followUser(): void {
    const { user, inbox } = session.getState();
    if (this.#members.size === 0 || user?.id === this.#userId) return;
    this.#userId = user?.id;
    this.#stop();
    if (!user) return;
    if (inbox) this.#restart();
    else this.#poll();
  }

  #visibilityChanged(): void {
    if (this.#isLeft || document.hidden === this.#isInactive) return;
    this.#isInactive = document.hidden;
    this.#step = 0;
    if (this.#isInactive || !this.#interval) this.#restart();
    else this.#poll();
  }

  #leave(): void {
    this.#isLeft = true;
    this.#stop();
  }

  /**
   * Runs when the page returns from the back/forward cache. Requests the counters even if no badge
   * polls, because they are old.
   */
  #comeBack(): void {
    this.#isLeft = false;
    this.#isInactive = document.hidden;
    this.#step = 0;
    if (this.#members.size > 0 && this.#userId !== undefined) this.#poll();
  }

  /**
   * Whether a user's counters are neither known nor being requested, because the badge that
   * requested them was removed or the request failed.
   */
  get #isUnanswered(): boolean {
    return this.#userId !== undefined && !session.getState().inbox && !this.#request;
  }

  /** The shortest interval of all badges that poll; 0 when none does. */
  get #interval(): number {
    const intervals = [...this.#members].map(({ interval }) => interval).filter(Boolean);
    return intervals.length > 0 ? Math.min(...intervals) : 0;
  }

  /** The `timeInterval` of the badge with the shortest interval, among the badges that have one. */
  get #timeInterval(): number | undefined {
    const byInterval = (a: PollMember, b: PollMember) =>
      (a.interval || Number.POSITIVE_INFINITY) - (b.interval || Number.POSITIVE_INFINITY);
    return [...this.#members]
      .filter(({ timeInterval }) => timeInterval !== undefined)
      .sort(byInterval)[0]?.timeInterval;
  }

  /** Polls now, or after the request under way, and starts the wait for the next poll. */
  #poll(): void {
    this.#restart();
    if (this.#request) this.#isOverdue = true;
    else void this.#ask();
  }

  #restart(): void {
    this.#waitingSince = Date.now();
    this.#wait();
  }

  /**
   * Waits for the rest of the current interval, which Turbo visits and added badges do not restart.
   */
  #wait(): void {
    clearTimeout(this.#timer);
    const interval = this.#isInactive
      ? fibonacciInterval(this.#step, this.#interval)
      : this.#interval;
    if (interval === 0 || this.#userId === undefined || this.#isLeft) return;
    const left = this.#waitingSince + interval - Date.now();
    this.#timer = setTimeout(
      () => {
        this.#step += 1;
        this.#poll();
      },
      // Never longer than the interval, even if the clock was set back meanwhile.
      Math.min(Math.max(0, left), interval),
    );
  }

  async #ask(): Promise<void> {
    const request = new AbortController();
    const { signal } = request;
    const userId = this.#userId;
    this.#request = request;
    try {
      await refreshInbox({ timeInterval: this.#timeInterval, signal });
    } catch (error) {
      const [first] = this.#members;
      // After a 401 the visitor may be signed out; then there is nothing to report.
      const now = await session.ensureUser(console.error).catch(() => undefined);
      if (!signal.aborted && now?.user?.id === userId) first?.report(error);
    }
    if (signal.aborted) return;
    this.#request = undefined;
    if (this.#isOverdue) {
      this.#isOverdue = false;
      void this.#ask();
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#request?.abort();
    this.#request = undefined;
    this.#isOverdue = false;
  }
}

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    inboxPoll: InboxPoll;
  }
}

export const inboxPoll = onePerPage("inboxPoll", () => new InboxPoll());
