import { elementsOf, nameOf } from "./tree";

/** Prices, times, counts and positions as they stand alone: `R$ 120`, `10:05`, `99+`, `2/5`. */
const number = /^(R\$\s?)?\d[\d.,:/%+\s]*$/;

/** A word of the page's own sentence, in the digits of its font. */
const inSentences = "yy-session-value";

/**
 * Numbers that widgets draw with digits of different widths: a price among prices, a clock that
 * trembles.
 */
export function proportionalNumbers(within: ParentNode): string[] {
  return [...elementsOf(within)]
    .filter((element) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.host.localName !== inSentences;
    })
    .filter(({ childNodes, textContent }) => {
      const isText = [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return isText && number.test((textContent ?? "").trim());
    })
    .filter((element) => !getComputedStyle(element).fontVariantNumeric.includes("tabular-nums"))
    .map((element) => `${nameOf(element)} ${element.textContent}`);
}
