import type { DetailOf, EventName, WidgetSchema } from "@yy/element/config/schema";
import type { Page } from "playwright";

/** An event that a widget fired, as the page saw it. */
export type SeenEvent<S extends WidgetSchema, Name extends EventName<S> = EventName<S>> = {
  readonly [N in Name]: {
    readonly type: N;
    readonly detail: DetailOf<S, N>;
    /** The id of the element it came from, or its tag. */
    readonly from: string;
  };
}[Name];

declare global {
  interface Window {
    /** Every event of the recorded schemas (written by `recordEvents`). */
    seenEvents?: { type: string; detail: unknown; from: string }[];
  }
}

/** Records the events of a widget's schema from before the page's first byte; reload the page to start it. */
export async function recordEvents(page: Page, { events = {} }: WidgetSchema): Promise<void> {
  await page.addInitScript((types) => {
    window.seenEvents ??= [];
    const seen = window.seenEvents;
    for (const type of types)
      window.addEventListener(type, (event) => {
        const { detail, target } = event as CustomEvent<unknown>;
        const { localName, id } = target as Element;
        seen.push({ type, detail, from: id || localName });
      });
  }, Object.keys(events));
}

/** What a widget has fired on this page, or in this fixture's test, in order; of the given names alone where there are any. */
export async function seenEvents<
  const S extends WidgetSchema,
  Name extends EventName<S> = EventName<S>,
>(page: Page, schema: S, ...names: Name[]): Promise<SeenEvent<S, Name>[]> {
  const wanted: readonly string[] = names.length > 0 ? names : Object.keys(schema.events ?? {});
  const seen = await page.evaluate(() => window.seenEvents ?? []);
  return seen.filter(({ type }) => wanted.includes(type)) as SeenEvent<S, Name>[];
}

/** The details of every such event, in order. */
export async function seenDetails<const S extends WidgetSchema, Name extends EventName<S>>(
  page: Page,
  schema: S,
  name: Name,
): Promise<DetailOf<S, Name>[]> {
  return (await seenEvents(page, schema, name)).map(({ detail }) => detail);
}
