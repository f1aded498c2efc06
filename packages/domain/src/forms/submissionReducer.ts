/**
 * Why a submission failed: the server rejected fields (`refused`), the library that sent the form
 * has shown the answer (`shown`), the visitor is no longer signed in (`signedOut`), or another
 * reason (`failed`).
 */
export type FailureKind = "refused" | "shown" | "signedOut" | "failed";

/** The state of the submission of one form. */
export interface SubmissionState<Failure extends { readonly kind: FailureKind }> {
  /**
   * `validating`: from the submit event until the form is sent or the submission is given up; in
   * this time lookups are awaited, the form is validated, and the visitor is asked to confirm.
   * `leaving`: the server has accepted the form, and the next page is loading. Otherwise the status
   * is `idle` or says how the last sending ended.
   */
  readonly status:
    | "idle"
    | "validating"
    | "sending"
    | "leaving"
    | "accepted"
    | "refused"
    | "failed"
    | "signedOut";
  /**
   * How many times the form has been sent. This is also the number of the current sending, or of
   * the last one.
   */
  readonly sendings: number;
  /**
   * The fraction of the form's files that the current sending has sent, 0 to 1; null while it is
   * unknown.
   */
  readonly progress: number | null;
  /** The failure of the last sending; it stays while the form is sent again. */
  readonly failure: Failure | null;
}

export type SubmissionAction<Failure> =
  /** A submit event. */
  | { readonly type: "submitted" }
  /**
   * The form is not sent after all: it is invalid, the visitor did not confirm, or the page
   * cancelled the event.
   */
  | { readonly type: "withdrawn" }
  /**
   * The browser, a library of the page or the widget sends the form. This sending replaces one that
   * is under way, whose end changes nothing from then on.
   */
  | { readonly type: "sent" }
  /** The sending with this number has sent a fraction of its files. */
  | { readonly type: "progressed"; readonly sending: number; readonly fraction: number }
  /** The sending with this number was answered. */
  | { readonly type: "answered"; readonly sending: number; readonly failure: Failure | null }
  /** The server has accepted the sending with this number, and another page will be loaded. */
  | { readonly type: "left"; readonly sending: number }
  /**
   * The sending with this number is over with an unknown result: the browser has sent the form, or
   * the page was restored from the back/forward cache.
   */
  | { readonly type: "ended"; readonly sending: number }
  /** The visitor has changed a field: the failure is no longer about the form's current data. */
  | { readonly type: "edited" };

export const idle: SubmissionState<never> = {
  status: "idle",
  sendings: 0,
  progress: null,
  failure: null,
};

/**
 * All transitions of a submission. For an action that is not possible in this status it returns the
 * same object.
 */
export function submissionReducer<Failure extends { readonly kind: FailureKind }>(
  state: SubmissionState<Failure>,
  action: SubmissionAction<Failure>,
): SubmissionState<Failure> {
  const isAwaited = (sending: number) => state.status === "sending" && sending === state.sendings;
  switch (action.type) {
    case "submitted":
      return isBusy(state) ? state : { ...state, status: "validating" };
    case "withdrawn":
      return state.status === "validating" ? atRest(state) : state;
    case "sent":
      // Libraries also send forms without a submit event.
      return { ...state, status: "sending", sendings: state.sendings + 1, progress: null };
    case "progressed":
      return isAwaited(action.sending) ? { ...state, progress: action.fraction } : state;
    case "answered": {
      if (!isAwaited(action.sending)) return state;
      const { failure } = action;
      if (!failure) return { ...state, status: "accepted", progress: null, failure };
      return atRest({ ...state, progress: null, failure });
    }
    case "left":
      if (!isAwaited(action.sending)) return state;
      return { ...state, status: "leaving", progress: null, failure: null };
    case "ended":
      if (!isUnderWay(state) || action.sending !== state.sendings) return state;
      return { ...state, status: "idle", progress: null, failure: null };
    case "edited": {
      if (isBusy(state)) return state.failure ? { ...state, failure: null } : state;
      return state.status === "idle" ? state : { ...state, status: "idle", failure: null };
    }
  }
}

type AnyState = SubmissionState<{ readonly kind: FailureKind }>;

/** Whether another submit has to wait. */
export function isBusy(state: AnyState): boolean {
  return state.status === "validating" || isUnderWay(state);
}

/**
 * Whether the form has been sent and its answer is not handled yet: until then only buttons with
 * `formnovalidate` and scripts send it again.
 */
export function isUnderWay({ status }: AnyState): boolean {
  return status === "sending" || status === "leaving";
}

function atRest<Failure extends { readonly kind: FailureKind }>(
  state: SubmissionState<Failure>,
): SubmissionState<Failure> {
  return { ...state, status: statusAfter(state.failure) };
}

function statusAfter(failure: { readonly kind: FailureKind } | null) {
  if (!failure) return "idle";
  return failure.kind === "shown" ? "refused" : failure.kind;
}
