import { ConfigError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { useLateChild } from "@yy/element/react/useServerPart";
import { useEffect, useState } from "react";

/**
 * The accessible name of a dialog: the author's, else the current text of the first heading inside (yy-modal's README,
 * Keyboard and screen reader). Undefined while the heading may not be parsed yet.
 * @throws ConfigError while rendering, when there is neither
 */
export function useDialogLabel(authored: string | undefined): string | undefined {
  const { element } = useWidget();
  const { child: heading, isMissing } = useLateChild("h1, h2, h3, h4, h5, h6");
  const [words, setWords] = useState<string>();

  useEffect(() => {
    if (!heading) return;
    const read = () => setWords(wordsOf(heading));
    const observer = new MutationObserver(read);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    read();
    return () => observer.disconnect();
  }, [heading]);

  if (authored) return authored;
  if (isMissing)
    throw new ConfigError(`${element.localName}: data-label, or a heading inside, is required`);
  return words ?? (heading ? wordsOf(heading) : undefined);
}

function wordsOf(heading: Element): string {
  return (heading.textContent ?? "").trim().replace(/\s+/g, " ");
}
