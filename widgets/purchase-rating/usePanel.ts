import { ElementError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { useLateChild } from "@yy/element/react/useServerPart";

/**
 * Returns `[data-part=panel]`, else the only child; null while it may not be parsed yet.
 * @throws ElementError while rendering, when the parser has ended and there is neither
 */
export function usePanel(): HTMLElement | null {
  const { element } = useWidget();
  const part = useLateChild<HTMLElement>('[data-part="panel"]');
  const only = useLateChild<HTMLElement>(":scope > :only-child");
  if (part.child) return part.child;
  if (!part.isMissing) return null;
  if (only.child) return only.child;
  if (!only.isMissing) return null;
  throw new ElementError(
    `${element.localName}: a child with data-part="panel", or one child alone, is required`,
    { code: "YY-201", part: "panel" },
  );
}
