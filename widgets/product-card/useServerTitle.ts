import { useWidget } from "@yy/element";
import { spokenWords, watchWords } from "@yy/ui/spokenWords";
import { useEffect, useState } from "react";

/** The product's name in the server's children. */
export interface ServerTitle {
  /**
   * The text of the heading, else of the link, else all text, else the `alt` of the photo; ""
   * without any.
   */
  readonly text: string;
  /** The level of the heading, which the rendered title keeps; a paragraph without a heading. */
  readonly tag: HeadingTag | "p";
}

type HeadingTag = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** Returns the name in the server's children, which may be parsed after the script runs. */
export function useServerTitle(): ServerTitle {
  const { element } = useWidget();
  const [title, setTitle] = useState(() => titleIn(element));
  useEffect(() => {
    const read = () =>
      setTitle((before) => {
        const now = titleIn(element);
        return now.text === before.text && now.tag === before.tag ? before : now;
      });
    read();
    return watchWords(element, read);
  }, [element]);
  return title;
}

function titleIn(element: Element): ServerTitle {
  const heading = element.querySelector("h1, h2, h3, h4, h5, h6");
  const text =
    textOf(heading) ||
    textOf(element.querySelector("a")) ||
    spokenWords(element) ||
    (element.querySelector("img")?.alt.trim() ?? "");
  return { text, tag: (heading?.localName as HeadingTag | undefined) ?? "p" };
}

function textOf(element: Element | null): string {
  return element ? spokenWords(element) : "";
}
