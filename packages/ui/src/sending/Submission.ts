import {
  type FailureKind,
  idle,
  isBusy,
  isUnderWay,
  type SubmissionAction,
  type SubmissionState,
  submissionReducer,
} from "@yy/domain/forms/submissionReducer";
import { formRoot } from "@yy/page/formRoot";
import { onRestored } from "@yy/page/moments";
import { createStore } from "zustand/vanilla";
import { whenReleased } from "../fields/fieldContract";
import { askToConfirm } from "./askToConfirm";
import { ButtonsBefore } from "./ButtonsBefore";
import { followRails } from "./followRails";
import { followTurbo } from "./followTurbo";
import {
  leadsElsewhere,
  leavesPage,
  loadSender,
  needsBrowser,
  readForFetch,
  skipsValidation,
} from "./formRequest";
import { onJQuerySubmit } from "./railsLibrary";
import { failedResult, type SubmitResult } from "./SubmitResult";
import { belongsTo, submitBy } from "./submitButtons";
import { listenLast, stop } from "./submitListeners";

/** Sends another request instead of the form. Resolves to undefined when its result is not known; may reject. */
export type SendInstead = (submitter: HTMLElement | null) => Promise<SubmitResult | undefined>;

/**
 * Who sends a form. `native`: the browser or a library of the page. `fetch`: we do. `unclaimed`: a library of the page if
 * one takes the form over, else we do instead of the browser, so that the visitor stays on the page. A function sends its
 * own request, unless the button has a URL, method or window of its own.
 */
export type SubmitMethod = "native" | "fetch" | "unclaimed" | SendInstead;

/** What a widget decides about the submission of its form. */
export interface SubmissionOptions<Failure> {
  /** Tag of the widget, for error messages. */
  readonly tag: string;
  readonly method: SubmitMethod;
  /** Whether the form may be sent. If not, it shows why. */
  onValidate?(): boolean;
  /** The form has been read: from now on its fields and buttons may be disabled. */
  onSending?(): void;
  /** Called with the fraction of the form's files that has been sent, 0 to 1, when we send it. */
  onProgress?(fraction: number): void;
  /** Whether the widget leaves the page after this success: until then nothing more is sent. */
  leavesFor?(result: SubmitResult): boolean;
  /** Reads an answer: why the submission failed, null for a success. */
  onResult(result: SubmitResult): Failure | null;
  /** After every sending. The result is undefined when nobody knows it: the browser has sent the form itself. */
  onSettled?(result: SubmitResult | undefined, failure: Failure | null): void;
  /** Instead of `onSettled` when the page is left. If it is still there, or there again, `onSettled` follows. */
  onLeaving?(result: SubmitResult): void;
}

/** In ms. If the page is to be left and is still there after this (for a download, a 204), sending has ended. */
const leavingTimeOut = 30_000;

/**
 * The submission of one form, whoever sends it: the browser, rails-ujs, Turbo, or a request of our own (behaviour 9.3). Its
 * state changes by `submissionReducer` alone.
 */
export class Submission<Failure extends { readonly kind: FailureKind }> {
  readonly #store = createStore<SubmissionState<Failure>>(() => idle);
  readonly #form: HTMLFormElement;
  readonly #options: SubmissionOptions<Failure>;
  #signal = AbortSignal.abort();
  /** The button of the latest submit, which may not be sent, and that of the latest sending. */
  #pressed: HTMLElement | null = null;
  #sentBy: HTMLElement | null = null;
  /** Whether the visitor is being asked by a dialog of the page, which takes more than a task. */
  #isAsking = false;
  #buttons: ButtonsBefore | undefined;
  #leavingTimer: ReturnType<typeof setTimeout> | undefined;

  readonly getState = this.#store.getState;
  readonly subscribe = this.#store.subscribe;

  constructor(form: HTMLFormElement, options: SubmissionOptions<Failure>) {
    this.#form = form;
    this.#options = options;
  }

  /** Follows the form from now on. Returns a cleanup function, after which an answer still to come is ignored. */
  follow(): () => void {
    const end = new AbortController();
    const { signal } = end;
    this.#signal = signal;
    const { method } = this.#options;
    // First of all listeners: no library of the page may send a form that must not be sent.
    formRoot(this.#form).addEventListener("submit", this.submitted, { signal, capture: true });
    if (typeof method !== "function") {
      const sending = {
        signal,
        begin: () => this.#begin(),
        finish: this.#finish,
        buttonsChanged: () => this.#buttons?.changed,
      };
      onJQuerySubmit(this.#form, signal, this.#maySubmit);
      followRails(this.#form, sending);
      followTurbo(this.#form, sending);
      // Loaded ahead. A failure is not reported here but when the form is sent.
      if (method !== "native") loadSender().catch(() => undefined);
    }
    // The page is back from the back/forward cache: the browser's submission is over.
    onRestored(() => this.#finish(this.getState().sendings), { signal });
    return () => {
      end.abort();
      clearTimeout(this.#leavingTimer);
      this.#dispatch({ type: "withdrawn" });
      this.#dispatch({ type: "ended", sending: this.getState().sendings });
    };
  }

  /** Call when the visitor has changed something: a failure is no longer about what is in the form. */
  readonly edited = (): void => this.#dispatch({ type: "edited" });

  /** Submits again with the button that was pressed, and returns that button. */
  readonly retry = (): HTMLElement | null => {
    const button = this.#sentBy;
    submitBy(this.#form, button);
    return button && belongsTo(button, this.#form) ? button : null;
  };

  /** Hears the form's submit events first. Call it for one that is being captured when `follow` begins. */
  readonly submitted = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    const { method } = this.#options;
    if (target !== this.#form || (typeof method === "function" && leadsElsewhere(submitter)))
      return;
    const isAnother = isBusy(this.getState());
    if (isAnother && !skipsValidation(submitter)) {
      stop(event);
      return;
    }
    this.#pressed = submitter;
    if (!isAnother) this.#buttons = new ButtonsBefore(this.#form);
    this.#dispatch({ type: "submitted" });
    if (skipsValidation(submitter) || this.#maySend()) this.#letPass(event);
    else stop(event);
  };

  /** For a submit that no event of the browser tells of: it is sent by whoever asks. */
  readonly #maySubmit = (): boolean => {
    if (isBusy(this.getState())) return false;
    this.#pressed = null;
    this.#dispatch({ type: "submitted" });
    const maySend = this.#maySend();
    if (maySend) this.#dispatch({ type: "withdrawn" });
    return maySend;
  };

  /** Whether the form may be sent now. */
  #maySend(): boolean {
    const released = whenReleased(this.#form);
    if (released) this.#submitWhen(released);
    else if (this.#options.onValidate?.() ?? true) return true;
    else this.#dispatch({ type: "withdrawn" });
    return false;
  }

  /** Until then fields are disabled, neither validated nor sent. */
  async #submitWhen(released: Promise<void>): Promise<void> {
    const button = this.#pressed;
    await released;
    if (this.#signal.aborted) return;
    this.#dispatch({ type: "withdrawn" });
    submitBy(this.#form, button);
  }

  /** Lets others have the event before we ask or send: they may prevent it, or send the form themselves. */
  #letPass(event: SubmitEvent): void {
    const { method } = this.#options;
    const isBrowsers =
      method === "native" ||
      (typeof method === "string" && needsBrowser(this.#form, event.submitter));
    listenLast(event, this.#form, {
      passed: () => {
        if (isBrowsers) this.#confirmNative(event);
        else if (method !== "unclaimed") this.#send(event);
      },
      untaken: () => {
        if (!isBrowsers && method === "unclaimed") this.#send(event);
      },
      over: () => {
        if (this.#signal.aborted || this.#isAsking) return;
        if (isBrowsers && !event.defaultPrevented) this.#followBrowser(event);
        this.#dispatch({ type: "withdrawn" });
      },
    });
  }

  #confirmNative(event: SubmitEvent): void {
    if (askToConfirm(this.#form, event.submitter, false) !== false) return;
    stop(event);
    this.#buttons?.restore();
  }

  #followBrowser({ submitter }: SubmitEvent): void {
    if (!leavesPage(this.#form, submitter)) return;
    const sending = this.#begin();
    this.#leavingTimer = setTimeout(() => this.#finish(sending), leavingTimeOut);
  }

  #send(event: SubmitEvent): void {
    event.preventDefault();
    // In a frame we come before rails-ujs, which would ask again.
    if (event.currentTarget !== document) event.stopPropagation();
    if (isUnderWay(this.getState())) return;
    const { submitter } = event;
    const answer = askToConfirm(this.#form, submitter, true);
    if (answer === true) this.#sendNow(submitter);
    else if (answer === false) this.#withdraw();
    else this.#sendWhen(answer, submitter);
  }

  async #sendWhen(asking: Promise<boolean>, submitter: HTMLElement | null): Promise<void> {
    this.#isAsking = true;
    const isConfirmed = await asking.catch(() => false);
    this.#isAsking = false;
    if (isConfirmed) this.#sendNow(submitter);
    else this.#withdraw();
  }

  /** The visitor has said no. */
  #withdraw(): void {
    this.#buttons?.restore();
    this.#dispatch({ type: "withdrawn" });
  }

  #sendNow(submitter: HTMLElement | null): void {
    if (this.#signal.aborted) return;
    const { method, tag } = this.#options;
    // Before `onSending`, which may disable the button, whose name and value would be missing.
    const send =
      typeof method === "function"
        ? () => method(submitter)
        : readForFetch(this.#form, submitter, tag, (part) => this.#options.onProgress?.(part));
    const sending = this.#begin();
    send()
      .catch(failedResult)
      .then(async (result) => {
        await this.#buttons?.changed;
        this.#finish(sending, result);
      });
  }

  /** Returns the number of the sending. */
  #begin(): number {
    if (!isUnderWay(this.getState())) {
      this.#sentBy = this.#pressed;
      this.#dispatch({ type: "sent" });
      this.#options.onSending?.();
    }
    return this.getState().sendings;
  }

  readonly #finish = (sending: number, result?: SubmitResult): void => {
    const { status, sendings } = this.getState();
    const isAwaited = status === "sending" || (status === "leaving" && result === undefined);
    if (this.#signal.aborted || !isAwaited || sending !== sendings) return;
    clearTimeout(this.#leavingTimer);
    const failure = result ? this.#options.onResult(result) : null;
    if (result && !failure && this.#options.leavesFor?.(result)) {
      this.#leaveFor(sending, result);
      return;
    }
    // A library that has shown the answer may have changed the buttons by it.
    if (!result?.isShown) this.#buttons?.restore();
    this.#dispatch(result ? { type: "answered", sending, failure } : { type: "ended", sending });
    this.#options.onSettled?.(result, failure);
  };

  /** A second press while the next page is on its way would send the form twice. */
  #leaveFor(sending: number, result: SubmitResult): void {
    this.#dispatch({ type: "left", sending });
    this.#leavingTimer = setTimeout(() => this.#finish(sending), leavingTimeOut);
    this.#options.onLeaving?.(result);
  }

  #dispatch(action: SubmissionAction<Failure>): void {
    this.#store.setState((state) => submissionReducer(state, action), true);
  }
}
