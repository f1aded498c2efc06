import type { Page } from "playwright";

/** Adds a switch that turns off exactly these tags to the page, as a visit would. */
export async function switchOff(page: Page, ...tags: string[]): Promise<void> {
  await page.evaluate((off) => {
    const block = document.createElement("script");
    block.id = "yy-switch";
    block.type = "application/json";
    block.text = JSON.stringify({ off });
    document.head.append(block);
    // The code that reads the switch is only loaded for a tag whose own code is not loaded yet.
    if (!customElements.get("yy-icon")) document.body.append(document.createElement("yy-icon"));
  }, tags);
}
