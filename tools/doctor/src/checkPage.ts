import type { WidgetSchema } from "@yy/element/config/schema";
import type { Finding } from "./finding";
import { allWithin, type Page } from "./page";
import { docsOf, type Rule, type RuleContext, type RuleFinding } from "./Rule";
import { rules } from "./rules";

const generalDocs = "docs/guide/comece.md";

/**
 * All findings on a page, in the order of the rules. Never throws; unknown values and content give
 * no findings.
 */
export function checkPage(page: Page, schemas: readonly WidgetSchema[]): Finding[] {
  return [...checkInSlices(page, schemas)].flat();
}

/** Number of widgets per step, for rules with `apart`. */
const widgetsPerStep = 200;

/**
 * Does the work of `checkPage` in steps, so that a long page can be checked between other tasks.
 */
export function* checkInSlices(
  page: Page,
  schemas: readonly WidgetSchema[],
): Generator<readonly Finding[]> {
  const context = contextOf(page, schemas);
  for (const rule of rules)
    for (const part of rule.apart ? partsOf(context) : [context])
      yield [...rule.check(part)].map((finding) => findingOf(rule, finding, context));
}

function* partsOf(context: RuleContext): Generator<RuleContext> {
  const { widgets } = context;
  for (let start = 0; start < widgets.length; start += widgetsPerStep)
    yield { ...context, widgets: widgets.slice(start, start + widgetsPerStep) };
}

function contextOf(page: Page, schemas: readonly WidgetSchema[]): RuleContext {
  const byTag = new Map(schemas.map((schema) => [schema.tag as string, schema]));
  const elements = [...allWithin(page.children)];
  const widgets = elements.flatMap((element) => {
    const schema = byTag.get(element.tag);
    return schema ? [{ element, schema }] : [];
  });
  return { page, schemas: byTag, elements, widgets };
}

function findingOf(
  { name, code }: Rule,
  { element, place, docs, ...rest }: RuleFinding,
  { schemas }: RuleContext,
): Finding {
  const tag = element?.tag ?? "html";
  return {
    rule: name,
    code,
    tag,
    place: place ?? element?.place,
    docs: docs ?? (schemas.has(tag) ? docsOf(tag) : generalDocs),
    ...rest,
  };
}
