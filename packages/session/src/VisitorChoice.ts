import { type ChoiceAction, choiceReducer, unknownChoice } from "@yy/domain/session/choiceReducer";
import { rememberChange } from "./onReturn";
import { rememberSender } from "./otherVisitor";

/**
 * What made a view show another value: a press on it, a press that was made before the visitor signed in, another view or
 * page, the server's first answer, or a change that is taken back.
 */
export type ChoiceOrigin = "user" | "return" | "sync" | "initial" | "revert";

/** A control on the page that shows a choice. */
export interface ChoiceView {
  /** What the server's markup says. */
  readonly authored: boolean;
  /** Whether it is in the document, and not about to be removed. */
  readonly isOnPage: boolean;
  show(value: boolean, origin: ChoiceOrigin): void;
  showPending(isPending: boolean): void;
  /** Resolves to what the server has then, or to undefined when nothing was sent. */
  send(value: boolean): Promise<boolean | undefined>;
  /** The server has accepted the value that this view has sent. */
  saved(value: boolean): void;
  /** What this view has sent is taken back; without an error, where the server keeps another value or nothing was sent. */
  turnedBack(value: boolean, error?: unknown): void;
  /** A request of this view has failed, and yet nothing is taken back. */
  failed(error: unknown): void;
  /** Asks the server for the value, if the view knows where. */
  ask(): void;
}

/** In what one kind of choice differs from another. */
export interface ChoiceRules {
  /** Name among the changes that pages of a tab tell each other. */
  readonly kind: string;
  /** Whether the error of a request says that the server had the value already. */
  hadItAlready?(error: unknown, value: boolean): boolean;
  /** Whether a failed request may have been carried out: then the opposite, where the visitor wants it by now, is sent. */
  readonly mayBeSavedAfterFailure?: boolean;
  /**
   * Writes what the server has accepted into the markup of the page; undefined puts back what the server had written.
   * Without it a choice is remembered as long as the page, and with it no longer than a view shows it.
   */
  writeMarkup?(key: string, value: boolean | undefined): void;
}

/**
 * One choice of the visitor, shared by all of its views on the page: a press on any shows on every one, and requests go out
 * one after the other.
 */
export class VisitorChoice {
  readonly #key: string;
  readonly #rules: ChoiceRules;
  readonly #onJoin: () => void;
  #choice = unknownChoice;
  /** Mostly one, for which a set is large. */
  #views: readonly ChoiceView[] = [];
  /** The view that was pressed last, while a request is under way. */
  #pressed: ChoiceView | undefined;
  /** Has the views since somebody else may be there. */
  #successor: VisitorChoice | undefined;

  /** @param onJoin called when a view has joined */
  constructor(key: string, rules: ChoiceRules, onJoin: () => void) {
    this.#key = key;
    this.#rules = rules;
    this.#onJoin = onJoin;
  }

  get name(): string {
    return `${this.#rules.kind} ${this.#key}`;
  }

  get hasViews(): boolean {
    return this.#views.length > 0;
  }

  /** What all views show; undefined while each shows what its markup says. */
  get shown(): boolean | undefined {
    return this.#choice.shown;
  }

  get isPending(): boolean {
    return this.#pressed !== undefined;
  }

  join(view: ChoiceView): void {
    // Where a visit or a stream removes all views so far, the markup of the next one is newer.
    if (this.hasViews && !this.#views.some(({ isOnPage }) => isOnPage)) this.#rest();
    this.#views = [...this.#views, view];
    view.show(this.shown ?? view.authored, "sync");
    view.showPending(this.isPending);
    this.#onJoin();
  }

  leave(view: ChoiceView): void {
    this.#views = this.#views.filter((other) => other !== view);
    if (!this.hasViews) this.#rest();
  }

  /** Shows the visitor's choice at once, and sends it now or after the request under way. */
  choose(value: boolean, by: ChoiceView, origin: "user" | "return"): void {
    this.#dispatch({ type: "chosen", value });
    this.#show(by, origin);
    const { isPending } = this;
    this.#pressed = by;
    if (!isPending) void this.#sendAll();
  }

  /** Call when the server's markup says something else than before. */
  learn(value: boolean): void {
    this.#dispatch({ type: "learnt", value });
    this.#show();
  }

  /** Call when the server has answered what it was asked by a view. */
  answered(value: boolean): void {
    this.#dispatch({ type: "answered", value });
    this.#show(undefined, "initial");
  }

  /**
   * Call when the visitor has made this choice on another page. Returns false where nothing shows it yet.
   */
  chosenElsewhere(value: boolean): boolean {
    if (this.#successor) return this.#successor.chosenElsewhere(value);
    if (!this.hasViews) return false;
    this.learn(value);
    if (!this.isPending) this.#rules.writeMarkup?.(this.#key, value);
    return true;
  }

  /** Call when the page is back from the back/forward cache, maybe after a choice on another page. */
  askAgain(): void {
    this.#dispatch({ type: "asked" });
    for (const view of this.#views) view.ask();
  }

  /** Call when the page shows the choice of a visitor who is no longer there. */
  showNone(): void {
    this.#choice = { ...this.#choice, shown: false };
    this.#show();
    this.askAgain();
  }

  /** Hands the views over, because somebody else may be there. A request under way goes on. */
  replaceBy(successor: VisitorChoice): void {
    this.#rules.writeMarkup?.(this.#key, undefined);
    const views = this.#views;
    this.#views = [];
    this.#successor = successor;
    for (const view of views) {
      view.show(view.authored, view === this.#pressed ? "revert" : "sync");
      successor.join(view);
      view.ask();
    }
  }

  async #sendAll(): Promise<void> {
    const before = this.#choice.saved;
    for (const view of this.#views) view.showPending(true);
    while (this.#choice.sent !== undefined) {
      const by = this.#pressed as ChoiceView;
      if (!(await this.#send(this.#choice.sent, by))) break;
    }
    this.#pressed = undefined;
    for (const view of this.#views) view.showPending(false);
    const { saved } = this.#choice;
    // Without a view it is remembered for the next one, whose markup may be of a snapshot from before.
    if (saved !== undefined && saved !== before) this.#rules.writeMarkup?.(this.#key, saved);
    else if (!this.hasViews) this.#rest();
  }

  /** Returns false when somebody else is there by the time of the answer. */
  async #send(value: boolean, by: ChoiceView): Promise<boolean> {
    const isSenderThere = rememberSender();
    try {
      const kept = await by.send(value);
      if (!(await isSenderThere("success"))) return false;
      if (kept === undefined) this.#turnBack(by);
      else {
        rememberChange(this.name, kept);
        this.#successor?.chosenElsewhere(kept);
        by.saved(kept);
        this.#accept(kept, by);
      }
    } catch (error) {
      if (!(await isSenderThere("failure"))) return false;
      if (this.#rules.hadItAlready?.(error, value)) {
        by.failed(error);
        this.#accept(value, by);
      } else this.#turnBack(by, error);
    }
    return true;
  }

  #accept(value: boolean, by: ChoiceView): void {
    const { shown } = this.#choice;
    this.#dispatch({ type: "accepted", value });
    if (this.shown !== shown) this.#takeBack(by);
  }

  #turnBack(by: ChoiceView, error?: unknown): void {
    const mayBeSaved = error !== undefined && this.#rules.mayBeSavedAfterFailure === true;
    this.#dispatch({ type: "failed", mayBeSaved });
    if (this.#choice.sent !== undefined) by.failed(error);
    else this.#takeBack(by, error);
  }

  #takeBack(by: ChoiceView, error?: unknown): void {
    by.turnedBack(this.shown as boolean, error);
    this.#show();
  }

  #dispatch(action: ChoiceAction): void {
    this.#choice = choiceReducer(this.#choice, action);
  }

  #show(by?: ChoiceView, origin: ChoiceOrigin = "sync"): void {
    const { shown } = this;
    if (shown === undefined) return;
    for (const view of this.#views) view.show(shown, by && view !== by ? "sync" : origin);
  }

  /** Without a view or a request, the markup of the next page is newer. */
  #rest(): void {
    if (this.#rules.writeMarkup && !this.isPending) this.#choice = unknownChoice;
  }
}
