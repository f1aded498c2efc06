import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

/** Further than a widget mounts. */
const screens = "<br>".repeat(300);

const form = `<yy-form data-mount="visible"><form action="/enviado">
  <label for="nome">nome</label><input id="nome" name="nome" value="Ana Maria">
  <iframe title="mapa" srcdoc="<p>mapa</p>"></iframe>
  <label for="sobre">sobre</label><textarea id="sobre" name="sobre" rows="2">${"linha\n".repeat(20)}</textarea>
</form></yy-form>`;

describe("a widget far below", () => {
  const engine = useEngine();

  it("has no shadow root until it mounts, and what is in it goes on as it was", async () => {
    const page = await engine.showOnly(`<div>${screens}${form}</div>`);
    await expect
      .poll(() => page.evaluate(() => customElements.get("yy-form") !== undefined))
      .toBe(true);
    const before = await page.evaluate(async () => {
      const frame = document.querySelector("iframe") as HTMLIFrameElement;
      if (
        frame.contentDocument?.readyState !== "complete" ||
        !frame.contentDocument.body.textContent
      )
        await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
      Object.assign(frame.contentWindow as Window, { isKept: true });
      const field = document.querySelector("#nome") as HTMLInputElement;
      field.focus({ preventScroll: true });
      field.setSelectionRange(4, 7);
      document.querySelector("#sobre")?.scrollTo(0, 40);
      return document.querySelector("yy-form")?.shadowRoot === null;
    });
    expect(before).toBe(true);
    await page.evaluate(() => document.querySelector("yy-form")?.scrollIntoView());
    await expect
      .poll(() => page.evaluate(() => document.querySelector("yy-form")?.shadowRoot !== null))
      .toBe(true);
    const kept = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const { contentWindow } = document.querySelector("iframe") as HTMLIFrameElement;
      const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
      return {
        frame: Reflect.get(contentWindow as Window, "isKept"),
        focus: [id, selectionStart, selectionEnd],
        scrolled: document.querySelector("#sobre")?.scrollTop,
      };
    });
    expect(kept).toEqual({ frame: true, focus: ["nome", 4, 7], scrolled: 40 });
  });
});
