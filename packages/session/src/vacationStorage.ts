import { parseVacationRecord, type VacationRecord } from "@yy/domain/session/vacationRecord";

const key = "yy:vacation";

/** The stored record; null, and removed, when it is expired or broken. Null when storage throws. */
export function recallVacation(): VacationRecord | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const record = parseVacationRecord(text);
    if (record && Date.now() < record.expires) return record;
  } catch {
    // Private mode, or a blocked third-party frame: there is no stored record.
  }
  forgetVacation();
  return null;
}

/** Stores the record. Errors of the storage are ignored: the state in memory is enough for this page. */
export function rememberVacation(record: VacationRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Storage is full, or private mode.
  }
}

/** Removes the record; errors are ignored, as in `rememberVacation`. */
export function forgetVacation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Private mode: there was nothing to forget.
  }
}
