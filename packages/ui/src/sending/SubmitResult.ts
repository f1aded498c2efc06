import { isRequestError } from "@yy/domain/errors";

/** What came of a sending. */
export interface SubmitResult {
  readonly isSuccess: boolean;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** Where the page goes on, when the request was ours. */
  readonly redirectedTo?: string | undefined;
  /** Absolute URL that answered, after redirects; empty when nobody did. */
  readonly url?: string;
  /** The answer has been shown by who sent the form: rails-ujs ran its script, Turbo rendered its page. */
  readonly isShown?: boolean;
  /** For `yy:error`, unless the server has said what is wrong with which field. */
  readonly error?: unknown;
}

/** What a request of ours rejected with, as the result of a sending. */
export function failedResult(error: unknown): SubmitResult {
  const { status, url, body } = isRequestError(error) ? error : noAnswer;
  return { isSuccess: false, status, url, body, error };
}

const noAnswer = { status: 0, url: "", body: null };
