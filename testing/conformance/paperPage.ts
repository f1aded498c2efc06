import { elementsOf, isDrawn, isForReadersAlone, nameOf } from "@yy/testing/layout";
import { overlaps } from "../layout/room";

/** Controls that are not printed. A switch and a field are, because they show a value. */
const controls = "button:not([role=switch]), nav, [part=controls], [part=bulk]";

/**
 * The parts of widgets that would be printed, and the parts of the server's markup that would not.
 */
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

/** Elements of the light DOM with text of their own. */
function textsOf(main: Element): Element[] {
  return [...main.querySelectorAll("*")].filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    ),
  );
}

/** Content that does not apply now has no box on the screen either, and is left out. */
const isControl = (element: Element) =>
  element.closest(
    "button, option, [role=tab], [data-part=toolbar], [data-yy-reason], [hidden]:not([hidden=until-found])",
  ) !== null;
