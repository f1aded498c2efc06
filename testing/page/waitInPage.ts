import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "playwright";

const timeoutMs = 20_000;

/**
 * Calls the function in the page repeatedly until it returns true. It takes a third of the time of
 * `page.waitForFunction` on a page that was just loaded, because it needs no library of Playwright
 * there. It works with a stopped clock, and goes on after navigations.
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

/**
 * Whether the error means that the page has navigated. Then the function is called in the new
 * document.
 */
function isNavigation({ message }: Error): boolean {
  return message.includes("context was destroyed") || message.includes("because of a navigation");
}
