import type { VacationRecord } from "@yy/domain/session/vacationRecord";
import type { InboxCounters } from "@yy/http/api/inbox";
import type { CurrentUser } from "@yy/http/api/metadata";
import { deviceType, environment, fingerprint } from "@yy/page/metas";

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

/** The part of the state that comes from the page's head. */
export function pageFacts(): Pick<SessionState, "fingerprint" | "deviceType" | "environment"> {
  return { fingerprint: fingerprint(), deviceType: deviceType(), environment: environment() };
}
