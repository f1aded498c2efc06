import { elementsOf, isDrawn, isForReadersAlone, nameOf } from "@yy/testing/layout";
import { overlaps } from "../layout/room";

/** A switch and a field show what is set. */
const controls = "button:not([role=switch]), nav, [part=controls], [part=bulk]";

/** What of the widgets would be on paper, and what of the server's markup would not. */
export function printed() {
  const main = document.querySelector("main") as HTMLElement;
  const isOnPaper = (element: Element) => isDrawn(element) && !isForReadersAlone(element);
  const drawn = [...main.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? [...elementsOf(shadowRoot)] : [],
  );
  return {
    controls: drawn
      .filter((element) => element.matches(controls) && isOnPaper(element))
      .map(nameOf),
    missing: textsOf(main)
      .filter((element) => !isControl(element) && !isOnPaper(element))
      .map(nameOf),
    overlaps: overlaps(main),
  };
}

/** Elements of the light DOM with words of their own. */
function textsOf(main: Element): Element[] {
  return [...main.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    ),
  );
}

/** Nor what does not apply now, which has neither a box on the screen. */
const isControl = (element: Element) =>
  element.closest(
    "button, option, [role=tab], [data-part=toolbar], [data-yy-reason], [hidden]:not([hidden=until-found])",
  ) !== null;
