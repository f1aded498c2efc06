import { isBusy, isUnderWay } from "@yy/domain/forms/submissionReducer";
import { formRoot } from "@yy/page/formRoot";
import { memberOf } from "@yy/page/memberOf";
import { whenReleased } from "../fields/fieldContract";
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
import { onJQuerySubmit, railsLibrary } from "./railsLibrary";
import type { Submission } from "./Submission";
import { failedResult } from "./SubmitResult";
import { stopSubmit } from "./stoppedSubmits";
import { submitBy } from "./submitButtons";

/**
 * Follows all submissions of a form, also those of scripts and libraries. Returns a cleanup
 * function.
 * @param captured a submit event of the form that is being dispatched now
 */
export function followForm(submission: Submission, captured?: SubmitEvent): () => void {
  const { form, method } = submission;
  const end = submission.start();
  const { signal } = submission;
  const { submitted, maySubmit } = new SubmitEvents(submission);
  formRoot(form).addEventListener("submit", submitted, { signal, capture: true });
  if (typeof method !== "function") {
    onJQuerySubmit(form, signal, maySubmit);
    followRails(submission);
    followTurbo(submission);
    // The code is loaded ahead. A failure to load it is reported when the form is sent.
    if (method !== "native") loadSender().catch(() => undefined);
  }
  if (captured) submitted(captured);
  return end;
}

/**
 * Handles each submit event of a form until the form is sent: waits for lookups, validates the form
 * and asks the visitor to confirm; then the browser, a library of the page or the widget sends it.
 */
class SubmitEvents {
  readonly #submission: Submission;
  /**
   * Whether a dialog of the page asks the visitor to confirm now, which takes longer than a task.
   */
  #isAsking = false;

  constructor(submission: Submission) {
    this.#submission = submission;
  }

  /**
   * This listener must run first, so that no library of the page sends a form that must not be
   * sent.
   */
  readonly submitted = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    const { form, method, state } = this.#submission;
    if (target !== form || (typeof method === "function" && leadsElsewhere(submitter))) return;
    const skips = skipsValidation(submitter);
    if (!isBusy(state)) this.#submission.submitBegins(submitter);
    else if (skips) this.#submission.pressed(submitter);
    else {
      stopSubmit(event);
      return;
    }
    if (skips || this.#maySend(submitter)) this.#letPass(event);
    else stopSubmit(event);
  };

  /** Whether a submit without an event may go on; the caller sends it then. */
  readonly maySubmit = (): boolean => {
    if (isBusy(this.#submission.state)) return false;
    this.#submission.submitBegins(null);
    const maySend = this.#maySend(null);
    if (maySend) this.#withdraw();
    return maySend;
  };

  /** Whether the form may be sent now. */
  #maySend(submitter: HTMLElement | null): boolean {
    const released = whenReleased(this.#submission.form);
    if (released) this.#submitWhen(released, submitter);
    else if (this.#submission.options().onValidate?.() ?? true) return true;
    else this.#withdraw();
    return false;
  }

  /**
   * Submits once the held fields are enabled again: disabled fields are neither validated nor sent.
   */
  async #submitWhen(released: Promise<void>, submitter: HTMLElement | null): Promise<void> {
    await released;
    if (this.#submission.signal.aborted) return;
    this.#withdraw();
    submitBy(this.#submission.form, submitter);
  }

  /**
   * Lets the page's listeners handle the event before the visitor is asked or the form is sent:
   * they may cancel the event, or send the form themselves.
   */
  #letPass(event: SubmitEvent): void {
    const { form, method, signal } = this.#submission;
    const isBrowsers =
      method === "native" || (typeof method === "string" && needsBrowser(form, event.submitter));
    const end = new AbortController();
    const whenPassed = (each: Event) => {
      if (each !== event || event.defaultPrevented) return;
      if (isBrowsers) this.#confirmNative(event);
      else this.#send(event);
    };
    // Turbo may handle such a form: then it stops the event before this listener.
    const isAfterTurbo = method === "fetchUnlessTaken" && !isBrowsers;
    const last: Pick<EventTarget, "addEventListener"> = isAfterTurbo
      ? formRoot(form)
      : beforeTurbo(form);
    last.addEventListener("submit", whenPassed, { signal: end.signal });
    // In the next task the browser has begun to send the form, and so has Turbo, which starts in a
    // microtask.
    setTimeout(() => {
      end.abort();
      if (signal.aborted || this.#isAsking) return;
      if (isBrowsers && !event.defaultPrevented) this.#followBrowser(event);
      this.#withdraw();
    });
  }

  #confirmNative(event: SubmitEvent): void {
    if (askToConfirm(event, false) !== false) return;
    stopSubmit(event);
    this.#submission.restoreButtons();
  }

  #followBrowser({ submitter }: SubmitEvent): void {
    if (!leavesPage(this.#submission.form, submitter)) return;
    this.#submission.endLater(this.#submission.begin());
  }

  #send(event: SubmitEvent): void {
    event.preventDefault();
    // In a `<turbo-frame>` this listener runs before the one of rails-ujs, which would ask again.
    if (event.currentTarget !== document) event.stopPropagation();
    if (isUnderWay(this.#submission.state)) return;
    const { submitter } = event;
    const answer = askToConfirm(event, true);
    if (typeof answer === "boolean") this.#sendIf(answer, submitter);
    else this.#sendWhen(answer, submitter);
  }

  async #sendWhen(asking: Promise<boolean>, submitter: HTMLElement | null): Promise<void> {
    this.#isAsking = true;
    const isConfirmed = await asking.catch(() => false);
    this.#isAsking = false;
    this.#sendIf(isConfirmed, submitter);
  }

  #sendIf(isConfirmed: boolean, submitter: HTMLElement | null): void {
    const submission = this.#submission;
    if (!isConfirmed) {
      submission.restoreButtons();
      this.#withdraw();
      return;
    }
    const { form, method, tag } = submission;
    if (submission.signal.aborted) return;
    // The form is read before `begin`, which may disable the button: its name and value would be
    // missing.
    const send =
      typeof method === "function"
        ? () => method(submitter)
        : readForFetch(form, submitter, tag, (fraction) =>
            submission.dispatch({ type: "progressed", sending, fraction }),
          );
    const sending = submission.begin();
    send()
      .catch(failedResult)
      .then(async (result) => {
        await submission.buttonsChanged;
        submission.finish(sending, result);
      });
  }

  #withdraw(): void {
    this.#submission.dispatch({ type: "withdrawn" });
  }
}

/**
 * The node on which a listener that is added now runs after those of the page and before Turbo's.
 * Turbo adds its listener there again for each submit, when the event is captured, so that it is
 * the last.
 */
function beforeTurbo(form: HTMLFormElement): EventTarget {
  if (formRoot(form) !== window) return formRoot(form) as EventTarget;
  return memberOf(form, "closest")("turbo-frame") ?? document;
}

type Ask = (
  text: string,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
) => boolean | Promise<boolean>;

/**
 * Asks the question in `data-confirm` or `data-turbo-confirm` of the pressed button or the form,
 * unless the library that the attribute is for has asked it or will. Returns a promise where the
 * page has replaced Turbo's `confirm()` by a dialog.
 * @param event a submit event that has passed the page's own listeners
 * @param isOurs whether the widget sends the form; otherwise Turbo or the browser does
 */
function askToConfirm(event: SubmitEvent, isOurs: boolean): boolean | Promise<boolean> {
  const form = event.target as HTMLFormElement;
  const { submitter } = event;
  const textOf = (name: string) =>
    (submitter && memberOf(submitter, "getAttribute")(name)) ??
    memberOf(form, "getAttribute")(name);
  const rails = textOf("data-confirm");
  if (rails && hasRailsAsked(event)) return true;
  const { Turbo } = window as { Turbo?: { readonly config?: { forms?: { confirm?: Ask } } } };
  const turbo = textOf("data-turbo-confirm");
  if (turbo && Turbo && !isOurs) return true;
  const text = turbo || rails;
  if (!text) return true;
  const ask = (Turbo && turbo && Turbo.config?.forms?.confirm) || ((text: string) => confirm(text));
  return ask(text, form, submitter);
}

/** Whether the library has asked by now: rails-ujs and jquery_ujs listen on the document. */
function hasRailsAsked({ currentTarget }: SubmitEvent): boolean {
  return railsLibrary() !== undefined && (currentTarget === document || currentTarget === window);
}
