import { pluralForm } from "@yy/domain/format/pluralize";
import { useCallback, useState } from "react";

/** What the live region says, and how it is told something else. */
export function useNews() {
  const [news, setNews] = useState("");
  const tell = useCallback((text: string) => {
    // The same words again would not be read out: a space more makes them others.
    setNews((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return { news, tell };
}

/** The words for one or for many, with the number. */
export function countText(count: number, one: string, many: string): string {
  return pluralForm(count, one, many).replaceAll("{count}", String(count));
}
