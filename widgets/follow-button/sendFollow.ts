import { loginUrlWithReturn } from "@yy/domain/urls/followUser";
import { follow, unfollow } from "@yy/http/api/follow";
import { navigate, resolveNavigation } from "@yy/http/navigate";
import { onLeft } from "@yy/page/moments";
import { rememberSender } from "@yy/session/otherVisitor";
import { session } from "@yy/session/session";
import { answeredBySession } from "@yy/ui/remote/signedOut";
import { storeFollowIntent } from "./followIntent";

export interface FollowOptions {
  readonly userId: string;
  /** Whether the user is followed, as the server's markup says. */
  readonly following: boolean;
  readonly followPath: string;
  readonly unfollowPath: string;
  readonly loginPath: string;
  readonly statePath: string | undefined;
}

interface Sender {
  report(error: unknown): void;
  /** Aborts once the button has left the page; then no one is sent to the sign-in page. */
  readonly signal: AbortSignal;
  /** Whether the browser leaves the page now. */
  readonly isLeaving: boolean;
}

/**
 * Sends a follow or an unfollow once it is known that the visitor is signed in. Visitors who are
 * signed out go to the sign-in page.
 *
 * @returns the value that was sent, or undefined when none was
 * @throws RequestError
 */
export async function sendFollow(
  following: boolean,
  options: FollowOptions,
  { report, signal, isLeaving }: Sender,
): Promise<boolean | undefined> {
  const isSenderThere = rememberSender();
  const visitor = isLeaving ? undefined : await visitorUnlessLeaving(report);
  if (visitor === null || !(await isSenderThere("none"))) return undefined;
  if (visitor?.signedIn === false) {
    if (!signal.aborted) leaveToSignIn(options, following);
    return undefined;
  }
  const { userId, followPath, unfollowPath, loginPath } = options;
  const sent = following ? follow(followPath, userId) : unfollow(unfollowPath, userId);
  answeredBySession(await sent, loginPath);
  return following;
}

/**
 * Goes to the sign-in page.
 * @throws ConfigError when the sign-in page is on a foreign origin; then nothing is stored and the
 * visitor stays
 */
export function leaveToSignIn({ loginPath, userId }: FollowOptions, wantsToFollow: boolean): void {
  const login = resolveNavigation(loginUrlWithReturn(loginPath, location.href, userId));
  if (wantsToFollow) storeFollowIntent(userId);
  navigate(login);
}

/**
 * Returns the session; null when it cannot be known. Undefined when the page is left before: then
 * the server decides whether the visitor is signed in.
 */
async function visitorUnlessLeaving(report: (error: unknown) => void) {
  const end = new AbortController();
  const leaving = new Promise<undefined>((resolve) => {
    onLeft(() => resolve(undefined), end);
  });
  const visitor = session.ensureUser(report, { retry: true }).catch(() => null);
  try {
    return await Promise.race([visitor, leaving]);
  } finally {
    end.abort();
  }
}
