import {
  newVacationRecord,
  type VacationRecord,
  vacationApplies,
} from "@yy/domain/session/vacationRecord";
import { type CurrentUser, fetchCurrentUser } from "@yy/http/api/metadata";
import { isUnauthorized } from "@yy/http/unauthorized";
import { storedChanges } from "./changeStorage";
import type { SessionState } from "./state";
import { forgetVacation, rememberVacation } from "./vacationStorage";

/** Delay of the one retry (behaviour 7.2). */
const retryDelayMs = 200;

/**
 * What the session knows after the answer; the stored vacation and the stored changes are then this
 * user's.
 */
export function stateOf(
  user: CurrentUser | null,
  { user: before, inbox, vacation }: SessionState,
): Partial<SessionState> {
  // Removes the changes of another user.
  storedChanges(user?.id);
  return {
    signedIn: user !== null,
    user,
    vacation: updateVacation(user, vacation),
    inbox: user !== null && user.id === before?.id ? inbox : null,
  };
}

/**
 * Requests the current user, with one retry after 200 ms; null when nobody is signed in. A 401
 * means that, and is not retried.
 * @throws RequestError
 */
export async function fetchUser(): Promise<CurrentUser | null> {
  try {
    return await fetchCurrentUser().catch(retried);
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

async function retried(error: unknown): Promise<CurrentUser | null> {
  if (isUnauthorized(error)) throw error;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return fetchCurrentUser();
}

/**
 * The vacation in the metadata, else the stored record of the same user. Updates the record in
 * `localStorage`.
 */
function updateVacation(
  user: CurrentUser | null,
  remembered: VacationRecord | null,
): VacationRecord | null {
  const vacation = user && vacationOf(user, remembered);
  if (vacation) rememberVacation(vacation);
  else forgetVacation();
  return vacation;
}

function vacationOf(user: CurrentUser, remembered: VacationRecord | null): VacationRecord | null {
  const now = Date.now();
  if (typeof user.on_vacation === "boolean")
    return newVacationRecord(user.id, user.on_vacation, now);
  return remembered && vacationApplies(remembered, user.id, now) ? remembered : null;
}
