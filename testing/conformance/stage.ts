import type { WidgetExample } from "@yy/element/config/example";
import type { Page } from "playwright";
import type { Demo } from "../demo/useDemo";
import { session } from "../page/session";
import { waitUntilMounted } from "../page/waitForState";
import { waitInPage } from "../page/waitInPage";
import { type Conformance, markupOf } from "./example";

/** The parameters of conformance tests: a widget, its example and the demo. */
export interface Stage extends Conformance {
  readonly demo: Demo;
  /** Shows markup in a document that the widget's tests share, see `useFixture`. */
  readonly fixture: (body: string) => Promise<Page>;
  /** Whether the example waits for the visitor's touch, because it looks as it will be drawn. */
  readonly waitsForTouch?: boolean;
}

type PageOptions = Exclude<
  Parameters<Demo["server"]["addPage"]>[1],
  { html: string } | ((...args: never[]) => unknown)
>;

/** Opens a page with this body; waits for no widget. */
export async function openPage(
  stage: Stage,
  body: string,
  options: Omit<PageOptions, "body" | "head"> = {},
): Promise<Page> {
  const { demo, example } = stage;
  demo.server.addPage("/conformance", {
    body: `<main>${inLook(stage, body)}</main>`,
    head: example.head ?? "",
    ...options,
  });
  return demo.open("/conformance", visitOf(example));
}

/** Opens a page with the example on it, and waits until it is mounted. */
export async function openMounted(
  stage: Stage,
  options: Omit<PageOptions, "body" | "head"> = {},
): Promise<Page> {
  const page = await openPage(stage, markupOf(stage), options);
  await waitUntilDrawn(stage, page);
  return page;
}

/** Shows the example in the shared document, and waits until it is mounted. */
export async function showMounted(stage: Stage): Promise<Page> {
  const page = await stage.fixture(inLook(stage, markupOf(stage)));
  await waitUntilDrawn(stage, page);
  return page;
}

/**
 * Waits until every example on the page is mounted and, where it renders the visitor, until the
 * session is known.
 */
export async function waitUntilDrawn(stage: Stage, page: Page): Promise<void> {
  const { schema, example } = stage;
  if (stage.waitsForTouch) await touchAll(page, schema.tag);
  await waitUntilMounted(page, schema.tag);
  if (example.drawsVisitor) await session.waitUntilKnown(page);
}

/** The options with which the example's visitor opens a page. */
export function visitOf({ signedInAs }: WidgetExample) {
  return signedInAs === undefined ? {} : { signedInAs };
}

/** The markup with the look of what is drawn, where the stage asks for it. */
export function inLook({ waitsForTouch }: Stage, markup: string): string {
  return waitsForTouch ? `<div data-yy-looks>${markup}</div>` : markup;
}

/** Touches each element as a keyboard does, by the focus, until it is mounted. */
async function touchAll(page: Page, tag: string): Promise<void> {
  await waitInPage(
    page,
    (selector) => {
      const waiting = document.querySelector(`${selector}:not(:state(mounted))`);
      waiting?.querySelector<HTMLElement>("a[href], button, input")?.focus();
      return waiting === null;
    },
    tag,
    `every ${tag} to answer the touch`,
  );
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
