import { followIntentAllows, parseFollowIntent } from "@yy/domain/session/followIntent";
import { followUserOf, withoutFollowUser } from "@yy/domain/urls/followUser";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

const key = "yy:follow-intent";

/** The URL that was parsed last, and its result: every button of a list asks for the same one. */
let parsed: { readonly href: string; readonly userId: string | undefined } | undefined;

/** Whether this page's URL asks to follow the user; visitors come back to it from signing in. */
export function urlAsksToFollow(userId: string): boolean {
  const { href } = location;
  if (parsed?.href !== href) parsed = { href, userId: followUserOf(href) };
  return parsed.userId === userId;
}

/** Remembers in this tab that the visitor leaves to sign in and then follow the user. */
export function storeFollowIntent(userId: string): void {
  // Without storage the visitor signs in and clicks once more.
  writeStored("sessionStorage", key, JSON.stringify({ userId, at: Date.now() }));
}

/**
 * Whether the visitor left this tab to sign in and follow the user, at most ten minutes ago.
 * Reading removes the intent, so that it works once. Without an intent, a link with `follow_user`
 * in it follows no one (README, Signed out).
 */
export function takeFollowIntent(userId: string): boolean {
  const intent = parseFollowIntent(readStored("sessionStorage", key));
  removeStored("sessionStorage", key);
  return intent !== undefined && followIntentAllows(intent, userId, Date.now());
}

/**
 * Removes `follow_user` from the URL without a history entry, and keeps the entry's state, which
 * Turbo uses.
 */
export function clearFollowUrl(): void {
  history.replaceState(history.state, "", withoutFollowUser(location.href));
}
