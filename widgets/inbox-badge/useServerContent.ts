import { useWidget } from "@yy/element";
import { useEffect, useState } from "react";

/** What the server put into the badge: a link, something else, or nothing that shows. */
export type ServerContent = "link" | "other" | "none";

/** Watches the children, which may come after the script and change later. */
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
