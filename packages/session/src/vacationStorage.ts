import { parseVacationRecord, type VacationRecord } from "@yy/domain/session/vacationRecord";

const key = "yy:vacation";

/** The remembered record while it is good; an expired or broken one is removed. Storage that throws holds nothing. */
export function recallVacation(now: number): VacationRecord | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const record = parseVacationRecord(text);
    if (record && now < record.expires) return record;
    localStorage.removeItem(key);
  } catch {
    // Private mode or a blocked third-party frame: the page works without the memory.
  }
  return null;
}

/** Remembers the record, or forgets it; storage that throws is survived. */
export function rememberVacation(record: VacationRecord | null): void {
  try {
    if (record) localStorage.setItem(key, JSON.stringify(record));
    else localStorage.removeItem(key);
  } catch {
    // Quota or private mode: the state in memory still holds for this page.
  }
}
