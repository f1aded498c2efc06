import {
  idle,
  isUnderWay,
  type SubmissionAction,
  type SubmissionState,
  submissionReducer,
} from "@yy/domain/forms/submissionReducer";
import { onRestored } from "@yy/page/moments";
import { onUserGone } from "@yy/session/otherVisitor";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Field } from "../fields/field";
import { ButtonsBefore } from "./ButtonsBefore";
import type { PlacedErrors } from "./placeErrors";
import { type SubmitFailure, type SubmitResult, submitFailure } from "./SubmitResult";
import { belongsTo, submitBy } from "./submitButtons";

/**
 * Sends another request instead of the form. Resolves to undefined when the result is unknown; may
 * reject.
 */
export type SendInstead = (submitter: HTMLElement | null) => Promise<SubmitResult | undefined>;

/**
 * Who sends a form. `native`: the browser or a library of the page. `fetch`: the widget.
 * `fetchUnlessTaken`: a library of the page if one handles the form, else the widget, so that the
 * visitor stays on the page. A function sends its own request, unless the button has a URL, method
 * or window of its own.
 */
export type SubmitMethod = "native" | "fetch" | "fetchUnlessTaken" | SendInstead;

/** The decisions and callbacks of the widget whose form is submitted. */
export interface SubmissionOptions {
  /** Returns whether the form may be sent. If not, the callback shows why. */
  onValidate?(): boolean;
  /**
   * Called when the form's data has been read: from then on its fields and buttons may be disabled.
   * Called again when another sending replaces this one.
   */
  onSending?(): void;
  /**
   * Returns whether the answer asks to sign in, and announces it then. Leave it out for a form that
   * may be the sign-in form itself.
   */
  signOutIfEnded?(result: SubmitResult): boolean;
  /** Shows the server's messages beside the fields. */
  showErrors?(errors: SubmitFailure["errors"]): PlacedErrors | undefined;
  /** Removes the server's messages beside the fields: they were for a user who is gone. */
  clearErrors?(): void;
  /**
   * Whether `onAccepted` leaves the page for this answer. Then the form cannot be sent again
   * meanwhile.
   */
  leavesFor?(result: SubmitResult): boolean;
  /**
   * Called after each sending that no other has replaced, before `onAccepted` and `onFailed`. The
   * result is undefined when it is unknown, because the browser has sent the form.
   */
  onSettled?(result: SubmitResult | undefined): void;
  onAccepted?(result: SubmitResult): void;
  onFailed?(result: SubmitResult, failure: ShownFailure): void;
}

/** A failure as it is shown for the form as a whole. */
export interface ShownFailure extends SubmitFailure {
  /** Messages of the server that belong to no field. */
  readonly messages: readonly string[];
  /** The first field that has one of the server's messages. */
  readonly first: Field | undefined;
  /** How many times the form had been sent. It lets the same failure be announced again. */
  readonly times: number;
}

export type SubmissionStore = StoreApi<SubmissionState<ShownFailure>>;

export const createSubmissionStore = (): SubmissionStore =>
  createStore<SubmissionState<ShownFailure>>(() => idle);

/**
 * When the form should leave the page and the page is still there after this time, for example
 * after a download or a 204, the sending counts as ended.
 */
const maxLeavingMs = 30_000;

/**
 * The submission of one form, whether the browser, rails-ujs, Turbo or the widget sends it
 * (behaviour 9.3). Its state changes only by `submissionReducer`. The code that observes the
 * sending calls `begin` and `finish` (`followForm`).
 */
export class Submission {
  readonly form: HTMLFormElement;
  readonly method: SubmitMethod;
  /** The tag name of the widget, for error messages. */
  readonly tag: string;
  readonly options: () => SubmissionOptions;
  readonly store: SubmissionStore;
  readonly #report: (error: unknown) => void;
  #signal = AbortSignal.abort();
  /** The button of the latest submit, which may not have led to a sending. */
  #pressed: HTMLElement | null = null;
  #sentBy: HTMLElement | null = null;
  #buttons: ButtonsBefore | undefined;
  #leavingTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the user who has sent the form is gone, so that a failure is not for the visitor. */
  #isOfUserGone = false;

  /**
   * @param options returns the current options, at each call
   * @param report called with the error of a request, unless the server has rejected fields by name
   */
  constructor(
    form: HTMLFormElement,
    method: SubmitMethod,
    tag: string,
    options: () => SubmissionOptions,
    report: (error: unknown) => void = () => {},
    store = createSubmissionStore(),
  ) {
    this.form = form;
    this.method = method;
    this.tag = tag;
    this.options = options;
    this.#report = report;
    this.store = store;
  }

  /** Aborts when the form is no longer followed. */
  get signal(): AbortSignal {
    return this.#signal;
  }

  get state(): SubmissionState<ShownFailure> {
    return this.store.getState();
  }

  /** Resolves when libraries that change the buttons of the form after its submit have done so. */
  get buttonsChanged(): Promise<void> | undefined {
    return this.#buttons?.changed;
  }

  /** Returns a cleanup function, after which an answer still to come is ignored. */
  start(): () => void {
    const end = new AbortController();
    this.#signal = end.signal;
    // When the page is restored from the back/forward cache, the browser's submission is over.
    onRestored(() => this.finish(this.state.sendings), { signal: end.signal });
    const stop = onUserGone(() => this.#userGone());
    return () => {
      stop();
      end.abort();
      clearTimeout(this.#leavingTimer);
      // Numbers stay unique: an answer still to come must not end a sending after another start.
      this.store.setState({ ...idle, sendings: this.state.sendings }, true);
    };
  }

  dispatch(action: SubmissionAction<ShownFailure>): void {
    this.store.setState((state) => submissionReducer(state, action), true);
  }

  /** Call this at a submit event while no other submission is running. */
  submitBegins(submitter: HTMLElement | null): void {
    this.#buttons = new ButtonsBefore(this.form);
    this.#pressed = submitter;
    this.dispatch({ type: "submitted" });
  }

  /** Call this when another button was pressed whose submit is sent although one is running. */
  pressed(submitter: HTMLElement | null): void {
    this.#pressed = submitter;
    this.#buttons?.submittedAgain();
  }

  /** Restores the buttons after a submit that sends nothing, unless the form is under way. */
  restoreButtons(): void {
    if (!isUnderWay(this.state)) this.#buttons?.restore();
  }

  /**
   * Call this once for each request or navigation that sends the form. Returns the number of the
   * sending, which replaces one that is under way.
   */
  begin(): number {
    this.#sentBy = this.#pressed;
    this.#isOfUserGone = false;
    this.dispatch({ type: "sent" });
    const { sendings } = this.state;
    this.options().onSending?.();
    return sendings;
  }

  /**
   * Call this when the page is being left. If it is still there after a while, the sending with
   * this number is over.
   */
  endLater(sending: number): void {
    clearTimeout(this.#leavingTimer);
    this.#leavingTimer = setTimeout(() => this.finish(sending), maxLeavingMs);
  }

  /**
   * Call this when the sending with this number is over. Without a result, its outcome is unknown.
   * It does nothing when another sending has replaced this one.
   */
  finish(sending: number, answer?: SubmitResult): void {
    const isForOther = answer && this.#isOfUserGone && submitFailure(answer, false);
    const result = isForOther ? undefined : answer;
    const { status, sendings } = this.state;
    const isAwaited = status === "sending" || (status === "leaving" && result === undefined);
    if (this.#signal.aborted || !isAwaited || sending !== sendings) return;
    clearTimeout(this.#leavingTimer);
    const options = this.options();
    const failure = result ? this.#failureOf(result) : null;
    if (result && !failure && options.leavesFor?.(result)) {
      // A second press while the next page is loading would send the form twice.
      this.dispatch({ type: "left", sending });
      this.endLater(sending);
      options.onAccepted?.(result);
      return;
    }
    // A library that has shown the answer may have changed the buttons on purpose.
    if (!result?.isShown) this.#buttons?.restore();
    this.dispatch(result ? { type: "answered", sending, failure } : { type: "ended", sending });
    options.onSettled?.(result);
    if (!result) return;
    if (failure) this.#failed(result, failure);
    else options.onAccepted?.(result);
  }

  /** Submits again with the button that was pressed, and returns that button. */
  retry(): HTMLElement | null {
    const button = this.#sentBy;
    submitBy(this.form, button);
    return button && belongsTo(button, this.form) ? button : null;
  }

  #userGone(): void {
    this.#isOfUserGone = isUnderWay(this.state);
    // Messages beside other fields stay when the visitor edits one, which ends the failure.
    this.options().clearErrors?.();
    const { failure } = this.state;
    if (failure && failure.kind !== "signedOut") this.dispatch({ type: "edited" });
  }

  #failureOf(result: SubmitResult): ShownFailure | null {
    const { signOutIfEnded, showErrors } = this.options();
    const failure = submitFailure(result, signOutIfEnded?.(result));
    if (!failure) return null;
    const placed = showErrors?.(failure.errors);
    const { sendings: times } = this.state;
    return { ...failure, messages: placed?.rest ?? [], first: placed?.first, times };
  }

  #failed(result: SubmitResult, failure: ShownFailure): void {
    this.options().onFailed?.(result, failure);
    if (failure.kind === "failed" && result.error !== undefined) this.#report(result.error);
  }
}
