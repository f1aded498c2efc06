import { attributeName } from "@yy/element/config/schema";
import type { Visitor } from "@yy/testing";
import { readSchemas } from "../../../../scripts/generate/schemas";
import type { Sinks } from "./examples";

/** The attributes of every widget that take texts and URLs, by its schema. */
export async function readSinks(): Promise<Sinks[]> {
  const all = await readSchemas();
  return all.map(({ schema: { tag, attributes } }) => {
    const named = (kind: string) =>
      Object.entries(attributes)
        .filter(([, spec]) => spec.kind === kind)
        .map(([property, spec]) => attributeName(property, spec));
    const all = Object.entries(attributes).map(([property, spec]) => attributeName(property, spec));
    return { tag, all, texts: named("string"), urls: named("url") };
  });
}

/** The guide uses the page's own. */
const flash = '<yy-flash><p data-flash="notice">peça salva</p></yy-flash>';

/** The examples in the guide of a widget, as HTML. */
export async function guideExamples(visitor: Visitor, tag: string): Promise<string> {
  if (tag === "yy-flash") return flash;
  const html = await visitor.visit(`/widgets/${tag.slice("yy-".length)}`);
  return html.slice(html.indexOf('<section class="card example"'), html.indexOf("</main>"));
}
