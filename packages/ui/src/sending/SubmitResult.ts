/** What came of a sending. */
export interface SubmitResult {
  readonly isSuccess: boolean;
  /** 0 when there was no answer. */
  readonly status: number;
  /** Parsed JSON, else the text. */
  readonly body: unknown;
  /** Where the page goes on, when the request was ours. */
  readonly redirectedTo?: string | undefined;
  /** Absolute URL that answered a library of the page, after redirects; empty when nobody did. */
  readonly url?: string;
  /** The answer has been shown by who sent the form: rails-ujs ran its script, Turbo rendered its page. */
  readonly isShown?: boolean;
  /** For `yy:error`, unless the server has said what is wrong with which field. */
  readonly error?: unknown;
}

/** How a sending is followed: `begin` when it leaves, `finish` with what came of it. */
export interface Follower {
  readonly signal: AbortSignal;
  begin(): void;
  finish(result: SubmitResult): void;
}
