import { attributeName } from "@yy/element/config/schema";
import { type Demo, guideExamples } from "@yy/testing";
import { schemas } from "@yy/widgets/schemas";
import type { Guide, Sinks } from "./examples";

/** The attributes of every widget, from its schema. */
export function readSinks(): Sinks[] {
  return schemas.map(({ tag, attributes }) => {
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
