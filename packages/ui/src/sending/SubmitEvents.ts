import { isBusy, isUnderWay } from "@yy/domain/forms/submissionReducer";
import { whenReleased } from "../fields/fieldContract";
import { askToConfirm } from "./askToConfirm";
import {
  leadsElsewhere,
  leavesPage,
  needsBrowser,
  readForFetch,
  skipsValidation,
} from "./formRequest";
import type { Submission } from "./Submission";
import { failedResult } from "./SubmitResult";
import { submitBy } from "./submitButtons";
import { listenLast, stop } from "./submitListeners";

/**
 * Takes each submit event of a form from the press to the sending: the form is validated, waits for lookups, the visitor is
 * asked to confirm, and then the browser, a library of the page or a request of ours sends it.
 */
export class SubmitEvents {
  readonly #submission: Submission;
  /** Whether the visitor is being asked by a dialog of the page, which takes more than a task. */
  #isAsking = false;

  constructor(submission: Submission) {
    this.#submission = submission;
  }

  /** Must hear the event first of all: no library of the page may send a form that must not be sent. */
  readonly submitted = (event: SubmitEvent): void => {
    const { target, submitter } = event;
    const { form, method, state } = this.#submission;
    if (target !== form || (typeof method === "function" && leadsElsewhere(submitter))) return;
    const skips = skipsValidation(submitter);
    if (!isBusy(state)) this.#submission.submitBegins(submitter);
    else if (skips) this.#submission.pressed(submitter);
    else {
      stop(event);
      return;
    }
    if (skips || this.#maySend(submitter)) this.#letPass(event);
    else stop(event);
  };

  /** Whether a submit that no event of the browser tells of may be sent: by whoever asks. */
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

  /** Until then fields are disabled, neither validated nor sent. */
  async #submitWhen(released: Promise<void>, submitter: HTMLElement | null): Promise<void> {
    await released;
    if (this.#submission.signal.aborted) return;
    this.#withdraw();
    submitBy(this.#submission.form, submitter);
  }

  /** Lets others have the event before we ask or send: they may prevent it, or send the form themselves. */
  #letPass(event: SubmitEvent): void {
    const { form, method } = this.#submission;
    const isBrowsers =
      method === "native" || (typeof method === "string" && needsBrowser(form, event.submitter));
    listenLast(event, form, {
      afterPage: () => {
        if (isBrowsers) this.#confirmNative(event);
        else if (method !== "unclaimed") this.#send(event);
      },
      afterTurbo: () => {
        if (!isBrowsers && method === "unclaimed") this.#send(event);
      },
      afterDispatch: () => {
        if (this.#submission.signal.aborted || this.#isAsking) return;
        if (isBrowsers && !event.defaultPrevented) this.#followBrowser(event);
        this.#withdraw();
      },
    });
  }

  #confirmNative(event: SubmitEvent): void {
    if (askToConfirm(this.#submission.form, event.submitter, false) !== false) return;
    stop(event);
    this.#submission.restoreButtons();
  }

  #followBrowser({ submitter }: SubmitEvent): void {
    if (!leavesPage(this.#submission.form, submitter)) return;
    this.#submission.endLater(this.#submission.begin());
  }

  #send(event: SubmitEvent): void {
    event.preventDefault();
    // In a frame we come before rails-ujs, which would ask again.
    if (event.currentTarget !== document) event.stopPropagation();
    if (isUnderWay(this.#submission.state)) return;
    const { submitter } = event;
    const answer = askToConfirm(this.#submission.form, submitter, true);
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
    if (isConfirmed) this.#sendNow(submitter);
    else {
      this.#submission.restoreButtons();
      this.#withdraw();
    }
  }

  #sendNow(submitter: HTMLElement | null): void {
    const submission = this.#submission;
    const { form, method, tag } = submission;
    if (submission.signal.aborted) return;
    // Before `begin`, after which the button may be disabled, whose name and value would be missing.
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
