import { allWithin, ancestorsOf, type Page, type PageElement, textOf } from "../page";
import { isPosition, type Position } from "../templates/Position";
import type { Form, Kind, Occurrence } from "./Occurrence";
import { tagOf, type Vocabulary } from "./vocabulary";

/**
 * An occurrence in the markup of a template, with its element, which shows whether it can be fixed.
 */
export interface MarkupOccurrence extends Occurrence {
  readonly element: PageElement;
}

/**
 * Yields tags, attributes and parts in a template; for a component of Laravel, the names in the
 * HTML that it renders.
 */
export function* inMarkup(page: Page, vocabulary: Vocabulary): Generator<MarkupOccurrence> {
  for (const element of allWithin(page.children)) {
    if (/^(?:x-)?yy[-_]/.test(element.tag)) yield* ofWidget(element, vocabulary);
    yield* ofPart(element, vocabulary);
  }
}

function* ofWidget(element: PageElement, vocabulary: Vocabulary): Generator<MarkupOccurrence> {
  const isComponent = element.tag.startsWith("x-");
  const tag = isComponent ? element.tag.slice("x-".length) : element.tag;
  const form = isComponent ? "helper" : "markup";
  const occurrence = (kind: Kind, name: string, place: unknown): MarkupOccurrence => ({
    kind,
    name,
    form,
    ...positionOf(place, element),
    element,
  });
  yield occurrence("tag", tag, element.place);
  if (isComponent) yield occurrence("helper", `<${element.tag}>`, element.place);
  for (const [written, { place }] of element.attributes) {
    const attribute = isComponent
      ? vocabulary.attributeOf(tag, written.replace(/^:(?!:)/, ""))
      : written;
    if (attribute !== undefined && vocabulary.hasAttribute(tag, attribute))
      yield occurrence("attribute", `${tag} ${attribute}`, place);
  }
}

const positionOf = (place: unknown, { place: ofElement }: PageElement): Position => {
  const at = isPosition(place) ? place : ofElement;
  return isPosition(at) ? { line: at.line, column: at.column } : { line: 1, column: 1 };
};

/** A part belongs to the nearest widget around it that declares it. */
function* ofPart(element: PageElement, vocabulary: Vocabulary): Generator<MarkupOccurrence> {
  const part = textOf(element, "data-part");
  if (part === undefined || !vocabulary.isPartOfAny(part)) return;
  const owners = [...ancestorsOf(element)].flatMap(({ tag, helper }) => [
    ...(helper === undefined ? [] : [tagOf(helper)]),
    tag.replace(/^x-(?=yy-)/, ""),
  ]);
  if (element.helper !== undefined) owners.unshift(tagOf(element.helper));
  const widgets = owners.filter((tag) => tag.startsWith("yy-"));
  const owner = widgets.find((tag) => vocabulary.hasPart(tag, part));
  // If no enclosing widget declares the part, it may belong to a widget in another file.
  const place = element.attributes.get("data-part")?.place;
  const form: Form = "markup";
  yield {
    kind: "part",
    name: `${owner ?? "*"} ${part}`,
    form,
    ...positionOf(place, element),
    element,
  };
}
