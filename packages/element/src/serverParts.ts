import { ElementError } from "@yy/domain/errors";
import { useEffect, useState } from "react";
import { useWidget } from "./useWidget";

/** How often a part is looked for while the parser is still inside the widget, in ms (the spec's connect retry). */
const lookAgainAfter = 150;

/** The server's element marked `data-part="name"` inside the widget, those of a nested widget of the same tag left out. */
export function findPart(widget: Element, name: string): HTMLElement | undefined {
  const candidates = widget.querySelectorAll<HTMLElement>(`[data-part="${CSS.escape(name)}"]`);
  return [...candidates].find((part) => part.parentElement?.closest(widget.localName) === widget);
}

/** Whether all the children the server sent are there: the parser has closed the element's tag. */
export function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== "loading") return true;
  for (let node: Node | null = element; node; node = node.parentNode)
    if (node.nextSibling) return true;
  return false;
}

/**
 * The server's part of that name; null while the parser may still bring it (contract 1.3).
 * @throws ElementError while rendering, once the parser has passed the widget and the part is not there.
 */
export function useServerPart(name: string): HTMLElement | null {
  const { element } = useWidget();
  const [part, setPart] = useState<HTMLElement | null>(() => findPart(element, name) ?? null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    if (part) return;
    const look = () => {
      const parsed = isParsed(element);
      const found = findPart(element, name);
      if (found) setPart(found);
      else if (parsed) setMissing(true);
      return found !== undefined || parsed;
    };
    if (look()) return;
    const timer = setInterval(() => {
      if (look()) clearInterval(timer);
    }, lookAgainAfter);
    return () => clearInterval(timer);
  }, [element, name, part]);

  if (missing)
    throw new ElementError(
      `${element.localName}: a child with data-part="${name}" is required`,
      name,
    );
  return part;
}
