import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import { csrfParameter, csrfToken } from "@yy/page/metas";
import { renewCsrfToken } from "./renewCsrfToken";

let isInDoubt = false;

/**
 * Notes whether the page's token may be at fault: the visitor has to sign in first, perhaps in another tab, whose session
 * has another token, or the server has refused the token (419, or 422 without a message).
 */
export function noteTokenFailure(error: unknown): void {
  if (!isRequestError(error)) return;
  const { status } = error;
  isInDoubt ||= [401, 419].includes(status) || (status === 422 && fieldErrorsOf(error).size === 0);
}

/** Notes that a form was redirected: if the page is still here, it was to the sign-in page. */
export function noteTokenRedirect(): void {
  isInDoubt = true;
}

/** Puts another token into the page and the data, if the one there is in doubt. */
export async function renewTokenOf(data: FormData): Promise<void> {
  if (!isInDoubt) return;
  isInDoubt = false;
  // On a failure the form itself will fail, and say why.
  await renewCsrfToken().catch(() => undefined);
  const token = csrfToken();
  // Laravel's pages do not name their parameter.
  for (const name of [csrfParameter(), "_token"])
    if (token !== null && data.has(name)) data.set(name, token);
}
