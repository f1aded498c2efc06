import { useWidget } from "@yy/element";
import { useEffect, useState } from "react";

/** How the server's card names the product. */
export interface ServerTitle {
  /** Its heading's words, else its link's, else all of them, else what its photo is called; "" when it says nothing. */
  readonly text: string;
  /** Its heading, whose level the drawn title keeps; a plain paragraph without one. */
  readonly tag: HeadingTag | "p";
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** The name in the server's children, which may still be on their way from the parser. */
export function useServerTitle(): ServerTitle {
  const { element } = useWidget();
  const [title, setTitle] = useState(() => titleIn(element));
  useEffect(() => {
    const read = () =>
      setTitle((known) => {
        const now = titleIn(element);
        return now.text === known.text && now.tag === known.tag ? known : now;
      });
    read();
    const children = new MutationObserver(read);
    children.observe(element, { childList: true, subtree: true, characterData: true });
    return () => children.disconnect();
  }, [element]);
  return title;
}

function titleIn(element: Element): ServerTitle {
  const heading = element.querySelector("h1, h2, h3, h4, h5, h6");
  const text =
    wordsOf(heading) ||
    wordsOf(element.querySelector("a")) ||
    wordsOf(element) ||
    (element.querySelector("img")?.alt.trim() ?? "");
  return { text, tag: (heading?.localName as HeadingTag | undefined) ?? "p" };
}

function wordsOf(element: Element | null): string {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}
