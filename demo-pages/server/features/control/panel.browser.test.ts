import { collectProblems, useDemo, version1 } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { sidewaysScroll, violations } from "../guide/testing/violations";

const demo = useDemo();
const panelOf = (page: Page) => page.getByRole("complementary", { name: "painel da demonstração" });
const follow = (page: Page) => page.locator("yy-follow-button").first().getByRole("button");

/** Brings the first follow button into view and waits until it works. */
async function seeFollow(page: Page): Promise<void> {
  await page.locator("yy-follow-button").first().scrollIntoViewIfNeeded();
  await page.locator("yy-follow-button:state(mounted)").first().waitFor();
}

/** Opens the panel by keyboard. */
async function openPanel(page: Page): Promise<void> {
  await panelOf(page).locator("summary").first().press("Enter");
  await panelOf(page).getByRole("button", { name: "trocar" }).waitFor();
}

async function pick(page: Page, name: string, label: string): Promise<void> {
  await panelOf(page).getByRole("combobox", { name, exact: true }).selectOption({ label });
}

/** Submits the choices, and waits until the page has loaded with them. */
async function submit(page: Page): Promise<void> {
  const loaded = page.waitForEvent("load");
  await panelOf(page).getByRole("button", { name: "trocar" }).press("Enter");
  await loaded;
}

describe("the panel of the demonstration", () => {
  it("leaves the page as the server wrote it, and brings the script back", async () => {
    const page = await demo.open("/?script=module", { signedInAs: 1 });
    await seeFollow(page);
    await openPanel(page);
    await pick(page, "script", "sem script");
    await submit(page);
    expect(new URL(page.url()).search).toBe("");
    expect(await page.evaluate(() => customElements.get("yy-follow-button"))).toBeUndefined();
    expect(await page.locator("yy-follow-button").first().getByRole("link").isVisible()).toBe(true);
    // The panel is open again, and the focus is where it was.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe("trocar");
    await pick(page, "script", "clássico");
    await submit(page);
    await seeFollow(page);
    expect(await page.locator("script[src$='/yy.all.js']").count()).toBe(1);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("ends the session behind the page's back: the next press turns back", async () => {
    const page = await demo.open("/", { signedInAs: 1 });
    await seeFollow(page);
    await openPanel(page);
    const button = panelOf(page).getByRole("button", { name: "expirar a sessão" });
    await button.press("Space");
    await panelOf(page).getByRole("status").getByText("esta página ainda não sabe").waitFor();
    const before = await follow(page).getAttribute("aria-pressed");
    await follow(page).press("Enter");
    await expect
      .poll(() => demo.server.requests.filter(({ status }) => status === 401).length)
      .toBeGreaterThan(0);
    await expect.poll(() => follow(page).getAttribute("aria-pressed")).toBe(before);
  });

  it("slows the network down, lists what goes out meanwhile, and clears the list", async () => {
    const page = await demo.open("/", { signedInAs: 1 });
    await openPanel(page);
    await pick(page, "rede", "lenta: 1 s");
    await submit(page);
    const log = panelOf(page).getByRole("log", { name: "pedidos ao servidor" });
    await panelOf(page).locator(".panel-requests summary").press("Enter");
    await seeFollow(page);
    await follow(page).press("Enter");
    const row = log.getByRole("listitem").filter({ hasText: "POST /api/users/follow" });
    await row.getByText("a caminho").waitFor();
    await row.getByText("respondeu 201").waitFor();
    expect(await row.textContent()).toContain('{"following_id":');
    await expect.poll(() => demo.server.requests.every(({ isOver }) => isOver)).toBe(true);
    await panelOf(page).getByRole("button", { name: "limpar" }).press("Enter");
    await log.getByText("nenhum até agora").waitFor();
    expect(await log.getByRole("listitem").count()).toBe(0);
    expect(demo.server.requests).toEqual([]);
  });

  it("switches the shortcut of the guide's search off, and the page round, on a narrow screen too", async () => {
    const viewport = { width: 320, height: 640 };
    const page = await demo.open("/widgets", { viewport, colorScheme: "dark" });
    const search = page.getByRole("searchbox", { name: "buscar no guia" });
    await openPanel(page);
    await pick(page, "atalho / da busca", "desligado");
    await pick(page, "direção", "da direita");
    await submit(page);
    await panelOf(page).locator(".panel-requests summary").press("Enter");
    expect(await violations(page, "#painel")).toEqual([]);
    await panelOf(page).getByRole("button", { name: "trocar" }).press("/");
    expect(await search.evaluate((field) => field.matches(":focus"))).toBe(false);
    expect(await search.getAttribute("aria-keyshortcuts")).toBeNull();
    expect(await page.evaluate(() => document.dir)).toBe("rtl");
    const { x = -1 } = (await panelOf(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press("Escape");
    expect(await panelOf(page).getByRole("button", { name: "trocar" }).isVisible()).toBe(false);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it("works without JavaScript: the list of the page as it was sent, a session that ends, a choice", async () => {
    const page = await demo.open("/", { signedInAs: 1, javaScript: false });
    const counters = () => page.context().request.get("/api/inbox/counters", { headers: version1 });
    await counters();
    await page.reload();
    await panelOf(page).locator("summary").first().press("Enter");
    await panelOf(page).locator(".panel-requests summary").press("Enter");
    await panelOf(page).getByText("GET /api/inbox/counters").waitFor();
    await panelOf(page).getByRole("button", { name: "expirar a sessão" }).press("Enter");
    await expect.poll(async () => (await counters()).status()).toBe(401);
    expect(await panelOf(page).getByRole("button", { name: "trocar" }).isVisible()).toBe(true);
    await panelOf(page).getByRole("combobox", { name: "direção", exact: true }).selectOption("rtl");
    await panelOf(page).getByRole("button", { name: "trocar" }).press("Enter");
    await page.locator("html[dir=rtl]").waitFor();
  });
});
