import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

describe("layers of pages that were not made for them", () => {
  const engine = useEngine();
  const dialogs = () => engine.page.count("yy-modal:is(:state(open), :state(closing))");

  it("stay open through a double click, and leave the page to scroll as it has said meanwhile", async () => {
    const page = await engine.show(`<button type="button" data-yy-open="aviso">aviso</button>
      <yy-modal data-name="aviso" data-label="aviso"><p>frete grátis</p></yy-modal>`);
    const opener = await page.evaluate(() => {
      const { left, top } = (
        document.querySelector("[data-yy-open]") as Element
      ).getBoundingClientRect();
      document.body.style.overflow = "hidden";
      return { x: left + 4, y: top + 4 };
    });
    await page.clickAt(opener);
    await page.clickAt(opener);
    await expect.poll(() => page.count("yy-modal:state(open)")).toBe(1);
    await page.evaluate(() => {
      document.body.style.overflow = "";
    });
    await page.press("Escape");
    await expect.poll(dialogs).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("visible");
    await page.evaluate(() => {
      // Chromium writes the attribute only when it is read, and cannot remove it before.
      document.body.getAttribute("style");
      document.body.removeAttribute("style");
    });
  });

  it.each([
    [
      "yy-slide-in-panel",
      `<button type="button" data-yy-open="filtros">filtrar</button>
      <yy-slide-in-panel data-name="filtros" data-label="filtros"><p>marca</p></yy-slide-in-panel>`,
    ],
    [
      "yy-popover",
      `<yy-popover data-trigger="click"><button type="button" data-part="trigger">ajuda</button>
      <p data-part="content">em até 5 dias.</p></yy-popover>`,
    ],
  ])("stay open through a double click: %s", async (tag, html) => {
    const page = await engine.show(html);
    const { x, y } = await page.evaluate(() => {
      const { left, top } = (
        document.querySelector("main button") as Element
      ).getBoundingClientRect();
      return { x: left + 4, y: top + 4 };
    });
    await page.clickAt({ x, y });
    await page.clickAt({ x, y });
    await expect.poll(() => page.count(`${tag}:state(open)`)).toBe(1);
    await page.press("Escape");
    await expect.poll(() => page.count(`${tag}:is(:state(open), :state(closing))`)).toBe(0);
  });

  it("leave a captcha of the page above them to its clicks", async () => {
    const page = await engine.show(`<button type="button" data-yy-open="entrar">entrar</button>
      <yy-modal data-name="entrar" data-label="entrar" data-layer="page"><p>senha</p></yy-modal>`);
    await page.click("[data-yy-open]");
    await expect.poll(() => page.count("yy-modal:state(open)")).toBe(1);
    await page.evaluate(() => {
      const captcha = document.createElement("button");
      captcha.id = "captcha";
      captcha.textContent = "não sou um robô";
      captcha.style.cssText = "position: fixed; inset: 4px auto auto 4px; z-index: 2147483647";
      captcha.addEventListener("click", () => {
        captcha.textContent = "certo";
      });
      document.body.append(captcha);
    });
    await page.click("#captcha");
    expect(await page.texts("#captcha")).toEqual(["certo"]);
    expect(await page.count("yy-modal:state(open)")).toBe(1);
    await page.evaluate(() => document.querySelector("#captcha")?.remove());
    await page.press("Escape");
    await expect.poll(dialogs).toBe(0);
  });

  it("keep clicks and keys from the slide, and take nothing over from it", async () => {
    const page = await engine.show(`<yy-slider><div data-href="/ofertas">
      <yy-modal data-name="avise" data-label="avise-me"><p>quando chegar</p><input></yy-modal></div><div>casacos</div></yy-slider>`);
    await page.evaluate(() => {
      const { style } = document.querySelector("yy-slider > div") as HTMLElement;
      style.pointerEvents = "none";
      style.fontSize = "0";
      window.YY.open("avise");
    });
    await page.click("yy-modal p");
    await page.press("ArrowRight");
    expect(await page.texts("yy-slider >>> [part=indicator]")).toEqual(["1/2"]);
    expect(await page.evaluate(() => location.pathname)).not.toBe("/ofertas");
    await page.click("yy-modal >>> [part=close]");
    await expect.poll(dialogs).toBe(0);
  });
});
