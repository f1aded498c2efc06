import { mountAttribute } from "@yy/element/config/attributeText";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { nearest } from "./nearest";
import type { PageElement } from "./page";

/** An attribute of a widget's tag that is none of the widget's, and the one it was most likely meant to be. */
export interface Misspelling {
  readonly written: string;
  readonly meant: string;
  /** Whether it only lacks `data-`, or that and more. */
  readonly lacksData: boolean;
}

/** Attributes that every element takes: what they say to the browser is their own. */
const ofEveryElement =
  /^(?:accesskey|autofocus|class|content|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|part|popover|property|ref|role|slot|spellcheck|style|tabindex|title|translate|v-.*|x-.*|ng-.*|aria-.*|on.*|.*[^a-z0-9_-].*)$/;

/** Names that libraries of the page read, on whatever element they stand. */
const ofLibraries =
  /^data-(?:yy-.*|part|state|controller|action|target|.*-target|turbo.*|turbolinks.*|remote|method|confirm|params|disable|disable-with|test|testid|test-.*|cy|toggle|dismiss|type)$/;

/** Every attribute of the element that is near one of its widget's, and none of it. */
export function misspellingsOf(element: PageElement, schema: WidgetSchema): Misspelling[] {
  const known = attributeNames(schema);
  const absent = known.filter((name) => !element.attributes.has(name));
  return [...element.attributes.keys()].flatMap((written) => {
    if (known.includes(written) || ofEveryElement.test(written) || ofLibraries.test(written))
      return [];
    const lacksData = !written.startsWith("data-");
    const stem = written.replace(/^data-/, "").replaceAll("_", "-");
    const stems = new Map(absent.map((name) => [name.replace(/^data-/, ""), name]));
    const meant = stems.get(nearest(stem, stems.keys()) ?? "");
    return meant === undefined ? [] : [{ written, meant, lacksData }];
  });
}

/** Every attribute that the widget takes. */
export function attributeNames(schema: WidgetSchema): string[] {
  const own = Object.entries(schema.attributes).map(([property, spec]) =>
    attributeName(property, spec),
  );
  return [...own, mountAttribute];
}
