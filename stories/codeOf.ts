import type { GuideSchemas } from "@yy/demo-pages/guide";
import { erbOf } from "@yy/demo-pages/guide/erb";
import schemas from "../widgets/generated/schemas.json";

const { widgets, common } = schemas as unknown as GuideSchemas;

/** The markup in the form that the toolbar selects: HTML, or ERB with the gem's helpers. */
export function codeOf(html: string, form: unknown): string {
  return form === "erb" ? erbOf(html, attributeOf) : html;
}

function attributeOf(tag: string, name: string) {
  const own = widgets.find((each) => each.tag === tag)?.attributes ?? [];
  return [...own, ...common].find(({ attribute }) => attribute === name);
}
