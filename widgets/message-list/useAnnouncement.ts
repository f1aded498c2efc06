import { pluralForm } from "@yy/domain/format/pluralize";
import { useCallback, useState } from "react";

/** Returns the text of the live region, and a function that announces another text. */
export function useAnnouncement() {
  const [notice, setNotice] = useState("");
  const announce = useCallback((text: string) => {
    // A repeated text is not announced; an added space makes it a different one.
    setNotice((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { notice, announce };
}

/** Returns the text for one or for many, with the number. */
export function countText(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}
