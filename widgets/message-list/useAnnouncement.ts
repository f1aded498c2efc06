import { pluralForm } from "@yy/domain/format/pluralize";
import { useCallback, useState } from "react";

/** What the live region says, and how it is told something else. */
export function useAnnouncement() {
  const [notice, setNotice] = useState("");
  const announce = useCallback((text: string) => {
    // The same words again would not be read out: a space more makes them others.
    setNotice((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { notice, announce };
}

/** The words for one or for many, with the number. */
export function countText(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}
