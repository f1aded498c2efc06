import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const saved =
  '<yy-flash data-duration="0"><p data-flash="success">peça salva</p></yy-flash><dialog id="aberto">algo</dialog>';

describe("yy-flash", () => {
  const engine = useEngine();
  const message = "yy-flash >>> [part~=message]";

  it("shows a message, above an open dialog too, until it is closed", async () => {
    const page = await engine.show(saved);
    await expect.poll(() => page.isShown(message, "peça salva")).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>("#aberto")?.showModal());
    await expect.poll(() => page.isShown("#aberto")).toBe(true);
    expect(await page.isShown(message)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => page.isShown("#aberto")).toBe(false);
    await page.click("yy-flash >>> [part=close]");
    await expect.poll(() => page.isShown(message)).toBe(false);
  });

  it("shows what a script says, and hides it after its time", async () => {
    const page = await engine.show('<yy-flash data-duration="300"></yy-flash>');
    await page.evaluate(() => {
      const { flash }: { flash: (text: string, kind: string) => void } = Reflect.get(
        window,
        "YY" as string,
      );
      flash("não deu", "notice");
    });
    await expect.poll(() => page.isShown(message, "não deu")).toBe(true);
    await expect.poll(() => page.count(message)).toBe(0);
  });
});
