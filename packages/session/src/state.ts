import type { VacationRecord } from "@yy/domain/session/vacationRecord";
import type { InboxCounters } from "@yy/http/api/inbox";
import type { CurrentUser } from "@yy/http/api/metadata";
import { deviceType, environment, fingerprint } from "@yy/http/pageMeta";

/** What the page knows of its visitor (behaviour 7.1). */
export interface SessionState {
  /** Null until the metadata answer arrives. */
  readonly signedIn: boolean | null;
  readonly user: CurrentUser | null;
  /** False only if `meta[name=fingerprint]` says `false`. */
  readonly fingerprint: boolean;
  readonly deviceType: string | null;
  readonly environment: string;
  /** The last counters seen; null before the first. */
  readonly inbox: InboxCounters | null;
  /** Of the signed-in user; before the metadata arrives, what this browser remembers. */
  readonly vacation: VacationRecord | null;
}

/** The part of the state that the page's head says. */
export function pageFacts(): Pick<SessionState, "fingerprint" | "deviceType" | "environment"> {
  return { fingerprint: fingerprint(), deviceType: deviceType(), environment: environment() };
}
