import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "./tree";

const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }
`);

/** Sets the spacing of WCAG 1.4.12, also in shadow roots, as a reader's extension does. */
export function spaceText(on: boolean): void {
  const roots = [...elementsOf(document)].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const root of [document, ...roots]) {
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
    root.adoptedStyleSheets = on ? [...others, spacing] : others;
  }
}

/** Sets the same spacing as a user style sheet does: shadow roots only inherit it. */
export function spreadText(): void {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, spacing];
}

/** Sets the text size in percent, as a reader's browser does. */
export function enlargeText(percent: number): void {
  document.documentElement.style.fontSize = percent === 100 ? "" : `${percent}%`;
}

/** Texts of the examples that an ancestor clips without a way to scroll to the rest. */
export function clippedTexts(): string[] {
  const clipped = [];
  for (const element of elementsOf(document.querySelector("main") ?? document)) {
    const texts = [...element.childNodes].filter(isText);
    if (texts.length === 0 || !isDrawn(element) || isForReadersAlone(element)) continue;
    // Slides that are not shown now are left out.
    if ([...ancestorsOf(element)].some((each) => each instanceof HTMLElement && each.inert))
      continue;
    if (texts.some((text) => isCut(text, element))) clipped.push(nameOf(element));
  }
  return clipped;
}

/** The elements that make the page scroll sideways. */
export function tooWide(): string[] {
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= room) return [];
  const wide = [...elementsOf(document)].filter((element) => {
    const { right, width } = element.getBoundingClientRect();
    return width > 0 && right > room + 1 && !scrollerOf(element);
  });
  return [`${document.documentElement.scrollWidth} px`, ...wide.slice(-5).map(nameOf)];
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "";

function isCut(text: Node, element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  for (const ancestor of ancestorsOf(element)) {
    if (ancestor === document.documentElement || ancestor === document.body) return false;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(ancestor);
    // An ellipsis is allowed, as in the browser's own select: the whole text is in the list.
    if (textOverflow === "ellipsis") return false;
    if ([overflowX, overflowY].some((way) => way === "auto" || way === "scroll")) return false;
    const frame = ancestor.getBoundingClientRect();
    if (cuts(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1)) return true;
    if (cuts(overflowY) && (box.top < frame.top - 2 || box.bottom > frame.bottom + 2)) return true;
  }
  return false;
}

const cuts = (way: string) => way === "hidden" || way === "clip";

function scrollerOf(element: Element): Element | undefined {
  return [...ancestorsOf(element)].find(
    (each) => each !== document.documentElement && getComputedStyle(each).overflowX !== "visible",
  );
}
