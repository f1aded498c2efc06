import { isRequestError } from "@yy/domain/errors";
import { isTokenField } from "@yy/domain/forms/frameworkFields";
import { csrfParameter, csrfToken } from "@yy/page/metas";
import { isCsrfFailure } from "./csrfFailure";
import { renewCsrfToken } from "./renewCsrfToken";

/** The page and token that may be at fault. Another page, or a reload, has a token of its own. */
let suspect: { readonly href: string; readonly token: string | null } | undefined;

const current = () => ({ href: location.href, token: csrfToken() });

/**
 * Notes whether the page's token may be at fault: the visitor has to sign in first, perhaps in
 * another tab, whose session has another token, or the server has refused the token.
 */
export function noteTokenFailure(error: unknown): void {
  if (isRequestError(error) && (error.status === 401 || isCsrfFailure(error))) suspect = current();
}

/**
 * Notes that a form was answered by another page: if this one is still here, that may be the
 * sign-in page.
 */
export function noteTokenPage(): void {
  suspect = current();
}

/** Puts another token into the page and the data, if the one there is in doubt. */
export async function renewTokenOf(data: FormData): Promise<void> {
  const { href, token: old } = current();
  const isSuspect = suspect?.href === href && suspect.token === old;
  suspect = undefined;
  if (!isSuspect) return;
  // On a failure the form itself will fail, and say why.
  await renewCsrfToken().catch(() => undefined);
  const token = csrfToken();
  if (token === null) return;
  for (const name of [...data.keys()])
    if (isTokenField(name, csrfParameter())) data.set(name, token);
}
