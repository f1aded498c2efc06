import { elementsOf, nameOf } from "./tree";

/**
 * Matches prices, times, counts and positions that stand alone: `R$ 120`, `10:05`, `99+`, `2/5`.
 */
const number = /^(R\$\s?)?\d[\d.,:/%+\s]*$/;

/** This widget is a word in the page's own sentence, with the digits of its font. */
const inSentences = "yy-session-value";

/**
 * Numbers that widgets render with digits of different widths, so that prices do not align, or a
 * clock trembles.
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
