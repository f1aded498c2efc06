import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import { renewCsrfToken } from "@yy/http/renewCsrfToken";

/**
 * The page's token for writes. It is of no use any more once the visitor has signed in again in another tab, as the
 * widget tells them to when the session has ended: then it is had anew before the next write.
 */
export class SessionToken {
  #isInDoubt = false;

  /** Looks at why a write was refused: a session that has ended, or, as Rails says of a wrong token, 422 without a word. */
  noteFailure(error: unknown): void {
    if (!isRequestError(error)) return;
    const { status } = error;
    if (status === 401 || (status === 422 && fieldErrorsOf(error).size === 0))
      this.#isInDoubt = true;
  }

  /** Before a write. */
  async ready(): Promise<void> {
    if (!this.#isInDoubt) return;
    this.#isInDoubt = false;
    // Without it the write says itself what is wrong.
    await renewCsrfToken().catch(() => undefined);
  }
}
