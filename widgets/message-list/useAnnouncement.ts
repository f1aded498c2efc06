import { pluralForm } from "@yy/domain/format/pluralize";
import { useCallback, useState } from "react";

/** The text of the live region, and a function that announces another. */
export function useAnnouncement() {
  const [notice, setNotice] = useState("");
  const announce = useCallback((text: string) => {
    // The same text again would not be announced; a further space makes it another.
    setNotice((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { notice, announce };
}

/** The words for one or for many, with the number. */
export function countText(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}
