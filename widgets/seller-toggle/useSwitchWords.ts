import { ElementError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { isParsed } from "@yy/element/dom/serverParts";
import { memberOf } from "@yy/page/memberOf";
import { useEffect, useState } from "react";

/**
 * The server's controls for use without the script. They are hidden while there is a switch
 * (`seller-toggle.children.css`).
 */
const controls = "button, a, input, select, textarea, [data-part='fallback']";

/** Texts that name the switch. */
interface SwitchTexts {
  /** Text outside of the server's controls, which the slot shows. */
  readonly beside: string;
  /** Text inside the controls, which the switch has to repeat because they are hidden. */
  readonly inside: string;
}

/**
 * Returns the text that the switch has to render itself, because the only text is that of a button
 * or a link.
 * @throws ElementError while rendering, when the widget is parsed and there is no text at all
 */
export function useSwitchWords(): string {
  const { element } = useWidget();
  const [{ beside, inside }, setTexts] = useState(() => textsOf(element));
  const [parsed, setParsed] = useState(false);

  useEffect(() => {
    const look = () => {
      const next = textsOf(element);
      setTexts((before) =>
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
      { code: "YY-208", part: "words" },
    );
  return inside;
}

function textsOf(element: Element): SwitchTexts {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found = { beside: "", inside: "" };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const { parentElement } = text;
    const isInside = parentElement && memberOf(parentElement, "closest")(controls);
    const place = isInside ? "inside" : "beside";
    found[place] += text.nodeValue;
  }
  return { beside: found.beside.trim(), inside: found.inside.replace(/\s+/g, " ").trim() };
}
