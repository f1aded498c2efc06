import type { Page } from "playwright";
import { collectProblems } from "../chromium/problems";
import { sharePage } from "../demo/sharePage";
import type { Demo } from "../demo/useDemo";
import { session } from "../page/session";
import { waitUntilMounted } from "../page/waitForState";
import { type Conformance, markupOf, type WidgetExample } from "./example";

/** A widget, its example and the demo: what conformance tests need. */
export interface Stage extends Conformance {
  readonly demo: Demo;
}

type PageOptions = Exclude<
  Parameters<Demo["server"]["addPage"]>[1],
  { html: string } | ((...args: never[]) => unknown)
>;

/** Opens a page with this body; waits for no widget. */
export async function openPage(
  { demo, example }: Stage,
  body: string,
  { head = "", ...options }: Omit<PageOptions, "body"> = {},
): Promise<Page> {
  demo.server.addPage("/conformance", {
    body: `<main>${body}</main>`,
    head: (example.head ?? "") + head,
    ...options,
  });
  return demo.open("/conformance", visitOf(example));
}

/** Opens a page with the example on it, and waits until it is mounted. */
export async function openMounted(
  stage: Stage,
  options: Omit<PageOptions, "body"> = {},
): Promise<Page> {
  const page = await openPage(stage, markupOf(stage), options);
  await waitUntilDrawn(stage, page);
  return page;
}

/** Waits until every example on the page is mounted and, where it renders the visitor, until the session is known. */
export async function waitUntilDrawn({ schema, example }: Stage, page: Page): Promise<void> {
  await waitUntilMounted(page, schema.tag);
  if (example.drawsVisitor) await session.waitUntilKnown(page);
}

/** How the example's visitor opens a page. */
export function visitOf({ signedInAs }: WidgetExample) {
  return signedInAs === undefined ? {} : { signedInAs };
}

/** One page with the example on it for all tests of a `describe`; see {@link showAnew}. */
export function shareStagePage(stage: Stage): () => Page {
  return sharePage(stage.demo, () => openMounted(stage));
}

/**
 * Empties a page that several tests share, as far as a widget can tell, and puts this markup on it; waits for no
 * widget.
 */
export async function showAnew(stage: Stage, page: Page, html = markupOf(stage)): Promise<void> {
  await page.evaluate(async (markup) => {
    const main = document.querySelector("main") as HTMLElement;
    main.replaceChildren();
    // Removed elements unmount one task later.
    await new Promise((resolve) => setTimeout(resolve, 10));
    localStorage.clear();
    sessionStorage.clear();
    scrollTo(0, 0);
    window.seenErrors = [];
    main.insertAdjacentHTML("beforeend", markup);
  }, html);
  stage.demo.server.requests.length = 0;
  const problems = collectProblems(page);
  problems.errors.length = 0;
  problems.cspViolations.length = 0;
}

/** {@link showAnew} with the example, until it is mounted. */
export async function showMounted(stage: Stage, page: Page): Promise<void> {
  await showAnew(stage, page);
  await waitUntilDrawn(stage, page);
}
