import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import { renewCsrfToken } from "@yy/http/renewCsrfToken";

/**
 * The page's CSRF token. When the session has ended, the widget asks the visitor to sign in again, in another tab; the
 * server then rejects this page's token, so another one is requested before the next write.
 */
export class SessionToken {
  #isInDoubt = false;

  /** Notes whether the token may be at fault: after a 401, or a 422 without a message, as Rails answers to a wrong one. */
  noteFailure(error: unknown): void {
    if (!isRequestError(error)) return;
    const { status } = error;
    if (status === 401 || (status === 422 && fieldErrorsOf(error).size === 0))
      this.#isInDoubt = true;
  }

  /** Call before a write: requests another token if the last write failed for it. */
  async ready(): Promise<void> {
    if (!this.#isInDoubt) return;
    this.#isInDoubt = false;
    // On a failure the write itself will fail and say why.
    await renewCsrfToken().catch(() => undefined);
  }
}
