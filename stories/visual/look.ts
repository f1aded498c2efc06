import { darkTokens, lightTokens } from "../readTokens";

/** The layout and colours of a story's page in one view. */
export interface Look {
  readonly boxes: readonly Box[];
  /** The colours of each box, in the order of `boxes`. */
  readonly colours: readonly (readonly string[])[];
}

/** A visible element, without its width: a block is wider in a wider window. */
interface Box {
  readonly name: string;
  readonly top: number;
  readonly height: number;
  /** True when its content overflows, so that it is clipped or scrolls. */
  readonly isOverflowing: boolean;
}

/** The position of text differs by a fraction of a pixel between widths. */
const tolerancePx = 1;

export function lookOf(elements: readonly Element[]): Look {
  const shown = elements.filter(isShown);
  return { boxes: shown.map(boxOf), colours: shown.map(coloursOf) };
}

/**
 * Whether the dark look shows the same as the light one: the same elements with the same positions
 * and heights, in colours that differ only as tokens and the browser's own colours do.
 */
export function isSameLook(light: Look, dark: Look): boolean {
  return isSameLayout(light.boxes, dark.boxes) && light.colours.every(isThemed);

  function isThemed(colours: readonly string[], index: number): boolean {
    const inDark = dark.colours[index] ?? [];
    return (
      colours.length === inDark.length &&
      colours.every((colour, place) => knownPairs().has(`${colour} → ${inDark[place]}`))
    );
  }
}

function isSameLayout(first: readonly Box[], second: readonly Box[]): boolean {
  return (
    first.length === second.length &&
    first.every((box, index) => {
      const other = second[index];
      return (
        other?.name === box.name &&
        other.isOverflowing === box.isOverflowing &&
        Math.abs(other.top - box.top) <= tolerancePx &&
        Math.abs(other.height - box.height) <= tolerancePx
      );
    })
  );
}

/** These are not compared, because they are as high as the window. */
const pageElements = new Set<Element>([document.documentElement, document.body]);

function isShown(element: Element): boolean {
  if (pageElements.has(element) || !element.checkVisibility({ visibilityProperty: true }))
    return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function boxOf(element: Element): Box {
  const { top, height } = element.getBoundingClientRect();
  return {
    name: element.localName,
    top,
    height,
    isOverflowing:
      element.scrollWidth > element.clientWidth + tolerancePx ||
      element.scrollHeight > element.clientHeight + tolerancePx,
  };
}

const colourProperties = [
  ...["color", "background-color", "background-image", "box-shadow"],
  ...["border-top-color", "border-right-color", "border-bottom-color", "border-left-color"],
  ...["outline-color", "text-decoration-color", "caret-color", "accent-color"],
];

/** `undefined` stands for the element itself. */
const pseudoElements = [undefined, "::before", "::after", "::placeholder", "::backdrop"];

/** All colours in the computed styles of an element, including those in gradients and shadows. */
function coloursOf(element: Element): string[] {
  const isShape = element instanceof SVGGeometryElement;
  const properties = isShape ? [...colourProperties, "fill", "stroke"] : colourProperties;
  return pseudoElements.flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    // Without `content` neither `::before` nor `::after` exists.
    const exists = !(pseudo === "::before" || pseudo === "::after") || style.content !== "none";
    return exists ? properties.flatMap((name) => coloursIn(style.getPropertyValue(name))) : [];
  });
}

const coloursIn = (value: string): string[] =>
  value.match(/\b(rgba?|color|oklch|oklab|lab|lch|hsl)\([^()]*\)/g) ?? [];

let known: ReadonlySet<string> | undefined;

/** `light → dark` for each token with a colour, for the browser's own colours, and transparent. */
function knownPairs(): ReadonlySet<string> {
  known ??= new Set(["rgba(0, 0, 0, 0) → rgba(0, 0, 0, 0)", ...tokenPairs(), ...systemPairs()]);
  return known;
}

/** The pairs of tokens with one colour, or with several, such as shadows. */
function tokenPairs(): string[] {
  return [...lightTokens].flatMap(([name, light]) => {
    const inLight = writtenColours(light);
    const inDark = writtenColours(darkTokens.get(name) ?? "");
    return inLight.map((colour, place) => `${computed(colour)} → ${computed(inDark[place] ?? "")}`);
  });
}

const writtenColours = (value: string) => value.match(/#[\da-f]+|rgb\([^()]*\)/gi) ?? [];

/** Elements and controls without styles of their own. */
const plainElements =
  '<i></i><a href="#plain">a</a><button>b</button><button disabled>b</button><input placeholder="c"><input disabled>';

/** The pairs of colours that the browser itself uses on light and dark pages. */
function systemPairs(): string[] {
  const page = document.createElement("div");
  page.innerHTML = plainElements;
  document.body.append(page);
  const inScheme = (scheme: string) => {
    page.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText; outline-color: -webkit-focus-ring-color`;
    return [page, ...page.children].flatMap(coloursOf);
  };
  const [inLight, inDark] = [inScheme("light"), inScheme("dark")];
  page.remove();
  return inLight.map((colour, place) => `${colour} → ${inDark[place]}`);
}

function computed(colour: string): string {
  const probe = document.createElement("i");
  probe.style.color = colour;
  document.documentElement.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
