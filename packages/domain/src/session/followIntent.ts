import { parseJsonObject } from "../json";

const lifetimeMs = 10 * 60 * 1000;
/** An intent may be this far in the future, in case the clock was set back meanwhile. */
const clockSkewMs = 5_000;

/**
 * The wish to follow somebody, stored in `sessionStorage` under `yy:follow-intent` when a
 * signed-out visitor presses the button and leaves to sign in (yy-follow-button's README, Signed
 * out).
 */
export interface FollowIntent {
  userId: string;
  /** When the visitor left, in epoch ms. */
  at: number;
}

/** Reads a stored intent; undefined for a missing, broken or misshapen one. */
export function parseFollowIntent(text: string | null): FollowIntent | undefined {
  const { userId, at } = parseJsonObject(text) ?? {};
  if (typeof userId !== "string" || typeof at !== "number") return undefined;
  return { userId, at };
}

/**
 * Whether the intent allows following this user now: it has the same id, is at most 10 minutes old,
 * and not from the future.
 */
export function followIntentAllows(intent: FollowIntent, userId: string, now: number): boolean {
  const age = now - intent.at;
  return intent.userId === userId && age >= -clockSkewMs && age <= lifetimeMs;
}
