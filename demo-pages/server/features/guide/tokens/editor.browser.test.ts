import { collectProblems, sharePage, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { violations } from "../testing/violations";

const demo = useDemo();
const open = (tokens = "", options = {}) =>
  demo.open(`/guia/estilo${tokens === "" ? "" : `?tokens=${tokens}`}`, options);

const verdict = (page: Page) => page.locator("[data-token-verdict]");
const css = (page: Page) => page.locator("[data-token-css]");
const refused = (page: Page) => page.locator("[data-token-refused]");
const hexFieldOf = (page: Page, name: string) => page.getByLabel(`${name}, em hexadecimal`).first();
const addressOf = (page: Page) => new URL(page.url()).searchParams.get("tokens");
/** The background of a button in the preview. */
const accentOfPreview = (page: Page) =>
  page
    .locator(".token-sample .button")
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

describe("the editor of tokens", () => {
  const page = sharePage(demo, () => open());

  it("begins with the usual tokens, all pairs of which pass", async () => {
    await expect.poll(() => verdict(page()).textContent()).toContain("os 52 pares passam");
    expect(await css(page()).textContent()).toContain("nada mudou ainda");
    expect(await violations(page(), ".chapter")).toEqual([]);
  });

  it("takes a colour by keyboard, and preview, verdict, css and address follow", async () => {
    await hexFieldOf(page(), "a cor da casa: botões e links").focus();
    await page().keyboard.press("ControlOrMeta+a");
    await page().keyboard.type("#E8A08C");
    await expect.poll(() => accentOfPreview(page())).toBe("rgb(232, 160, 140)");
    await expect.poll(() => verdict(page()).textContent()).toContain("4 de 52 pares não passam");
    expect(await verdict(page()).textContent()).toContain(
      "accent em surface, no claro: 2:1 de 4,5:1",
    );
    expect(await css(page()).textContent()).toContain(":root {\n  --yy-color-accent: #e8a08c;\n}");
    await expect.poll(() => addressOf(page())).toBe("accent.e8a08c");
    expect(await page().locator("#token-accent").inputValue()).toBe("#e8a08c");
    expect((await violations(page(), ".token-stage")).join()).toContain("color-contrast");
  });

  it("says that a written colour is none, and keeps the one before", async () => {
    const field = hexFieldOf(page(), "texto");
    await field.fill("preto");
    await field.blur();
    await page().getByText("precisa ser uma cor em hexadecimal").waitFor();
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(addressOf(page())).not.toContain("ink.p");
    await field.fill("#2b211d");
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("false");
  });

  it("takes sizes by the arrows and a font from the list", async () => {
    await page().getByLabel("cantos de cartões").focus();
    for (let step = 0; step < 4; step += 1) await page().keyboard.press("ArrowLeft");
    await page().getByLabel("letra", { exact: true }).selectOption("serifa");
    await expect.poll(() => css(page()).textContent()).toContain("--yy-radius-m: 0.75rem;");
    expect(await css(page()).textContent()).toContain("--yy-font-family: Charter");
    const card = page().locator(".token-stage .card").first();
    expect(await card.evaluate((each) => getComputedStyle(each).borderRadius)).toBe("12px");
  });

  it("shows the other theme, whatever the system's is", async () => {
    await page().getByLabel("escuro", { exact: true }).check();
    const surface = () =>
      page()
        .locator("[data-token-stage]")
        .evaluate((stage) => getComputedStyle(stage).backgroundColor);
    await expect.poll(surface).toBe("rgb(28, 23, 21)");
    expect(await page().locator("#token-escuro-accent").isVisible()).toBe(true);
    expect(await page().locator("#token-accent").isVisible()).toBe(false);
  });

  it("goes back to what it began with", async () => {
    await page().getByRole("button", { name: "voltar ao original" }).click();
    await expect.poll(() => css(page()).textContent()).toContain("nada mudou ainda");
    await expect.poll(() => verdict(page()).textContent()).toContain("os 52 pares passam");
    await expect.poll(() => addressOf(page())).toBe(null);
    expect(collectProblems(page())).toEqual({ errors: [], cspViolations: [] });
  });
});

describe("an address with tokens", () => {
  it("is shown to who opens it, and what is wrong in it is told", async () => {
    const page = await open("accent.0a6b5c_radius-m.99_banana.1_escuro-ink.branco");
    await expect.poll(() => accentOfPreview(page)).toBe("rgb(10, 107, 92)");
    const lines = await refused(page).getByRole("listitem").allTextContents();
    expect(lines).toEqual([
      "radius-m: “99” não serve, precisa ser um número inteiro de 0 a 48",
      "“banana” não é um ajuste deste editor",
      "escuro-ink: “branco” não serve, precisa ser uma cor em hexadecimal, como #b3452b",
    ]);
    await expect.poll(() => addressOf(page)).toBe("accent.0a6b5c");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "copiar o endereço" }).click();
    await page.getByText("endereço copiado").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await page.locator(".token-code [data-guide-copy]").click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("--yy-color-accent: #0a6b5c");
  });

  it("gives css that a page can take as it is", async () => {
    const editor = await open("accent.0a6b5c_escuro-accent.5fc9b4");
    await expect.poll(() => css(editor).textContent()).toContain("5fc9b4");
    const copied = (await css(editor).textContent()) ?? "";
    demo.server.addPage("/vestida", {
      head: `<style nonce="{{nonce}}">${copied}</style>`,
      body: "<main>oi</main>",
    });
    const accentOf = (page: Page) =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--yy-color-accent"),
      );
    expect(await accentOf(await demo.open("/vestida", { colorScheme: "light" }))).toBe("#0a6b5c");
    expect(await accentOf(await demo.open("/vestida", { colorScheme: "dark" }))).toBe("#5fc9b4");
  });
});

it("works after visits of Turbo, there and back", async () => {
  const page = await demo.open("/guia/csp?lib=turbo");
  await page.getByRole("link", { name: "estilo", exact: true }).click();
  await page.locator("#token-accent").waitFor();
  await hexFieldOf(page, "a cor da casa: botões e links").fill("#0a6b5c");
  await expect.poll(() => addressOf(page)).toBe("accent.0a6b5c");
  await page.getByRole("link", { name: "erros", exact: true }).click();
  await page.waitForURL("**/guia/erros");
  await page.goBack();
  await page.locator("#token-accent").waitFor();
  await expect.poll(() => accentOfPreview(page)).toBe("rgb(10, 107, 92)");
  await hexFieldOf(page, "a cor da casa: botões e links").fill("#7a2f8f");
  await expect.poll(() => accentOfPreview(page)).toBe("rgb(122, 47, 143)");
  expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
});

it("is a table of tokens without a script", async () => {
  const page = await open("", { javaScript: false });
  expect(await page.locator("noscript p").isVisible()).toBe(true);
  expect(await page.locator(".token-editor").isVisible()).toBe(false);
  expect(await page.locator("tr[id='--yy-color-accent']").textContent()).toContain("#b3452b");
});

it("begins with the theme of the system", async () => {
  const page = await open("", { colorScheme: "dark" });
  await page.locator("#token-escuro-accent").waitFor();
  expect(await page.locator("#token-accent").isVisible()).toBe(false);
});
