import { idle, isUnderWay } from "@yy/domain/forms/submissionReducer";
import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useLatest } from "@yy/element/react/useLatest";
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { followForm } from "./followForm";
import {
  type ShownFailure,
  Submission,
  type SubmissionOptions,
  type SubmissionStore,
  type SubmitMethod,
} from "./Submission";

/** The submission as a component shows it. */
export interface FormSubmission {
  readonly isSending: boolean;
  /** The fraction of the form's files that has been sent; null while it is unknown. */
  readonly progress: number | null;
  /** The failure of the last sending; it stays while the form is sent again. */
  readonly failure: ShownFailure | null;
  readonly clearFailure: () => void;
  /** Submits again with the button that was pressed, and returns that button. */
  readonly retry: () => HTMLElement | null;
}

/**
 * Follows the submissions of a form up to their results, whether the browser, a library or the
 * widget sends it, and shows errors (behaviour 9.3, 9.4, 8.5).
 * @param method a function has to be the same in every render, because another one restarts the
 * following
 * @param store holds the state of the submission, for callers that render the form without React
 */
export function useSubmission(
  form: HTMLFormElement | null,
  method: SubmitMethod,
  options: SubmissionOptions,
  store?: SubmissionStore,
): FormSubmission {
  const { element, report } = useWidget();
  const latest = useLatest(options);
  const submission = useMemo(
    () =>
      form && new Submission(form, method, element.localName, () => latest.current, report, store),
    [form, method, element, latest, report, store],
  );
  useLayoutEffect(() => (submission ? followForm(submission) : undefined), [submission]);
  useDomPatches(
    (patches) => {
      // rails-ujs would send a form with `data-remote` too: it ignores `defaultPrevented`.
      if (form && method !== "native" && method !== "fetchUnlessTaken")
        patches.set(form, "data-remote", null);
      return undefined;
    },
    [form, method],
  );

  const state = useSyncExternalStore(
    submission?.store.subscribe ?? neverChanges,
    submission?.store.getState ?? (() => idle),
  );
  return {
    isSending: isUnderWay(state),
    progress: state.progress,
    failure: state.failure,
    clearFailure: useCallback(() => submission?.dispatch({ type: "edited" }), [submission]),
    retry: () => submission?.retry() ?? null,
  };
}

const neverChanges = () => () => {};
