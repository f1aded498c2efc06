import { holdRequests } from "@yy/testing";
import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { stack } from "./testing/stack";
import { useRailsHost } from "./testing/useRailsHost";

const rails = useRailsHost();
const users = { marina: 1, joao: 2, beatriz: 3, rafael: 4, luiza: 5, thiago: 7 };

describe("the inbox", () => {
  const unread = (page: Page) => page.locator("yy-inbox-badge").getByText("3", { exact: true });

  it("marks as read and deletes, and its counters follow", async () => {
    const page = await rails.open("/perfil/mensagens", { signedInAs: users.beatriz });
    await unread(page).waitFor();
    await page.getByRole("checkbox", { name: "selecionar oferta recebida" }).check();
    await page.getByRole("button", { name: "marcar como lidas" }).click();
    await page.locator("yy-inbox-badge").getByText("2", { exact: true }).waitFor();
    await page.getByRole("checkbox", { name: "selecionar pagamento liberado" }).press("Space");
    await page.getByRole("button", { name: "apagar" }).press("Enter");
    await expect.poll(() => page.getByText("pagamento liberado").count()).toBe(0);
    await page.reload();
    await page.locator("yy-inbox-badge").getByText("2", { exact: true }).waitFor();
    expect(await page.getByRole("listitem").filter({ hasText: "pagamento liberado" }).count()).toBe(
      0,
    );
  });

  it("takes the rows of another type from a script answer", async () => {
    const page = await rails.open("/perfil/mensagens", { signedInAs: users.rafael });
    await waitUntilMounted(page, "yy-message-list");
    const answer = page.waitForResponse("**/perfil/mensagens?type=chat");
    await page.getByRole("link", { name: /^conversas/ }).click();
    expect(await (await answer).headerValue("content-type")).toContain("text/javascript");
    await expect.poll(() => page.locator("[data-message-id]").count()).toBe(2);
    expect(await page.locator("[data-message-id^=chat]").count()).toBe(2);
  });

  it("deletes an opened message, and goes back to the list", async () => {
    const page = await rails.open("/perfil/mensagens", { signedInAs: users.rafael });
    await page.getByRole("link", { name: /oferta na camisa xadrez/ }).click();
    await waitUntilMounted(page, "yy-message-header");
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "apagar" }).click();
    await page.waitForURL("**/perfil/mensagens");
    expect(await page.getByText("oferta na camisa xadrez").count()).toBe(0);
  });

  it("works by a form where there is no JavaScript", async () => {
    const page = await rails.open("/perfil/mensagens", {
      signedInAs: users.thiago,
      javaScript: false,
    });
    await page.getByRole("checkbox", { name: "selecionar oferta recebida" }).check();
    await page.getByRole("button", { name: "marcar como lidas" }).click();
    await page.locator("[data-read=false]").nth(1).waitFor();
    expect(await page.locator("[data-read=false]").count()).toBe(2);
  });
});

describe("missing prices", () => {
  const items = (page: Page) => page.locator("[data-part=item]");

  it("saves one by an answer that changes the page, and all at the end of the list", async () => {
    const page = await rails.open("/pro/precos-faltantes", { signedInAs: users.joao });
    await waitUntilMounted(page, "yy-missing-price-editor");
    const first = items(page).first();
    const id = await first.getAttribute("data-item-id");
    await first.locator("[data-part=price]").pressSequentially("12050");
    const answer = page.waitForResponse(`**/pro/precos-faltantes/${id}`);
    await page.keyboard.press("Enter");
    expect(await (await answer).headerValue("content-type")).toContain(stack.answerType);
    await expect.poll(() => page.locator(`[data-item-id="${id}"]`).count()).toBe(0);

    const finished = page.locator("yy-infinite-scroll[data-finished]");
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 2000);
        return finished.count();
      })
      .toBe(1);
    expect(await items(page).count()).toBe(29);
    await page.getByLabel("preço para todos").fill("80");
    await page.getByRole("button", { name: "preencher" }).click();
    await page.getByRole("button", { name: "salvar todos" }).click();
    await expect.poll(() => items(page).count(), { timeout: 15_000 }).toBe(0);
    await page.reload();
    await page.getByText("todas as peças têm preço.").waitFor();
  });

  it("says beside a price what the server has against it, and keeps it", async () => {
    rails.expectErrors(/status of 422/);
    const page = await rails.open("/pro/precos-faltantes", { signedInAs: users.luiza });
    await waitUntilMounted(page, "yy-missing-price-editor");
    const price = items(page).first().locator("[data-part=price]");
    await price.fill("99999999999");
    await items(page).first().getByRole("button").click();
    await items(page).first().getByText("é alto demais").waitFor();
    expect(await price.inputValue()).toContain("99.999.999");
    expect(await items(page).first().getAttribute("data-state")).toBe("invalid");
    page.once("dialog", (dialog) => dialog.accept());
  });

  it("saves one by one where there is no JavaScript", async () => {
    const page = await rails.open("/pro/precos-faltantes", {
      signedInAs: users.luiza,
      javaScript: false,
    });
    const id = await items(page).nth(1).getAttribute("data-item-id");
    await items(page).nth(1).locator("[data-part=price]").fill("R$ 1.250,50");
    await items(page).nth(1).getByRole("button").click();
    await page.waitForLoadState();
    expect(await page.locator(`[data-item-id="${id}"]`).count()).toBe(0);
    await page.goto(rails.url(`/p/peca-${id}`));
    await page.getByText("R$ 1.251").waitFor();
  });
});

describe("visits that stay in the document", () => {
  it("leaves the second page of a listing and comes back to it, each widget mounted once", async () => {
    const page = await rails.open("/busca", { signedInAs: users.marina });
    const head = await markDocument(page);
    await waitForPagination(page, "página 1 de");
    await page.getByRole("link", { name: "próxima" }).click();
    await waitForPagination(page, "página 2 de");
    await page.getByRole("link", { name: "mensagens" }).first().click();
    await waitUntilMounted(page, "yy-message-list");
    await page.goBack();
    await waitForPagination(page, "página 2 de");
    await waitUntilMounted(page, "#resultados yy-product-card:last-of-type");
    expect(await page.locator("#resultados yy-product-card").count()).toBe(8);
    expect(await page.getByRole("navigation", { name: "paginação" }).count()).toBe(1);
    await page.getByRole("link", { name: "anterior" }).press("Enter");
    await waitForPagination(page, "página 1 de");
    expect(await page.locator("#resultados yy-product-card").count()).toBe(8);
    expect(await documentOf(page)).toEqual(head);
  });

  it("comes back to a button as the visitor left it", async () => {
    const page = await rails.open("/p/saia-6", { signedInAs: users.marina });
    const head = await markDocument(page);
    await waitUntilMounted(page, "yy-follow-button");
    await page.getByRole("button", { name: `${followText} Ana` }).click();
    await page.getByRole("button", { name: `${followingText} Ana` }).waitFor();
    await page.getByRole("link", { name: "achados", exact: true }).press("Enter");
    await page.getByRole("heading", { name: "todos os achados" }).waitFor();
    await page.goBack();
    await waitUntilMounted(page, "yy-follow-button");
    await page.getByRole("button", { name: `${followingText} Ana` }).waitFor();
    expect(await page.locator("yy-follow-button").count()).toBe(1);
    expect(await documentOf(page)).toEqual(head);
  });

  /**
   * Scrolls to the pagination until it shows the text: it mounts near the viewport, and content
   * that loads above may push it out again.
   */
  async function waitForPagination(page: Page, text: string): Promise<void> {
    const shown = page.getByRole("navigation", { name: "paginação" }).getByText(text);
    const scrollAndLook = async () => {
      await page.locator("yy-pagination").scrollIntoViewIfNeeded();
      return shown.isVisible();
    };
    await expect.poll(scrollAndLook, { timeout: 10_000 }).toBe(true);
  }

  async function markDocument(page: Page) {
    await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
    return documentOf(page);
  }

  /**
   * What a visit must not change: the document, and its scripts and styles except modules, which
   * the browser runs only once.
   */
  const documentOf = (page: Page) =>
    page.evaluate(() => ({
      isFirst: Reflect.get(window, "isFirstDocument") === true,
      head: [
        ...document.head.querySelectorAll("script:not([type=module]), link[rel=stylesheet]"),
      ].map((element) => element.getAttribute("src") ?? element.getAttribute("href")),
    }));

  it("keeps the policy of the first page: a slow visit and a script answer after it break nothing", async () => {
    const page = await rails.open("/busca", { signedInAs: users.thiago });
    const answer = await holdRequests(page, "**/perfil/mensagens");
    await page.evaluate(() => (window.Turbolinks ?? window.Turbo)?.setProgressBarDelay(0));
    const asked = page.waitForRequest("**/perfil/mensagens");
    await page.getByRole("link", { name: "mensagens" }).first().click();
    await asked;
    // The progress bar would show now.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
    );
    answer();
    await waitUntilMounted(page, "yy-message-list");
    await page.getByRole("link", { name: /^avisos/ }).click();
    await expect.poll(() => page.locator("[data-message-id^=chat]").count()).toBe(0);
    expect(await page.locator("[data-message-id^=default]").count()).toBeGreaterThan(0);
  });
});

describe("the policy", () => {
  it("is counted by the server when something breaks it", async () => {
    const page = await rails.open("/busca");
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
    await expect.poll(rails.policyReports).toHaveLength(1);
  });
});
