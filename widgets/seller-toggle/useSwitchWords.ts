import { ElementError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { memberOf } from "@yy/element/dom/memberOf";
import { isParsed } from "@yy/element/dom/serverParts";
import { useEffect, useState } from "react";

/** Server's children that do the work without the script, and give way to the switch (`seller-toggle.children.css`). */
const controls = "button, a, input, select, textarea, [data-part='fallback']";

/** Where the words stand that name the switch. */
interface Words {
  /** Beside the server's controls, so that they show through the slot. */
  readonly beside: string;
  /** In them alone, so that the switch has to repeat them. */
  readonly inside: string;
}

/**
 * The words that the switch has to draw itself, because the children have none but those of a button or a link.
 * @throws ElementError while rendering, once the parser has passed the widget and there are no words at all.
 */
export function useSwitchWords(): string {
  const { element } = useWidget();
  const [{ beside, inside }, setWords] = useState(() => wordsOf(element));
  const [parsed, setParsed] = useState(false);

  useEffect(() => {
    const look = () => {
      const next = wordsOf(element);
      setWords((before) =>
        before.beside === next.beside && before.inside === next.inside ? before : next,
      );
      setParsed(isParsed(element));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true, characterData: true });
    document.addEventListener("DOMContentLoaded", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("DOMContentLoaded", look);
    };
  }, [element]);

  if (beside !== "") return "";
  if (inside === "" && parsed)
    throw new ElementError(
      `${element.localName}: words inside it are required, they name the switch`,
      "words",
    );
  return inside;
}

function wordsOf(element: Element): Words {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words = { beside: "", inside: "" };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    const isInside = parentElement && memberOf(parentElement, "closest")(controls);
    const place = isInside ? "inside" : "beside";
    words[place] += text.nodeValue;
  }
  return { beside: words.beside.trim(), inside: words.inside.replace(/\s+/g, " ").trim() };
}
