import { type ChoiceAction, choiceReducer, unknownChoice } from "@yy/domain/session/choiceReducer";
import { afterPaint } from "@yy/page/afterPaint";
import { rememberChange } from "../onReturn";
import { rememberSender } from "../otherVisitor";
import type { ChoiceControl, ChoiceOrigin } from "./ChoiceControl";

/** The differences between one kind of choice and another. */
export interface ChoiceRules {
  /** Name among the changes that pages of a tab tell each other. */
  readonly kind: string;
  /** Whether the error of a request says that the server had the value already. */
  hadItAlready?(error: unknown, value: boolean): boolean;
  /**
   * Whether a failed request may have been carried out: then the opposite is sent, if the visitor
   * wants that by now.
   */
  readonly mayBeSavedAfterFailure?: boolean;
  /**
   * Writes what the server has accepted into the markup of the page; undefined puts back what the
   * server had written. Without it a choice is remembered as long as the page, and with it no
   * longer than a control shows it.
   */
  writeMarkup?(key: string, value: boolean | undefined): void;
}

/** A request whose answer has not been handled yet. */
interface SentChoice {
  readonly value: boolean;
  /** The control that was pressed. */
  readonly by: ChoiceControl;
  readonly answer: Promise<boolean | undefined>;
  readonly isSenderThere: ReturnType<typeof rememberSender>;
}

/**
 * One choice of the visitor, shared by all of its controls on the page: a press on any shows on
 * every one, and requests go out one after the other, unless the page is left.
 */
export class VisitorChoice {
  readonly #key: string;
  readonly #rules: ChoiceRules;
  readonly #onJoin: () => void;
  #choice = unknownChoice;
  /** No set, because there is mostly one. */
  #controls: readonly ChoiceControl[] = [];
  /** The control that was pressed last, while a request is under way. */
  #pressed: ChoiceControl | undefined;
  /** Requests in the order in which they were sent; several once the page was left. */
  #sent: SentChoice[] = [];
  /** Has taken over the controls because another user may be signed in. */
  #successor: VisitorChoice | undefined;

  /** @param onJoin called when a control has joined */
  constructor(key: string, rules: ChoiceRules, onJoin: () => void) {
    this.#key = key;
    this.#rules = rules;
    this.#onJoin = onJoin;
  }

  get name(): string {
    return `${this.#rules.kind} ${this.#key}`;
  }

  get hasControls(): boolean {
    return this.#controls.length > 0;
  }

  /** What all controls show; undefined while each shows what its markup says. */
  get shown(): boolean | undefined {
    return this.#choice.shown;
  }

  get isPending(): boolean {
    return this.#pressed !== undefined;
  }

  join(control: ChoiceControl): void {
    // Where a visit or a stream removes all controls so far, the markup of the next one is newer.
    if (this.hasControls && !this.#controls.some(({ isOnPage }) => isOnPage)) this.#rest();
    this.#controls = [...this.#controls, control];
    control.show(this.shown ?? control.authored, "sync");
    control.showPending(this.isPending);
    this.#onJoin();
  }

  leave(control: ChoiceControl): void {
    this.#controls = this.#controls.filter((other) => other !== control);
    if (!this.hasControls) this.#rest();
  }

  /** Shows the visitor's choice at once, and sends it now or after the request under way. */
  choose(value: boolean, by: ChoiceControl, origin: "user" | "return"): void {
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

  /** Call when the server has answered what it was asked by a control. */
  answered(value: boolean): void {
    this.#dispatch({ type: "answered", value });
    this.#show(undefined, "initial");
  }

  /**
   * Call when the visitor has made this choice on another page. Returns false where nothing shows
   * it yet.
   */
  chosenElsewhere(value: boolean): boolean {
    if (this.#successor) return this.#successor.chosenElsewhere(value);
    if (!this.hasControls) return false;
    this.learn(value);
    if (!this.isPending) this.#rules.writeMarkup?.(this.#key, value);
    return true;
  }

  /**
   * Call when the page is back from the back/forward cache, maybe after a choice on another page.
   */
  askAgain(): void {
    this.#dispatch({ type: "asked" });
    for (const control of this.#controls) control.options.ask?.();
  }

  /** Call when the browser leaves the page: sends what waits, for which it would be too late. */
  left(): void {
    if (!this.#sent[0]) this.#send(true);
    const { sent } = this.#choice;
    this.#dispatch({ type: "left" });
    if (this.#choice.sent !== sent) this.#send(true);
  }

  /** Call when the page shows the choice of a visitor who is no longer signed in. */
  showNone(): void {
    this.#choice = { ...this.#choice, shown: false };
    this.#show();
    this.askAgain();
  }

  /** Hands the controls over: another user may be signed in. A request under way goes on. */
  replaceBy(successor: VisitorChoice): void {
    this.#rules.writeMarkup?.(this.#key, undefined);
    const controls = this.#controls;
    this.#controls = [];
    this.#successor = successor;
    for (const control of controls) {
      control.show(control.authored, control === this.#pressed ? "revert" : "sync");
      successor.join(control);
      control.options.ask?.();
    }
  }

  async #sendAll(): Promise<void> {
    const before = this.#choice.saved;
    for (const control of this.#controls) control.showPending(true);
    await afterPaint();
    let request = this.#sent[0] ?? this.#send();
    while (request && (await this.#handleAnswer(request))) {
      this.#sent.shift();
      request = this.#sent[0] ?? this.#send();
    }
    this.#sent = [];
    this.#pressed = undefined;
    for (const control of this.#controls) control.showPending(false);
    const { saved } = this.#choice;
    // Without a control, the value is remembered for the next one, whose markup may come from an
    // older snapshot.
    if (saved !== undefined && saved !== before) this.#rules.writeMarkup?.(this.#key, saved);
    else if (!this.hasControls) this.#rest();
  }

  /** Sends the value whose turn it is, if there is one. */
  #send(isLeaving = false): SentChoice | undefined {
    const { sent: value } = this.#choice;
    const by = this.#pressed;
    if (value === undefined || !by || this.#successor) return undefined;
    const isSenderThere = rememberSender();
    const answer = by.options.send(value, isLeaving);
    // Another may be waited for first, or another visitor may be there.
    answer.catch(() => undefined);
    const request = { value, by, answer, isSenderThere };
    this.#sent.push(request);
    return request;
  }

  /** Returns false when another user is signed in by the time of the answer. */
  async #handleAnswer({ value, by, answer, isSenderThere }: SentChoice): Promise<boolean> {
    try {
      const kept = await answer;
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

  #accept(value: boolean, by: ChoiceControl): void {
    const { shown } = this.#choice;
    this.#dispatch({ type: "accepted", value });
    if (this.shown !== shown) this.#takeBack(by);
  }

  #turnBack(by: ChoiceControl, error?: unknown): void {
    const mayBeSaved = error !== undefined && this.#rules.mayBeSavedAfterFailure === true;
    this.#dispatch({ type: "failed", mayBeSaved });
    if (this.#choice.sent === undefined) this.#takeBack(by, error);
    else if (error !== undefined) by.failed(error);
  }

  #takeBack(by: ChoiceControl, error?: unknown): void {
    by.turnedBack(this.shown as boolean, error);
    this.#show();
  }

  #dispatch(action: ChoiceAction): void {
    this.#choice = choiceReducer(this.#choice, action);
  }

  #show(by?: ChoiceControl, origin: ChoiceOrigin = "sync"): void {
    const { shown } = this;
    if (shown === undefined) return;
    for (const control of this.#controls)
      control.show(shown, by && control !== by ? "sync" : origin);
  }

  /** Forgets a choice without controls and requests: the markup of the next page is newer. */
  #rest(): void {
    if (this.#rules.writeMarkup && !this.isPending) this.#choice = unknownChoice;
  }
}
