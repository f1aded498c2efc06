import { isRequestError } from "@yy/domain/errors";

/** How a submission ended. */
export interface SubmitResult {
  readonly isSuccess: boolean;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** URL that the server redirected to; only when the request was ours. */
  readonly redirectedTo?: string | undefined;
  /** Absolute URL that answered, after redirects; empty without an answer. */
  readonly url?: string;
  /** The library that sent the form has shown the answer: rails-ujs ran its script, or Turbo rendered its page. */
  readonly isShown?: boolean;
  /** rails-ujs sends the form, and leads nobody to the page that it is redirected to. */
  readonly staysHere?: boolean;
  /** Seconds after which the server says to try again. */
  readonly retryAfter?: number | undefined;
  /** Reported as `yy:error`, unless the server has named the fields at fault. */
  readonly error?: unknown;
}

/** The result for what a request of ours rejected with. */
export function failedResult(error: unknown): SubmitResult {
  const { status, url, body, retryAfter } = isRequestError(error) ? error : noAnswer;
  return { isSuccess: false, status, url, body, retryAfter, error };
}

const noAnswer = { status: 0, url: "", body: null, retryAfter: undefined };
