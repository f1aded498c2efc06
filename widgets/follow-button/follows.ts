import { isRefusedByAction } from "@yy/http/csrfFailure";
import { onRestored } from "@yy/page/moments";
import { onePerPage } from "@yy/page/onePerPage";
import { onReturn, rememberChange } from "@yy/session/onReturn";
import { onOtherVisitor, rememberSender } from "@yy/session/otherVisitor";
import type { FollowOrigin } from "./schema";

/** What a follow calls on each button of its user. */
export interface FollowCallbacks {
  showFollowing(following: boolean, origin: FollowOrigin): void;
  showPending(pending: boolean): void;
  failed(error: unknown): void;
  /** Asks the server for the initial state, if the button knows where. */
  askState(): void;
  /** Shows what the server's markup says, and asks for the state, because somebody else may be there. */
  startAnew(origin: FollowOrigin): void;
}

/** Sends a follow (true) or an unfollow (false). Resolves to false when nothing was sent, for want of a signed-in user. */
export type SendFollow = (following: boolean) => Promise<boolean>;

interface Intention {
  readonly following: boolean;
  readonly by: FollowCallbacks;
  readonly send: SendFollow;
}

/**
 * Whether the visitor follows one user: shared by all buttons of that user on the page, so that a click on any shows on
 * every one, and requests go out one after the other (README, Following).
 */
export class Follow {
  readonly userId: string;
  readonly #joined: () => void;
  /** Mostly one, for which a set is large. */
  #buttons: readonly FollowCallbacks[] = [];
  #known: boolean | undefined;
  #chosen = false;
  #intention: Intention | undefined;
  #request: Intention | undefined;
  /** Has the buttons since somebody else may be there. */
  #successor: Follow | undefined;

  /** @param joined called when a button has joined */
  constructor(userId: string, joined: () => void = () => {}) {
    this.userId = userId;
    this.#joined = joined;
  }

  /** Whether a button of the page shows it. */
  get isShown(): boolean {
    return this.#buttons.length > 0;
  }

  /** Whether the visitor follows the user; undefined until it is known. */
  get known(): boolean | undefined {
    return this.#known;
  }

  get pending(): boolean {
    return this.#request !== undefined;
  }

  /** Adds a button of the user. */
  join(button: FollowCallbacks): void {
    this.#buttons = [...this.#buttons, button];
    this.#joined();
  }

  leave(button: FollowCallbacks): void {
    this.#buttons = this.#buttons.filter((other) => other !== button);
  }

  /** Hands the buttons over, because somebody else may be there. A request under way goes on. */
  replaceBy(successor: Follow): void {
    const buttons = this.#buttons;
    this.#buttons = [];
    this.#successor = successor;
    for (const button of buttons) {
      successor.join(button);
      button.showPending(false);
      button.startAnew(button === this.#request?.by ? "revert" : "sync");
    }
  }

  /** Call with the initial state when it arrives; a choice of the visitor before that wins. */
  setInitial(following: boolean): void {
    if (this.#chosen) return;
    this.#known = following;
    for (const button of this.#buttons) button.showFollowing(following, "initial");
  }

  /** Call when the server's markup has changed. */
  syncFromMarkup(following: boolean): void {
    this.#known = following;
    for (const button of this.#buttons) button.showFollowing(following, "sync");
  }

  /**
   * Shows the visitor's choice at once and sends it, after the request under way if there is one. When that ends,
   * another follows only if the last intention differs from its result.
   */
  choose(intention: Intention, origin: FollowOrigin): void {
    this.#chosen = true;
    this.#show(intention.following, intention.by, origin);
    this.#intention = intention;
    if (!this.pending) void this.#sendIntentions();
  }

  /** Call when the visitor has made this choice on another page. One under way here is newer. */
  chosenElsewhere(following: boolean): void {
    if (this.#successor) this.#successor.chosenElsewhere(following);
    else if (!this.pending) this.syncFromMarkup(following);
  }

  /** Call when the page is back from the back/forward cache, maybe after a choice on another page. */
  askState(): void {
    this.#chosen &&= this.pending;
    for (const button of this.#buttons) button.askState();
  }

  /** Call when the page shows the follows of a visitor who is no longer there. */
  showNone(): void {
    this.syncFromMarkup(false);
    this.askState();
  }

  async #sendIntentions(): Promise<void> {
    let result: boolean | undefined;
    while (this.#intention && this.#intention.following !== result) {
      const request = this.#intention;
      const { following, by, send } = request;
      this.#intention = undefined;
      this.#showRequest(request);
      const isSenderThere = rememberSender();
      try {
        const sent = await send(following);
        if (!(await isSenderThere("success"))) break;
        if (sent) {
          result = following;
          rememberChange(changeOf(this.userId), following);
          this.#successor?.chosenElsewhere(following);
        } else this.#revert(!following, by);
      } catch (error) {
        if (!(await isSenderThere("failure"))) break;
        // Status 422 means that the visitor follows already; every other failure changed nothing.
        if (following && isRefusedByAction(error, 422)) result = true;
        else this.#revert(!following, by);
        by.failed(error);
      }
    }
    this.#intention = undefined;
    this.#showRequest(undefined);
  }

  /** Shows the state before a failed request, and drops the intention of a later click. */
  #revert(following: boolean, by: FollowCallbacks): void {
    this.#intention = undefined;
    this.#show(following, by, "revert");
  }

  #show(following: boolean, by: FollowCallbacks, origin: FollowOrigin): void {
    this.#known = following;
    for (const button of this.#buttons)
      button.showFollowing(following, button === by ? origin : "sync");
  }

  #showRequest(request: Intention | undefined): void {
    const { pending } = this;
    this.#request = request;
    if (pending !== this.pending)
      for (const button of this.#buttons) button.showPending(this.pending);
  }
}

/** Name of a follow among the changes of a visitor. */
const changeOf = (userId: string) => `follow ${userId}`;

/** The visitor's follows, by user. */
class Follows {
  readonly #byUser = new Map<string, Follow>();
  readonly #joined: () => void;
  /** Values of `data-state-path` that the server has answered. */
  readonly answered = new Set<string>();

  constructor(joined: () => void) {
    this.#joined = joined;
  }

  of(userId: string): Follow {
    const known = this.#byUser.get(userId);
    if (known) return known;
    const follow = new Follow(userId, this.#joined);
    this.#byUser.set(userId, follow);
    return follow;
  }

  /** Everything was the visitor's before. */
  startAnew(): void {
    const before = [...this.#byUser.values()];
    this.#byUser.clear();
    this.answered.clear();
    for (const follow of before) follow.replaceBy(this.of(follow.userId));
  }

  get areShown(): boolean {
    return [...this.#byUser.values()].some(({ isShown }) => isShown);
  }

  askStates(): void {
    this.answered.clear();
    for (const follow of this.#byUser.values()) follow.askState();
  }

  showNone(): void {
    this.answered.clear();
    for (const follow of this.#byUser.values()) follow.showNone();
  }

  /** Returns false where no button shows it. */
  chosenElsewhere(name: string, following: boolean): boolean {
    for (const [userId, follow] of this.#byUser)
      if (changeOf(userId) === name && follow.isShown) {
        follow.chosenElsewhere(following);
        return true;
      }
    return false;
  }
}

export const follows = onePerPage("followsOfVisitor", () => {
  const follows = new Follows(() => showMore());
  onOtherVisitor(() => follows.startAnew());
  const showMore = onReturn({
    isShown: () => follows.areShown,
    forget: () => follows.showNone(),
    changed: (name, following) => follows.chosenElsewhere(name, following),
  });
  onRestored(() => follows.askStates());
  return follows;
});
