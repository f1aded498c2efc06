import { contrastRatio, minContrast } from "@yy/ui/contrast";
import { ancestorsOf, elementsOf, isDrawn, nameOf } from "./tree";

const controls =
  "button, a[href], input:not([type=hidden]), select, textarea, [role=switch], [role=tab]";
const chosen =
  "[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-checked=true]";
const sides = ["top", "right", "bottom", "left"] as const;

/**
 * The parts of widgets that a visitor with forced colours would not see: text without contrast to
 * its background, controls without text, edge or drawing, a choice that looks like its neighbours,
 * and a focus without a ring.
 * @param within the element with the widgets; by default the examples of a page of the guide
 */
export function unseenParts(
  within: Iterable<ParentNode> = document.querySelectorAll("section.example"),
): { readonly checked: number; readonly unseen: string[] } {
  const shown = [...new Set([...within].flatMap(partsOfWidgets))].filter(isShown);
  const shownControls = shown.filter((element) => element.matches(controls));
  const named = (kind: string, elements: readonly Element[]) =>
    elements.map((element) => `${kind}: ${nameOf(element)}`);
  return {
    checked: shown.length,
    unseen: [
      ...named("words", shown.filter(hasWords).filter(hasFaintWords)),
      ...named("control", shownControls.filter(isBlank)),
      ...named(
        "choice",
        shown.filter((element) => element.matches(chosen)).filter(isLikeANeighbour),
      ),
      ...named("focus", shownControls.filter(hasNoRing)),
    ],
  };
}

function partsOfWidgets(part: ParentNode): Element[] {
  const widgets = [...part.querySelectorAll("*")].filter(
    (element) => element.localName.startsWith("yy-") && !element.closest(".markup"),
  );
  return widgets.flatMap((widget) => [
    widget,
    ...elementsOf(widget),
    ...(widget.shadowRoot ? elementsOf(widget.shadowRoot) : []),
  ]);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return isDrawn(element) && width > 1 && height > 1;
}

const hasWords = (element: Element) =>
  !["option", "style", "script"].includes(element.localName) &&
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );

const hasFaintWords = (element: Element) =>
  contrastRatio(hexOf(getComputedStyle(element).color), ground(element)) < minContrast.text;

/** Whether nothing of the control is visible. */
function isBlank(control: Element): boolean {
  const style = getComputedStyle(control);
  // The browser renders native fields itself.
  const isNative =
    control.matches("input[type=file]") ||
    (control.matches("input, select, textarea") && style.appearance !== "none");
  const slotted = [...control.querySelectorAll("slot")].flatMap((slot) => slot.assignedNodes());
  const hasSlottedWords = slotted.some((node) => node.textContent?.trim());
  const parts = [control, ...slotted.filter((node) => node instanceof Element)];
  // A control that is only for the keyboard is represented by a label or a button beside it.
  const isSpoken = style.opacity === "0" || style.clipPath !== "none" || style.clip !== "auto";
  return !isNative && !hasSlottedWords && !isSpoken && !parts.flatMap(withParts).some(isSeen);
}

const withParts = (element: Element) => [element, ...element.querySelectorAll("*")];

/** Whether the element has text, a picture, a drawing, an edge or a fill of its own. */
function isSeen(element: Element): boolean {
  const { fill, stroke, backgroundColor } = getComputedStyle(element);
  if (element instanceof SVGElement)
    return [fill, stroke].some((paint) => paint !== "none" && standsOut(paint, ground(element)));
  if (!isShown(element)) return false;
  return (
    element.matches("img, video, canvas") ||
    hasEdge(element) ||
    hasWords(element) ||
    standsOut(backgroundColor, groundAround(element))
  );
}

function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const border = (side: string, property: string) =>
    style.getPropertyValue(`border-${side}-${property}`);
  return sides.some(
    (side) =>
      Number.parseFloat(border(side, "width")) > 0 &&
      border(side, "style") !== "none" &&
      standsOut(border(side, "color"), groundAround(element)),
  );
}

function isLikeANeighbour(element: Element): boolean {
  const neighbours = [...(element.parentElement?.children ?? [])].filter(
    (each) => each !== element && each.localName === element.localName && !each.matches(chosen),
  );
  return neighbours.some((each) => each.textContent !== "" && looksOf(each) === looksOf(element));
}

function looksOf(element: Element): string {
  return withParts(element)
    .flatMap((each) =>
      [null, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(each, pseudo);
        return [
          style.color,
          style.backgroundColor,
          style.fontWeight,
          style.textDecorationLine,
          style.textDecorationThickness,
          style.content,
          ...sides.flatMap((side) => [
            style.getPropertyValue(`border-${side}-width`),
            style.getPropertyValue(`border-${side}-color`),
          ]),
        ].join();
      }),
    )
    .join("|");
}

/**
 * Focuses the control and returns whether there is no ring. The ring may be on any element of the
 * widget around or beside it.
 */
function hasNoRing(control: Element): boolean {
  if (!(control instanceof HTMLElement) || control.matches(":disabled, [inert] *")) return false;
  control.focus({ preventScroll: true });
  if (!control.matches(":focus-visible")) return false;
  for (const at of ancestorsOf(control)) {
    if ([at, at.nextElementSibling, at.previousElementSibling].some(hasRing)) return false;
    if (at.localName.startsWith("yy-")) break;
  }
  return true;
}

const hasRing = (element: Element | null) =>
  element !== null &&
  [null, "::before", "::after"].some((pseudo) => {
    const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(element, pseudo);
    return (
      outlineStyle !== "none" &&
      Number.parseFloat(outlineWidth) > 0 &&
      standsOut(outlineColor, groundAround(element))
    );
  });

const standsOut = (color: string, behind: string) =>
  contrastRatio(hexOf(color), behind) >= minContrast.edge;

const groundAround = (element: Element) => groundOf([...ancestorsOf(element)].slice(1));
const ground = (element: Element) => groundOf(ancestorsOf(element));

/** The colour of the nearest box with a fill, else of the page. Pictures do not count. */
function groundOf(elements: Iterable<Element>): string {
  for (const element of [...elements, document.documentElement]) {
    const { backgroundColor } = getComputedStyle(element);
    if (alphaOf(backgroundColor) > 0.9) return hexOf(backgroundColor);
  }
  return matchMedia("(prefers-color-scheme: dark)").matches ? "#000000" : "#ffffff";
}

/** The numbers in a computed `rgb()` or `rgba()`. */
const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

const alphaOf = (color: string) => channels(color)[3] ?? 1;

function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map(Math.round);
  return `#${[red, green, blue].map((each) => each.toString(16).padStart(2, "0")).join("")}`;
}
