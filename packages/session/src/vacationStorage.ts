import { parseVacationRecord, type VacationRecord } from "@yy/domain/session/vacationRecord";

const key = "yy:vacation";

/** The remembered record while it is good; an expired or broken one is removed. Storage that throws holds nothing. */
export function recallVacation(): VacationRecord | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const record = parseVacationRecord(text);
    if (record && Date.now() < record.expires) return record;
  } catch {
    // Private mode or a blocked third-party frame: the page works without the memory.
  }
  forgetVacation();
  return null;
}

/** Storage that throws is survived: the state in memory still holds for this page. */
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
