import type { SubmissionState } from "@yy/domain/forms/submissionReducer";
import { idle, isBusy } from "@yy/domain/forms/submissionReducer";
import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { Field } from "../fields/field";
import type { PlacedErrors } from "./placeErrors";
import { Submission, type SubmitMethod } from "./Submission";
import type { SubmitResult } from "./SubmitResult";
import { type SubmitFailure, submitFailure } from "./submitFailure";

/** What a widget decides about the submission of its form. */
export interface SubmissionCallbacks {
  /** A function must be the same one in every render, or the form is followed anew. */
  readonly method: SubmitMethod;
  /** Whether the form may be sent. If not, it shows why. */
  onValidate?(): boolean;
  /** Removes the messages of an earlier answer. */
  onSending(): void;
  /** Called with the fraction of the form's files that has been sent, 0 to 1. */
  onProgress?(fraction: number): void;
  /** Whether `onAccepted` leaves the page for this answer: the form stays as it is while it is sent. */
  leavesFor?(result: SubmitResult): boolean;
  /** Whether the session has ended. Left out when the form may be the sign-in itself. */
  endsSession?(result: SubmitResult): boolean;
  /** Shows the server's messages beside the fields. */
  showErrors(errors: SubmitFailure["errors"]): PlacedErrors | undefined;
  /** After every sending, before `onAccepted` or `onFailed`. */
  onSettled?(): void;
  onAccepted(result: SubmitResult): void;
  /** @param first the first field that has one of the server's messages */
  onFailed?(result: SubmitResult, failure: SubmitFailure, first: Field | undefined): void;
}

/** A failure, as it is shown for the form as a whole. */
export interface ShownFailure extends Omit<SubmitFailure, "errors"> {
  /** Messages of the server that belong to no field. */
  readonly messages: readonly string[];
  /** How many failures there were, so that the same one again is announced again. */
  readonly times: number;
}

interface PlacedFailure extends SubmitFailure {
  readonly placed: PlacedErrors | undefined;
}

/** The submission as a component shows it. */
export interface FormSubmission {
  readonly isSending: boolean;
  /** Whether the form is now between its submit and the answer. */
  readonly isSubmitting: () => boolean;
  /** Failure of the last sending; it stays while the form is sent again. */
  readonly failure: ShownFailure | null;
  readonly clearFailure: () => void;
  /** Submits again with the button that was pressed, and returns that button. */
  readonly retry: () => HTMLElement | null;
}

/** Follows a form to its result, whoever sends it, and shows errors (behaviour 9.3, 9.4, 8.5). */
export function useSubmission(
  form: HTMLFormElement | null,
  callbacks: SubmissionCallbacks,
): FormSubmission {
  const widget = useWidget();
  const latest = useLatest(callbacks);
  const { method } = callbacks;

  const submission = useMemo(
    () =>
      form &&
      new Submission<PlacedFailure>(form, {
        tag: widget.element.localName,
        method,
        onValidate: () => latest.current.onValidate?.() ?? true,
        onSending: () => latest.current.onSending(),
        onProgress: (fraction) => latest.current.onProgress?.(fraction),
        leavesFor: (result) => latest.current.leavesFor?.(result) ?? false,
        onLeaving: (result) => latest.current.onAccepted(result),
        onResult(result) {
          const { endsSession, showErrors } = latest.current;
          const failure = submitFailure(result, endsSession?.(result));
          return failure ? { ...failure, placed: showErrors(failure.errors) } : null;
        },
        onSettled(result, failure) {
          latest.current.onSettled?.();
          if (!result) return;
          if (!failure) {
            latest.current.onAccepted(result);
            return;
          }
          latest.current.onFailed?.(result, failure, failure.placed?.first);
          if (failure.kind === "failed" && result.error !== undefined) widget.report(result.error);
        },
      }),
    [form, method, widget, latest],
  );
  useLayoutEffect(() => submission?.follow(), [submission]);
  useDomPatches(
    (patches) => {
      // rails-ujs sends a remote form also when we do: it asks nobody whether the event was prevented.
      if (form && method !== "native" && method !== "unclaimed")
        patches.set(form, "data-remote", null);
      return undefined;
    },
    [form, method],
  );

  const { status, failure, failures } = useSyncExternalStore(
    submission?.subscribe ?? neverChanges,
    submission?.getState ?? noSubmission,
  );
  const shown = useMemo(
    () => failure && { ...failure, messages: failure.placed?.rest ?? [], times: failures },
    [failure, failures],
  );
  return {
    isSending: status === "sending" || status === "leaving",
    isSubmitting: () => submission !== null && isBusy(submission.getState()),
    failure: shown,
    clearFailure: useCallback(() => submission?.edited(), [submission]),
    retry: () => submission?.retry() ?? null,
  };
}

const neverChanges = () => () => {};
const noSubmission = (): SubmissionState<PlacedFailure> => idle;
