import { useWidget } from "@yy/element";
import { useEffect, useState } from "react";

/** What the server's children are: a link, something else, or nothing visible. */
export type ServerContent = "link" | "other" | "none";

/**
 * Returns what the children are. They may be parsed after the script runs, and may change later.
 */
export function useServerContent(): ServerContent {
  const { element } = useWidget();
  const [content, setContent] = useState(() => contentOf(element));
  useEffect(() => {
    const look = () => setContent(contentOf(element));
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [element]);
  return content;
}

function contentOf(element: Element): ServerContent {
  if (element.querySelector("a[href]")) return "link";
  return element.firstElementChild || element.textContent?.trim() ? "other" : "none";
}
