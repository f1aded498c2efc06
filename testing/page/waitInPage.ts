import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";

const timeoutMs = 20_000;

/**
 * Waits until the function, called in the page again and again, returns true. Like
 * `page.waitForFunction`, but at a third of its cost on a page just loaded, because it needs no
 * library of Playwright's there. It works with the page's clock stopped, and goes on through
 * navigations.
 * @throws {Error} that names what was waited for, after twenty seconds.
 */
export async function waitInPage<Argument>(
  page: Page,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
  what: string,
): Promise<void> {
  const call = `(${isSo})(${JSON.stringify(argument)})`;
  const end = Date.now() + timeoutMs;
  do {
    const became = await page.evaluate<boolean>(call).catch((error: Error) => {
      if (!isNavigation(error)) throw error;
      return false;
    });
    if (became) return;
    await sleep(10);
  } while (Date.now() < end);
  throw new Error(`waited ${timeoutMs / 1000} s for ${what}`);
}

/** Whether the error says that the page has navigated: the new document is asked next. */
function isNavigation({ message }: Error): boolean {
  return message.includes("context was destroyed") || message.includes("because of a navigation");
}
