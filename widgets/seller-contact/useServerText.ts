import { useWidget } from "@yy/element";
import { spokenWords, watchWords } from "@yy/ui/spokenWords";
import { useEffect, useState } from "react";

/**
 * Returns the accessible text of the server's children. They may be parsed after the script runs,
 * and may change later.
 */
export function useServerText(): string {
  const { element } = useWidget();
  const [text, setText] = useState(() => textOf(element));
  useEffect(() => {
    const read = () => setText(textOf(element));
    read();
    return watchWords(element, read);
  }, [element]);
  return text;
}

function textOf(element: Element): string {
  const link = element.querySelector("a");
  // A page may hide a link that is for browsers without JavaScript.
  return spokenWords(element) || (link ? spokenWords(link) : "");
}
