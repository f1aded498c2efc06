import { attributeName } from "@yy/element/config/schema";
import { type Demo, guideExamples } from "@yy/testing";
import { readSchemas } from "../../../../scripts/generate/schemas";
import type { Guide, Sinks } from "./examples";

/** The attributes of every widget, from its schema. */
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

/** The guide has no example of its own: it uses the page's `yy-flash`. */
const flash = '<yy-flash><p data-flash="notice">peça salva</p></yy-flash>';

/** Examples of every widget, as HTML. */
export function readGuides(demo: Demo, sinks: readonly Sinks[]): Promise<Guide[]> {
  const examplesOf = guideExamples(demo);
  return Promise.all(
    sinks.map(async ({ tag }) => {
      const html = tag === "yy-flash" ? flash : await examplesOf(tag.slice("yy-".length));
      return { tag, html };
    }),
  );
}
