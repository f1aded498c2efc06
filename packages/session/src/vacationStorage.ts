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
    // Private mode or a blocked third-party frame: the page works without storage.
  }
  forgetVacation();
  return null;
}

/** Stores the record. Errors of the storage are ignored: the state in memory is enough for this page. */
export function rememberVacation(record: VacationRecord): void {
  try {
    localStorage.setItem(key, JSON.stringify(record));
  } catch {
    // Quota or private mode.
  }
}

/** As `rememberVacation`. */
export function forgetVacation(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Private mode: there was nothing to forget.
  }
}
