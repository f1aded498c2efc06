import type { Page } from "playwright";

/** Gives the page a switch that has these tags off, and no others, as a visit would. */
export async function switchOff(page: Page, ...tags: string[]): Promise<void> {
  await page.evaluate((off) => {
    const block = document.createElement("script");
    block.id = "yy-switch";
    block.type = "application/json";
    block.text = JSON.stringify({ off });
    document.head.append(block);
    // The code that reads it is loaded for a tag whose own code is not there yet.
    if (!customElements.get("yy-icon")) document.body.append(document.createElement("yy-icon"));
  }, tags);
}
