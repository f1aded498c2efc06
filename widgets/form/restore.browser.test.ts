import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { field, messagesOn, openForm, sendButton } from "./testing/formOnPage";

const email = field("e-mail", 'name="email" data-patterns="isNonEmpty,isValidEmail"');

describe("yy-form on a page that comes back", () => {
  const demo = useDemo({ backForwardCache: true });

  it("can be sent again after it was sent and the back/forward cache brought it back", async () => {
    demo.server.addPage("/receber", { body: "recebido" });
    const page = await openForm(demo, email + sendButton);
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "do cache" : "outra";
      });
    });
    await page.locator("#e-mail").fill("ana@loja.com");
    await page.getByRole("button").click();
    await page.getByText("recebido").waitFor();
    // Playwright's own waits for a load, which a page out of the cache does not have.
    await page.evaluate(() => history.back());
    await page.waitForURL("**/formulario", { waitUntil: "commit" });
    await expect.poll(() => page.title()).toBe("do cache");
    expect(await page.locator("#e-mail").inputValue()).toBe("ana@loja.com");
    expect(await page.getByRole("button").isDisabled()).toBe(false);
    await expect.poll(() => page.locator("yy-form:state(loading)").count()).toBe(0);
  });

  it("works on in a page that the browser has translated", async () => {
    const page = await openForm(demo, email + sendButton);
    await page.locator("#e-mail").fill("ana@");
    await page.locator("#e-mail").blur();
    // What Chromium's translation does to every text it finds.
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const font = document.createElement("font");
        font.textContent = `${text.data} (translated)`;
        text.replaceWith(font);
      }
    });
    await page.locator("#e-mail").fill("ana@loja.com");
    expect(await messagesOn(page)).toEqual([]);
    await expect.poll(() => page.locator("form button").isDisabled()).toBe(false);
    await page.locator("#e-mail").fill("");
    await page.locator("#e-mail").blur();
    expect(await messagesOn(page)).toEqual(["não pode ficar em branco"]);
  });
});
