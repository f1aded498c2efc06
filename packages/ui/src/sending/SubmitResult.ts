import { isRequestError } from "@yy/domain/errors";
import type { AnsweredPage } from "@yy/domain/forms/answerMeaning";

/** How a submission ended. What that means is said by `answerMeaning`. */
export interface SubmitResult {
  /** Whoever sent the form takes the answer for a success. */
  readonly isSuccess: boolean;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** URL that the server redirected to; only when the request was ours. */
  readonly redirectedTo?: string | undefined;
  /** Absolute URL that answered, after redirects; empty without an answer. */
  readonly url?: string;
  /** Whether it answered after a redirect. */
  readonly isRedirected?: boolean;
  /** What the page says that came in answer; undefined when none came. */
  readonly page?: AnsweredPage | undefined;
  /** It is certain that nothing has left the browser. */
  readonly isUnsent?: boolean;
  /** The library that sent the form has shown the answer: rails-ujs ran its script, or Turbo rendered its page. */
  readonly isShown?: boolean;
  /** rails-ujs sends the form, and leads nobody to the page that it is redirected to. */
  readonly staysHere?: boolean;
  /** Seconds after which the server says to try again. */
  readonly retryAfter?: number | undefined;
  /** Reported as `yy:error`, unless the server has named the fields at fault. */
  readonly error?: unknown;
}

/** The result for what a request of ours rejected with. An error of another kind has come before the request. */
export function failedResult(error: unknown): SubmitResult & { readonly isUnsent: boolean } {
  const isUnsent = !isRequestError(error);
  const { status, url, body, retryAfter } = isUnsent ? noAnswer : error;
  return { isSuccess: false, status, url, body, retryAfter, error, isUnsent };
}

const noAnswer = { status: 0, url: "", body: null, retryAfter: undefined };
