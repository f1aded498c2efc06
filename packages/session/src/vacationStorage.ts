import { parseVacationRecord, type VacationRecord } from "@yy/domain/session/vacationRecord";
import { readStored, removeStored, writeStored } from "@yy/page/stored";

const key = "yy:vacation";

/** The stored record; null, and removed, when it is expired or broken. */
export function recallVacation(): VacationRecord | null {
  const text = readStored("localStorage", key);
  if (text === null) return null;
  const record = parseVacationRecord(text);
  if (record && Date.now() < record.expires) return record;
  forgetVacation();
  return null;
}

/** Stores the record. Without storage the state in memory is enough for this page. */
export function rememberVacation(record: VacationRecord): void {
  writeStored("localStorage", key, JSON.stringify(record));
}

export function forgetVacation(): void {
  removeStored("localStorage", key);
}
