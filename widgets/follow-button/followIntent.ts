import { followIntentAllows, parseFollowIntent } from "@yy/domain/session/followIntent";
import { followUserOf, withoutFollowUser } from "@yy/domain/urls/followUser";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

const key = "yy:follow-intent";

/** The URL parsed last, and its result: every button of a list asks for the same one. */
let known: { readonly href: string; readonly userId: string | undefined } | undefined;

/** Whether this page's URL asks to follow the user: the visitor may be back from signing in. */
export function urlAsksToFollow(userId: string): boolean {
  const { href } = location;
  if (known?.href !== href) known = { href, userId: followUserOf(href) };
  return known.userId === userId;
}

/** Remembers, for this tab, that the visitor leaves to sign in and then follow the user. */
export function storeFollowIntent(userId: string): void {
  // Without storage the visitor signs in and clicks once more.
  writeStored("sessionStorage", key, JSON.stringify({ userId, at: Date.now() }));
}

/**
 * Whether the visitor left this tab to sign in and follow the user, at most ten minutes ago.
 * Reading consumes it, so that it works once; without it a link with `follow_user` in it follows
 * nobody (README, Signed out).
 */
export function takeFollowIntent(userId: string): boolean {
  const intent = parseFollowIntent(readStored("sessionStorage", key));
  removeStored("sessionStorage", key);
  return intent !== undefined && followIntentAllows(intent, userId, Date.now());
}

/**
 * Takes `follow_user` out of the URL without a history entry; what Turbo keeps in the entry's state
 * stays.
 */
export function clearFollowUrl(): void {
  history.replaceState(history.state, "", withoutFollowUser(location.href));
}
