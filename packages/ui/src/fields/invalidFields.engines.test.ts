import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const tabs = `<yy-tabs><p data-part="list"><button type="button">um</button><button type="button">dois</button></p>
  <p data-part="panel">primeiro</p><p data-part="panel"><input name="cep" required></p></yy-tabs>`;

describe("a required field that a tab hides", () => {
  const engine = useEngine();
  const focused = () =>
    engine.page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
  const show = (button = "") =>
    engine.show(`<form action="/enderecos"><input name="rua">${tabs}${button}</form>`);

  it("is shown and focused when the button is clicked", async () => {
    const page = await show('<button id="salvar">salvar</button>');
    await page.click("#salvar");
    await expect.poll(focused).toBe("cep");
  });

  it("is shown and focused when Enter sends a form without a button", async () => {
    const page = await engine.show(
      `<form action="/enderecos"><input name="rua">${tabs.replace("<input", '<input type="checkbox"')}</form>`,
    );
    await page.click("[name=rua]");
    await page.press("Enter");
    await expect.poll(focused).toBe("cep");
  });

  it("is shown and focused when a script asks the browser to send the form, not when it asks what is wrong", async () => {
    const page = await show();
    await page.evaluate(async () => {
      document.querySelector("form")?.checkValidity();
      await new Promise((later) => setTimeout(() => requestAnimationFrame(later)));
    });
    expect(await focused()).toBe("");
    await page.evaluate(() => document.querySelector("form")?.requestSubmit());
    await expect.poll(focused).toBe("cep");
  });
});
