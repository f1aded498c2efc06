import { useWidget } from "@yy/element";
import { spokenWords, watchWords } from "@yy/ui/spokenWords";
import { useEffect, useState } from "react";

/** The product's name in the server's children. */
export interface ServerTitle {
  /**
   * Text of its heading, else of its link, else all its text, else the `alt` of its photo; ""
   * without any.
   */
  readonly text: string;
  /** Level of its heading, which the rendered title keeps; a paragraph without a heading. */
  readonly tag: HeadingTag | "p";
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** The name in the server's children, which may be parsed after the script runs. */
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
    return watchWords(element, read);
  }, [element]);
  return title;
}

function titleIn(element: Element): ServerTitle {
  const heading = element.querySelector("h1, h2, h3, h4, h5, h6");
  const text =
    wordsOf(heading) ||
    wordsOf(element.querySelector("a")) ||
    spokenWords(element) ||
    (element.querySelector("img")?.alt.trim() ?? "");
  return { text, tag: (heading?.localName as HeadingTag | undefined) ?? "p" };
}

function wordsOf(element: Element | null): string {
  return element ? spokenWords(element) : "";
}
