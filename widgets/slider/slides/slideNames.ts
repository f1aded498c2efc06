/** Attributes that identify a slide; if it has none, those of its first link. */
export const namingAttributes = ["id", "data-href", "href"];

/**
 * Returns a name that identifies each slide: its first attribute of these, or else a number for the
 * element. Equal names are counted.
 */
export function namesOf(slides: readonly Element[]): readonly string[] {
  const counts = new Map<string, number>();
  return slides.map((slide) => {
    const name = nameOf(slide);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `${count} ${name}`;
  });
}

function nameOf(slide: Element): string {
  for (const element of [slide, slide.querySelector("a[href]")]) {
    const name = namingAttributes.find((attribute) => element?.getAttribute(attribute));
    if (name !== undefined) return `${element?.getAttribute(name)}`;
  }
  return numberOf(slide);
}

const numbers = new WeakMap<Element, number>();
let last = 0;

function numberOf(element: Element): string {
  const number = numbers.get(element) ?? last + 1;
  numbers.set(element, number);
  last = Math.max(last, number);
  return `#${number}`;
}
