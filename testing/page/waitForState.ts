import type { Page } from "playwright";
import { waitInPage } from "./waitInPage";

/** Waits until elements match the selector and all of them have the custom state. */
export async function waitForState(page: Page, selector: string, state: string): Promise<void> {
  await waitInPage(
    page,
    ([wanted, name]) => {
      const elements = [...document.querySelectorAll(wanted)];
      return elements.length > 0 && elements.every((element) => element.matches(`:state(${name})`));
    },
    [selector, state] as const,
    `every ${selector} to be :state(${state})`,
  );
}

export const waitUntilMounted = (page: Page, selector: string) =>
  waitForState(page, selector, "mounted");
