import { ElementError } from "@yy/domain/errors";
import { useEffect, useState } from "react";
import { findChild, isParsed, partSelector } from "../dom/serverParts";
import { useWidget } from "./useWidget";

/** How often a part is looked for while the parser is still inside the widget (behaviour 3.1). */
const lookIntervalMs = 150;

/**
 * The server's part of that name; null while the parser may still bring it (behaviour 3.1).
 * @throws ElementError while rendering, once the parser has passed the widget and the part is not
 * there.
 */
export function useServerPart(name: string): HTMLElement | null {
  return useServerChild(partSelector(name), `a child with data-part="${name}"`, name);
}

/**
 * The server's element that matches the selector, or the one that has replaced it since; null
 * while the parser may still bring it, and while it is out of the widget for a moment.
 * @param expectation in words, for the error: "an <input> inside it"
 * @param part what the error names as missing
 * @throws ElementError while rendering, once the parser has passed the widget and nothing is there.
 */
export function useServerChild<E extends Element = HTMLElement>(
  selector: string,
  expectation: string,
  part = selector,
): E | null {
  const { element } = useWidget();
  const { child, isMissing } = useLateChild<E>(selector);
  if (isMissing)
    throw new ElementError(`${element.localName}: ${expectation} is required`, {
      code: "YY-201",
      part,
    });
  return child;
}

/**
 * As `useServerChild`, for an element that a widget can do without: `isMissing` is true once the
 * parser has passed the widget without it.
 */
export function useLateChild<E extends Element = HTMLElement>(
  selector: string,
): { child: E | null; isMissing: boolean } {
  const { element } = useWidget();
  const [child, setChild] = useState<E | null>(() => findChild<E>(element, selector) ?? null);
  // Decided at the first render if the parser has passed, so that a widget that will fail is never
  // mounted.
  const [isMissing, setMissing] = useState(() => child === null && isParsed(element));
  const found = child !== null;

  useEffect(() => {
    if (found) return watchChild<E>(element, selector, setChild);
    const look = () => {
      const parsed = isParsed(element);
      const arrived = findChild<E>(element, selector);
      if (arrived) setChild(arrived);
      else if (parsed) setMissing(true);
      return arrived !== undefined || parsed;
    };
    if (look()) return;
    const timer = setInterval(() => {
      if (look()) clearInterval(timer);
    }, lookIntervalMs);
    return () => clearInterval(timer);
  }, [element, selector, found]);

  return { child, isMissing };
}

/**
 * Calls back when another element has taken the place of the one that was there. Returns a cleanup
 * function.
 */
function watchChild<E extends Element>(
  widget: Element,
  selector: string,
  changed: (child: E) => void,
): () => void {
  const observer = new MutationObserver(() => {
    const now = findChild<E>(widget, selector);
    // When it is gone and no other is there, the widget keeps the old one until another comes.
    if (now) changed(now);
  });
  observer.observe(widget, { childList: true, subtree: true });
  return () => observer.disconnect();
}
