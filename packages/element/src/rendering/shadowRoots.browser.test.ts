import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

/** Scrolls further than a widget mounts. */
const screens = "<br>".repeat(300);

const form = `<yy-form data-mount="visible"><form action="/enviado">
  <label for="nome">nome</label><input id="nome" name="nome" value="Ana Maria">
  <iframe srcdoc="<p>mapa</p>"></iframe>
  <div id="terms" tabindex="0"><p>um</p><p>dois</p><p>três</p></div>
</form></yy-form>`;

describe("the shadow root of a widget", () => {
  const demo = useDemo();

  it("is not there before the widget mounts, and what is in the widget goes on as it was", async () => {
    demo.server.addPage("/own.css", {
      html: "#terms { block-size: 20px; overflow: auto }",
      headers: { "content-type": "text/css" },
    });
    demo.server.addPage("/t", {
      body: `<link rel="stylesheet" href="/own.css"><main><yy-count-badge data-count="1"></yy-count-badge>${screens}${form}</main>`,
    });
    const page = await demo.open("/t");
    await waitUntilMounted(page, "yy-count-badge");
    await page.waitForFunction(() => customElements.get("yy-form"));
    const field = page.locator("#nome");
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector("iframe") as HTMLIFrameElement;
      Object.assign(contentWindow as Window, { isKept: true });
      document.querySelector<HTMLElement>("#nome")?.focus({ preventScroll: true });
      document.querySelector<HTMLInputElement>("#nome")?.setSelectionRange(4, 7);
      document.querySelector("#terms")?.scrollTo(0, 25);
    });
    const hasRoot = () => page.locator("yy-form").evaluate(({ shadowRoot }) => shadowRoot !== null);
    expect(await hasRoot()).toBe(false);

    await page.locator("yy-form").scrollIntoViewIfNeeded();
    await waitUntilMounted(page, "yy-form");
    expect(await hasRoot()).toBe(true);
    const kept = await page.evaluate(() => {
      const { contentWindow } = document.querySelector("iframe") as HTMLIFrameElement;
      const { activeElement } = document;
      const { selectionStart, selectionEnd } = activeElement as HTMLInputElement;
      return {
        frame: Reflect.get(contentWindow as Window, "isKept"),
        focus: activeElement?.id,
        selection: [selectionStart, selectionEnd],
        scrolled: document.querySelector("#terms")?.scrollTop,
      };
    });
    expect(kept).toEqual({ frame: true, focus: "nome", selection: [4, 7], scrolled: 25 });
    await expect.poll(() => field.inputValue()).toBe("Ana Maria");
    expect(await seenErrors(page)).toEqual([]);
  });
});
