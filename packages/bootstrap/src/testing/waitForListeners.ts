import type { Page } from "playwright";

/**
 * Waits until the code that `data-mount="interaction"` needs has run and has found the tags of the
 * page.
 */
export async function waitForListeners(page: Page): Promise<void> {
  const chunk = await page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .find((name) => name.includes("/interaction-")),
  );
  // A task after it has run, it has found the tags. The import is a text, because Vitest has its
  // own `import`.
  await page.evaluate(
    `import(${JSON.stringify(await chunk.jsonValue())}).then(() => new Promise(setTimeout))`,
  );
}
