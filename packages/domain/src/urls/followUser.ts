import { queryParameter, withoutQueryParameter, withQueryParameter } from "./queryParameter";

const FOLLOW_USER = "follow_user";

/**
 * Where a signed-out visitor goes to follow somebody: the login address with `redirect_to`, the page's absolute
 * address with `follow_user={userId}` in it. Both keep the rest of their query and their fragment
 * (yy-follow-button's README, Signed out).
 */
export function loginUrlWithReturn(loginPath: string, pageAddress: string, userId: string): string {
  const returnAddress = withQueryParameter(pageAddress, FOLLOW_USER, userId);
  return withQueryParameter(loginPath, "redirect_to", returnAddress);
}

/** The id of the user whom the returning visitor may have meant to follow; undefined without a usable parameter. */
export function followUserOf(address: string): string | undefined {
  return queryParameter(address, FOLLOW_USER)?.trim() || undefined;
}

/** The address as it was before `loginUrlWithReturn`. */
export function withoutFollowUser(address: string): string {
  return withoutQueryParameter(address, FOLLOW_USER);
}
