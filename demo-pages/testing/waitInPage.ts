import type { Page } from "playwright";

const patience = 10_000;

/**
 * Waits until the function, called in the page again and again, answers true. Like `page.waitForFunction`, but at a
 * third of its cost on a page just loaded, because it needs no library of Playwright's there; it goes on through
 * navigations likewise.
 * @throws {Error} that names what was waited for, after ten seconds.
 */
export async function waitInPage<Argument>(
  page: Page,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
  what: string,
): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const call = `(${pollInPage})(${isSo}, ${JSON.stringify(argument)}, ${end - Date.now()})`;
    const became = await page.evaluate<boolean>(call).catch((error: Error) => {
      if (!isNavigation(error)) throw error;
      return false;
    });
    if (became) return;
  }
  throw new Error(`waited ${patience / 1000} s for ${what}`);
}

/** The page went elsewhere meanwhile; the new document is asked then. */
function isNavigation({ message }: Error): boolean {
  return message.includes("context was destroyed") || message.includes("because of a navigation");
}

/** Runs in the page: true as soon as it is so, false when the time is over. */
async function pollInPage<Argument>(
  isSo: (argument: Argument) => boolean,
  argument: Argument,
  time: number,
): Promise<boolean> {
  const end = performance.now() + time;
  while (!isSo(argument)) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}
