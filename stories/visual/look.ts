import { darkTokens, lightTokens } from "../readTokens";

/** What the page of a story shows in one view, as far as a width or a theme could change it. */
export interface Look {
  readonly boxes: readonly Box[];
  /** What each box is painted with, in the order of `boxes`. */
  readonly colours: readonly (readonly string[])[];
}

/**
 * A visible element. How wide it is says nothing: what fills its line is wider in a wider window.
 */
interface Box {
  readonly name: string;
  readonly top: number;
  readonly height: number;
  /** True where part of what it holds has no room, and is cut off or scrolled to. */
  readonly isTooFull: boolean;
}

/** Text is set a fraction of a pixel higher or lower in another width. */
const tolerance = 1;

export function lookOf(elements: readonly Element[]): Look {
  const shown = elements.filter(isShown);
  return { boxes: shown.map(boxOf), colours: shown.map(coloursOf) };
}

/**
 * True where the second look shows what the first one has shown: the same elements, as far down and
 * as high, in colours that change as tokens or the browser's own colours do between the themes.
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
        other.isTooFull === box.isTooFull &&
        Math.abs(other.top - box.top) <= tolerance &&
        Math.abs(other.height - box.height) <= tolerance
      );
    })
  );
}

/** The page itself is as high as its window. */
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
    isTooFull:
      element.scrollWidth > element.clientWidth + tolerance ||
      element.scrollHeight > element.clientHeight + tolerance,
  };
}

const painted = [
  ...["color", "background-color", "background-image", "box-shadow"],
  ...["border-top-color", "border-right-color", "border-bottom-color", "border-left-color"],
  ...["outline-color", "text-decoration-color", "caret-color", "accent-color"],
];

/**
 * A rule without `content` makes neither `::before` nor `::after`; the other two are said of all
 * elements.
 */
const pseudoElements = [undefined, "::before", "::after", "::placeholder", "::backdrop"];

/** Every colour that the styles of an element say, within a gradient or a shadow too. */
function coloursOf(element: Element): string[] {
  const isShape = element instanceof SVGGeometryElement;
  const properties = isShape ? [...painted, "fill", "stroke"] : painted;
  return pseudoElements.flatMap((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    const isMade = !(pseudo === "::before" || pseudo === "::after") || style.content !== "none";
    return isMade ? properties.flatMap((name) => coloursIn(style.getPropertyValue(name))) : [];
  });
}

const coloursIn = (value: string): string[] =>
  value.match(/\b(rgba?|color|oklch|oklab|lab|lch|hsl)\([^()]*\)/g) ?? [];

let known: ReadonlySet<string> | undefined;

/** `light → dark` of each token with a colour, of each colour of the browser's own, and of none. */
function knownPairs(): ReadonlySet<string> {
  known ??= new Set(["rgba(0, 0, 0, 0) → rgba(0, 0, 0, 0)", ...tokenPairs(), ...systemPairs()]);
  return known;
}

/** The pairs of tokens that have a colour, or several, as a shadow has. */
function tokenPairs(): string[] {
  return [...lightTokens].flatMap(([name, light]) => {
    const inLight = writtenColours(light);
    const inDark = writtenColours(darkTokens.get(name) ?? "");
    return inLight.map((colour, place) => `${computed(colour)} → ${computed(inDark[place] ?? "")}`);
  });
}

const writtenColours = (value: string) => value.match(/#[\da-f]+|rgb\([^()]*\)/gi) ?? [];

/** A page's own elements and controls, as the browser draws them. */
const plainElements =
  '<i></i><a href="#plain">a</a><button>b</button><button disabled>b</button><input placeholder="c"><input disabled>';

/**
 * What the browser itself paints in another colour where the page is dark, the ring of the focus
 * among it.
 */
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
