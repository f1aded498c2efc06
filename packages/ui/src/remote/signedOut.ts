import { RequestError } from "@yy/domain/errors";
import { withoutTrailingSlashes } from "@yy/domain/urls/trailingSlashes";

/** What tells that the server does not know the visitor any more. */
interface SignedOutAnswer {
  readonly status: number;
  /** Absolute address that answered, after redirects; empty when nobody did. */
  readonly url: string;
}

/** Whether the answer is a 401, or comes from the sign-in page, which looks like a success. */
export function isSignedOut({ status, url }: SignedOutAnswer, loginPath: string): boolean {
  return status === 401 || (url !== "" && pathOf(url) === pathOf(loginPath));
}

/** The same of what a request rejected with. */
export function isSessionOver(error: unknown, loginPath: string): boolean {
  return error instanceof RequestError && isSignedOut(error, loginPath);
}

/** The sign-in page, which leads back to this one. */
export function signInHere(loginPath: string): string {
  const login = new URL(loginPath, document.baseURI);
  login.searchParams.set("redirect_to", location.href);
  return login.href;
}

function pathOf(address: string): string {
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin + withoutTrailingSlashes(pathname);
}
