import { collectProblems, useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-message-list";
const path = "/perfil/mensagens";

describe("the inbox", () => {
  const demo = useDemo();

  /** Opens the inbox with a library chosen in the demo's panel. */
  const open = (lib: string, visit = {}) =>
    demo.open(path, {
      signedInAs: 1,
      prepare: async (page) => {
        await page.context().request.post("/_demo/switches", { form: { lib } });
      },
      ...visit,
    });
  const box = (page: Page, subject: string) => page.getByLabel(`selecionar ${subject}`);
  const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name });
  const badge = (page: Page, tab: string) =>
    page.getByRole("link", { name: tab }).locator("yy-count-badge").getByRole("img");
  const waitForUnread = (page: Page, count: number) =>
    page.getByRole("img", { name: `mensagens não lidas: ${count}` }).waitFor();
  const subjects = (page: Page) => page.locator(".message-subject").allTextContents();
  const expectNoProblems = (page: Page) =>
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });

  for (const [kind, lib] of [
    ["plain", "none"],
    ["with rails-ujs", "ujs"],
    ["with Turbo", "turbo"],
  ] as const) {
    it(`reads, filters, deletes, and keeps the filter over a message, ${kind}`, async () => {
      const page = await open(lib);
      await waitUntilMounted(page, tag);
      await waitForUnread(page, 3);
      await box(page, "seu vestido foi vendido!").check();
      await box(page, "sobre a sapatilha bordada").check();
      await button(page, "marcar como lidas").click();
      await waitForUnread(page, 1);
      await expect.poll(() => badge(page, "conversas").count()).toBe(0);
      await page.getByRole("link", { name: "conversas" }).click();
      await expect.poll(() => subjects(page)).not.toContain("seu vestido foi vendido!");
      await page.waitForURL("**?type=chat");
      await page.getByText("entrega em mãos").click();
      await page.getByRole("heading", { level: 1, name: "entrega em mãos" }).waitFor();
      expect(await button(page, "apagar").count()).toBe(0);
      await page.goBack();
      await waitUntilMounted(page, tag);
      expect(await subjects(page)).toContain("entrega em mãos");
      expect(await subjects(page)).not.toContain("oferta recebida");
      await page.getByRole("link", { name: "avisos" }).click();
      await expect.poll(() => subjects(page)).toContain("pagamento liberado");
      await box(page, "oferta recebida").focus();
      await page.keyboard.press("Space");
      await button(page, "apagar").focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => subjects(page)).not.toContain("oferta recebida");
      await expect
        .poll(() => box(page, "pagamento liberado").evaluate((it) => it.matches(":focus")))
        .toBe(true);
      expectNoProblems(page);
    });

    it(`deletes a message from its own page, ${kind}`, async () => {
      const page = await open(lib);
      page.on("dialog", (dialog) => dialog.accept());
      await page.getByText("oferta recebida").click();
      await page.getByRole("heading", { level: 1, name: "oferta recebida" }).waitFor();
      await waitUntilMounted(page, "yy-message-header");
      await button(page, "apagar").click();
      await page.waitForURL(`**${path}`);
      await waitUntilMounted(page, tag);
      expect(await subjects(page)).not.toContain("oferta recebida");
      await waitForUnread(page, 2);
      expectNoProblems(page);
    });
  }

  it("works without a script, by forms and links", async () => {
    const page = await open("none", { javaScript: false });
    await box(page, "oferta recebida").check();
    await button(page, "apagar").click();
    await page.getByText("pronto, mensagens apagadas.").waitFor();
    expect(await subjects(page)).not.toContain("oferta recebida");
    await page.getByRole("link", { name: "conversas" }).click();
    await box(page, "sobre a sapatilha bordada").check();
    await button(page, "marcar como lidas").click();
    await page.getByText("pronto, mensagens lidas.").waitFor();
    expect(new URL(page.url()).search).toBe("?type=chat");
    await page.getByRole("link", { name: "avisos" }).click();
    await page.getByText("pagamento liberado").click();
    await button(page, "apagar").click();
    await page.getByText("pronto, mensagens apagadas.").waitFor();
    expect(await subjects(page)).not.toContain("pagamento liberado");
  });

  it("filters by the list of types on a phone, where nothing is too wide", async () => {
    const page = await open("none", { viewport: { width: 390, height: 800 } });
    await waitUntilMounted(page, tag);
    await page.getByLabel("mostrar").selectOption("ofertas");
    await expect.poll(() => subjects(page)).not.toContain("pagamento liberado");
    expect(await subjects(page)).toContain("oferta recusada");
    // Back keeps the chosen type.
    await page.getByText("oferta recusada").click();
    await page.getByRole("heading", { level: 1, name: "oferta recusada" }).waitFor();
    await page.goBack();
    await waitUntilMounted(page, tag);
    expect(await page.getByLabel("mostrar").inputValue()).toBe("offer");
    expect(await subjects(page)).not.toContain("pagamento liberado");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    expectNoProblems(page);
  });
});
