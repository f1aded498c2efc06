import { queryParameter, withoutQueryParameter, withQueryParameter } from "./parts";

const followParameter = "follow_user";

/**
 * The URL to which a signed-out visitor is sent on a click to follow: the login URL with
 * `redirect_to`, the page's absolute URL with `follow_user={userId}` in it. Both keep the rest of
 * their query and their fragment (yy-follow-button's README, Signed out).
 */
export function loginUrlWithReturn(loginPath: string, pageUrl: string, userId: string): string {
  const returnUrl = withQueryParameter(pageUrl, followParameter, userId);
  return withQueryParameter(loginPath, "redirect_to", returnUrl);
}

/** The id of the user to follow after signing in; undefined when the URL has none. */
export function followUserOf(url: string): string | undefined {
  return queryParameter(url, followParameter)?.trim() || undefined;
}

/** The URL as it was before `loginUrlWithReturn`. */
export function withoutFollowUser(url: string): string {
  return withoutQueryParameter(url, followParameter);
}
