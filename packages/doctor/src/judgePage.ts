import type { WidgetSchema } from "@yy/element/config/schema";
import type { Finding } from "./finding";
import { allWithin, type Page } from "./page";
import { type Complaint, docsOf, type JudgedPage, type Rule } from "./Rule";
import { rules } from "./rules";

const generalDocs = "docs/guide/getting-started.md";

/** Everything that is wrong on a page, in the order of the rules. Never throws, and never complains of what is unknown. */
export function judgePage(page: Page, schemas: readonly WidgetSchema[]): Finding[] {
  return [...judgeByRule(page, schemas)].flat();
}

/** The same, a rule at a time: a long page can be judged between other work. */
export function* judgeByRule(
  page: Page,
  schemas: readonly WidgetSchema[],
): Generator<readonly Finding[]> {
  const judged = judgedPage(page, schemas);
  for (const rule of rules)
    yield [...rule.judge(judged)].map((complaint) => findingOf(rule, complaint, judged));
}

function judgedPage(page: Page, schemas: readonly WidgetSchema[]): JudgedPage {
  const byTag = new Map(schemas.map((schema) => [schema.tag as string, schema]));
  const elements = [...allWithin(page.children)];
  const widgets = elements.flatMap((element) => {
    const schema = byTag.get(element.tag);
    return schema ? [{ element, schema }] : [];
  });
  return { page, schemas: byTag, elements, widgets };
}

function findingOf(
  { name }: Rule,
  { element, place, docs, ...said }: Complaint,
  { schemas }: JudgedPage,
): Finding {
  const tag = element?.tag ?? "html";
  return {
    rule: name,
    tag,
    place: place ?? element?.place,
    docs: docs ?? (schemas.has(tag) ? docsOf(tag) : generalDocs),
    ...said,
  };
}
