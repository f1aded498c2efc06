import { parseJsonObject } from "../json";

/** 24 hours. */
const lifetimeMs = 86_400_000;

/**
 * Whether a user is on vacation, as stored in `localStorage` under `yy:vacation` (behaviour 7.5).
 */
export interface VacationRecord {
  userId: string;
  /** Whether the user is on vacation. */
  state: boolean;
  /** In epoch ms. */
  expires: number;
}

/**
 * The record to store when the metadata says whether the user is on vacation. It expires after 24
 * hours.
 */
export function newVacationRecord(
  userId: number | string,
  onVacation: boolean,
  now: number,
): VacationRecord {
  return { userId: String(userId), state: onVacation, expires: now + lifetimeMs };
}

/**
 * Reads a stored record; undefined for a missing, broken or misshapen one. A numeric `userId`
 * becomes text.
 */
export function parseVacationRecord(text: string | null): VacationRecord | undefined {
  const { userId, state, expires } = parseJsonObject(text) ?? {};
  if (typeof userId !== "string" && typeof userId !== "number") return undefined;
  if (typeof state !== "boolean" || typeof expires !== "number") return undefined;
  return { userId: String(userId), state, expires };
}

/**
 * Whether the record belongs to this user and has not expired. If not, the caller removes the
 * entry. A record that would last longer than 24 hours was written before the clock was set back,
 * and does not count either.
 */
export function vacationApplies(
  record: VacationRecord,
  userId: number | string,
  now: number,
): boolean {
  const left = record.expires - now;
  return record.userId === String(userId) && left > 0 && left <= lifetimeMs;
}
