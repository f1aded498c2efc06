import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { memberOf } from "@yy/page/memberOf";
import { useCallback, useLayoutEffect, useState } from "react";
import type { Field } from "../fields/field";
import type { SubmissionCallbacks } from "./followSubmission";
import type { PlacedErrors } from "./placeErrors";
import type { SubmitResult } from "./SubmitResult";
import { type SubmitFailure, submitFailure } from "./submitFailure";

/** Follows the form, or sends it: `followSubmission` or `takeOverSubmission`. Returns a cleanup function. */
export type FormSender = (form: HTMLFormElement, callbacks: SubmissionCallbacks) => () => void;

/** What a widget decides about the submission of its form. */
export interface SubmissionOptions {
  /** Must be the same function in every render, or the form is followed anew. */
  readonly sender: FormSender;
  /** Whether the form may be sent. If not, it shows why. */
  mayBegin?(): boolean;
  /** Removes the messages of an earlier answer. */
  began(): void;
  /** Called before `succeeded` or `failed`. */
  ended?(): void;
  /** Whether the session has ended. Left out when the form may be the sign-in itself. */
  endsSession?(result: SubmitResult): boolean;
  succeeded(result: SubmitResult): void;
  /** @param first the first field that has one of the server's messages */
  failed?(result: SubmitResult, failure: SubmitFailure, first: Field | undefined): void;
  /** Shows the server's messages beside the fields. */
  showErrors(errors: SubmitFailure["errors"]): PlacedErrors | undefined;
}

/** A failure, as it is shown for the form as a whole. */
export interface ShownFailure {
  readonly kind: SubmitFailure["kind"];
  /** Messages of the server that belong to no field. */
  readonly messages: readonly string[];
  /** How many failures there were, so that the same one again is announced again. */
  readonly times: number;
}

/** State of a form's submission. */
export interface Submission {
  readonly isSending: boolean;
  /** Failure of the last submission; it stays while the form is sent again. */
  readonly failure: ShownFailure | null;
  readonly clearFailure: () => void;
  /** Submits again with the button that was pressed, and returns that button. */
  readonly retry: () => HTMLElement | null;
}

/** Follows a form to its result, whoever sends it, and shows errors (behaviour 9.3, 9.4, 8.5). */
export function useSubmission(
  form: HTMLFormElement | null,
  options: SubmissionOptions,
): Submission {
  const widget = useWidget();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ShownFailure | null>(null);
  const [pressed] = useState<Pressed>({ next: null, last: null });
  const latest = useLatest(options);
  const { sender } = options;

  useLayoutEffect(() => {
    if (!form) return undefined;
    const fail = (result: SubmitResult, why: SubmitFailure) => {
      const { kind, errors } = why;
      const { showErrors, failed } = latest.current;
      const placed = showErrors(errors);
      const messages = placed?.rest ?? [];
      setFailure((before) => ({ kind, messages, times: (before?.times ?? 0) + 1 }));
      failed?.(result, why, placed?.first);
      if (kind === "failed" && result.error !== undefined) widget.report(result.error);
    };
    const note = ({ submitter }: SubmitEvent) => {
      pressed.next = submitter;
    };
    memberOf(form, "addEventListener")("submit", note, true);
    const stop = sender(form, {
      tag: widget.element.localName,
      mayBegin: () => latest.current.mayBegin?.() ?? true,
      began() {
        pressed.last = pressed.next;
        latest.current.began();
        setSending(true);
      },
      ended(result) {
        setSending(false);
        latest.current.ended?.();
        const why = result && submitFailure(result, latest.current.endsSession?.(result));
        if (result && why) return fail(result, why);
        setFailure(null);
        if (result) latest.current.succeeded(result);
      },
    });
    return () => {
      stop();
      memberOf(form, "removeEventListener")("submit", note, true);
      setSending(false);
    };
  }, [form, sender, widget, latest, pressed]);

  return {
    isSending,
    failure,
    clearFailure: useCallback(() => setFailure(null), []),
    retry() {
      const button = form && buttonOf(form, pressed.last);
      if (form) memberOf(form, "requestSubmit")(button);
      return button;
    },
  };
}

/** The button of the latest submit, which may not be sent, and that of the latest submission. */
interface Pressed {
  next: HTMLElement | null;
  last: HTMLElement | null;
}

/** The button, if it still belongs to the form. */
function buttonOf(form: HTMLFormElement, button: HTMLElement | null): HTMLElement | null {
  return button && "form" in button && button.form === form ? button : null;
}
