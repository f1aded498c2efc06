/**
 * Why a submission failed: the server names what is wrong (`refused`), the library that sent the
 * form has shown the answer (`shown`), nobody is signed in any more, or there is no answer that
 * says why (`failed`).
 */
export type FailureKind = "refused" | "shown" | "signedOut" | "failed";

/** State of the submission of one form. */
export interface SubmissionState<Failure extends { readonly kind: FailureKind }> {
  /**
   * `validating`: from the submit event until the form is sent, or is not; in between it is
   * validated, waits for lookups, and the visitor is asked to confirm. `leaving`: the server
   * has taken it, and the page that it leads to is on its way. At rest it is `idle` or says how the
   * last sending ended.
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
   * How many times the form has been sent: the number of the current sending, or of the last one.
   */
  readonly sendings: number;
  /**
   * How much of its files the current sending has sent, 0 to 1. It is null while that is unknown.
   */
  readonly progress: number | null;
  /** Failure of the last sending; it stays while the form is sent again. */
  readonly failure: Failure | null;
}

export type SubmissionAction<Failure> =
  /** A submit event. */
  | { readonly type: "submitted" }
  /** It is not sent after all: invalid, not confirmed, prevented by the page. */
  | { readonly type: "withdrawn" }
  /** Somebody sends the form: the browser, a library of the page, or we. */
  | { readonly type: "sent" }
  /** A part of the sending of this number has left the browser: the fraction of its files. */
  | { readonly type: "progressed"; readonly sending: number; readonly fraction: number }
  /** The answer to the sending of this number. */
  | { readonly type: "answered"; readonly sending: number; readonly failure: Failure | null }
  /** The server has taken the sending of this number, and leads to another page. */
  | { readonly type: "left"; readonly sending: number }
  /**
   * The sending of this number is over, with an unknown result: the browser has sent the form, or
   * the page came back.
   */
  | { readonly type: "ended"; readonly sending: number }
  /** The visitor has changed something: the failure is no longer about what is in the form. */
  | { readonly type: "edited" };

export const idle: SubmissionState<never> = {
  status: "idle",
  sendings: 0,
  progress: null,
  failure: null,
};

/** All transitions of a submission. An action that does not fit gives the same object back. */
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
      // Libraries also send forms without a submit event that we have heard.
      return isUnderWay(state)
        ? state
        : { ...state, status: "sending", sendings: state.sendings + 1, progress: null };
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

/** Whether the form has been sent, and nothing else may be until the answer is here and shown. */
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
