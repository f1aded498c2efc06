import { mountAttribute } from "@yy/element/config/attributeText";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { allNearest } from "./nearest";
import type { PageElement } from "./page";

/** An attribute that the widget does not have, and the one that was probably meant. */
export interface Misspelling {
  readonly written: string;
  readonly meant: string;
  /** True when `data-` is missing, perhaps with other mistakes. */
  readonly lacksData: boolean;
  /**
   * False when another name is as similar, or when the attribute is in a branch of a condition,
   * because another branch may have the right one.
   */
  readonly isSure: boolean;
}

/**
 * Attributes of every HTML element, and those of templates and frameworks: never misspelt ones of
 * ours.
 */
const ofEveryElement =
  /^(?:accesskey|autofocus|class|content|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|part|popover|property|ref|role|slot|spellcheck|style|tabindex|title|translate|v-.*|x-.*|ng-.*|aria-.*|on.*|.*[^a-z0-9_-].*)$/;

/** Attributes that libraries read on any element: never misspelt ones of ours. */
const ofLibraries =
  /^data-(?:yy-.*|part|state|controller|action|target|.*-target|turbo.*|turbolinks.*|remote|method|confirm|params|disable|disable-with|test|testid|test-.*|cy|toggle|dismiss|type)$/;

/**
 * The attributes of the element that its widget does not have, but that are similar to one it has.
 */
export function misspellingsOf(element: PageElement, schema: WidgetSchema): Misspelling[] {
  const known = attributeNames(schema);
  const absent = known.filter((name) => !element.attributes.has(name));
  const misspellings = [...element.attributes].flatMap(([written, { isConditional }]) => {
    if (known.includes(written) || ofEveryElement.test(written) || ofLibraries.test(written))
      return [];
    const lacksData = !written.startsWith("data-");
    const stem = written.replace(/^data-/, "").replaceAll("_", "-");
    const stems = new Map(absent.map((name) => [name.replace(/^data-/, ""), name]));
    const [first = "", ...others] = allNearest(stem, stems.keys());
    const meant = stems.get(first);
    const isSure = others.length === 0 && !isConditional;
    return meant === undefined ? [] : [{ written, meant, lacksData, isSure }];
  });
  return misspellings.map((each) => ({
    ...each,
    isSure: each.isSure && misspellings.filter(({ meant }) => meant === each.meant).length === 1,
  }));
}

/** Names of all attributes of the widget. */
export function attributeNames(schema: WidgetSchema): string[] {
  const own = Object.entries(schema.attributes).map(([property, spec]) =>
    attributeName(property, spec),
  );
  return [...own, mountAttribute];
}
