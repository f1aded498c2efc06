import { useWidget } from "@yy/element";
import { useEffect, useState } from "react";

/** The text of the server's children, which may be parsed after the script runs, and may change later. */
export function useServerText(): string {
  const { element } = useWidget();
  const [text, setText] = useState(() => textOf(element));
  useEffect(() => {
    const read = () => setText(textOf(element));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
  return text;
}

function textOf(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}
