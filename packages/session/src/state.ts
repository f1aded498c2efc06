import type { VacationRecord } from "@yy/domain/session/vacationRecord";
import type { InboxCounters } from "@yy/http/api/inbox";
import type { CurrentUser } from "@yy/http/api/metadata";
import { deviceType, environment, fingerprint } from "@yy/page/metas";
import type { StoreApi } from "zustand/vanilla";

/** The session's state (behaviour 7.1). */
export interface SessionState {
  /** Null until the metadata answer arrives. */
  readonly signedIn: boolean | null;
  readonly user: CurrentUser | null;
  /** False only if `meta[name=fingerprint]` says `false`. */
  readonly fingerprint: boolean;
  readonly deviceType: string | null;
  readonly environment: string;
  /** The latest counters; null before the first. */
  readonly inbox: InboxCounters | null;
  /** Vacation of the signed-in user; until the metadata arrives, the record in `localStorage`. */
  readonly vacation: VacationRecord | null;
}

export type Report = (error: unknown) => void;

/** The page's session store, with the methods that change it (behaviour 7). */
export interface Session extends StoreApi<SessionState> {
  /**
   * Resolves to the state once it is certain who the visitor is. Requests the
   * metadata unless that was done before. Rejects with a `RequestError` when the request fails.
   * @param report called on a failure, of the first caller only
   * @param options `retry`: request again after a failure; for actions of the visitor, not for the
   * page itself
   */
  ensureUser(report: Report, options?: { readonly retry?: boolean }): Promise<SessionState>;
  /**
   * Requests the metadata again, because the visitor may have changed. Rejects with a
   * `RequestError`; then the state stays.
   */
  refresh(): Promise<SessionState>;
  /** Call when the visitor has signed out, by a request of the page for example. */
  signOut(): void;
  setInbox(counters: InboxCounters): void;
}

/** The rest of the state while the visitor is unknown. */
export const nothingKnown = { signedIn: null, user: null, vacation: null, inbox: null } as const;

/** The part of the state that comes from the page's head. */
export function pageFacts(): Pick<SessionState, "fingerprint" | "deviceType" | "environment"> {
  return { fingerprint: fingerprint(), deviceType: deviceType(), environment: environment() };
}
