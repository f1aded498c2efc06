import { waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { places, problemsOf, useSite, type Visitor } from "./testing/useSite";

describe.each(places)("the site at %s, without a server", (place) => {
  const site = useSite();
  const path = (page: Page) => new URL(page.url()).pathname;
  const clean = (page: Page) => expect(problemsOf(page)).toEqual({ errors: [], cspViolations: [] });

  /** Moves the demo as its panel does. */
  const move = (page: Page, control: string, fields: Record<string, string>) =>
    page.evaluate(
      async ([where, sent]) => {
        const answer = await fetch(where, { method: "POST", body: new URLSearchParams(sent) });
        return answer.status;
      },
      [`/_demo/${control}`, fields] as const,
    );

  /** A member's tab at an address of the site. */
  async function member(visitor: Visitor, where: string, userId = 1): Promise<Page> {
    const page = await visitor.open(site.address(place, "ajuda/"));
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    expect(await move(page, "sign-in", { userId: String(userId) })).toBe(200);
    await page.goto(site.address(place, where));
    return page;
  }

  it("signs in by its form, follows and unfollows, and knows it after a reload", async () => {
    const visitor = await site.visitor();
    const page = await visitor.open(site.address(place, "@joaopedro/"));
    const button = page.locator(".store-head yy-follow-button");
    const isFollowing = () => button.evaluate((it) => it.matches(":state(following)"));
    await button.getByRole("button").click();
    await page.waitForURL("**/entrar?**");
    expect(path(page)).toBe(`${place}entrar`);
    await page.getByRole("button", { name: "Marina Alves" }).click();
    await page.waitForURL("**/@joaopedro**");
    await expect.poll(isFollowing).toBe(true);
    await button.getByRole("button").click();
    await expect.poll(isFollowing).toBe(false);
    await button.getByRole("button").click();
    await expect.poll(isFollowing).toBe(true);
    await page.reload();
    await expect.poll(isFollowing).toBe(true);
    expect(path(page)).toBe(`${place}@joaopedro`);
    clean(page);
  });

  it("marks the tab of a store that is looked at, of the file and of the worker's page", async () => {
    const page = await (await site.visitor()).open(site.address(place, "@joaopedro/vendidos/"));
    const current = page.locator("yy-store-tabs [part~=current]");
    await expect.poll(() => current.allTextContents()).toEqual(["vendidos"]);
    await page
      .getByRole("navigation", { name: "lojinha", exact: true })
      .getByText("seguindo")
      .click();
    await page.waitForURL("**/seguindo");
    await expect.poll(() => current.allTextContents()).toEqual(["seguindo"]);
    expect(await current.getAttribute("href")).toBe(`${place}@joaopedro/seguindo`);
    expect(path(page)).toBe(`${place}@joaopedro/seguindo`);
    clean(page);
  });

  it("reads the inbox, in two tabs with one state", async () => {
    const visitor = await site.visitor();
    const page = await member(visitor, "perfil/mensagens/");
    await waitUntilMounted(page, "yy-message-list");
    await page.getByRole("img", { name: "mensagens não lidas: 3" }).waitFor();
    await page.getByLabel("selecionar seu vestido foi vendido!").check();
    await page.getByRole("button", { name: "marcar como lidas" }).click();
    await page.getByRole("img", { name: "mensagens não lidas: 2" }).waitFor();
    await page.getByRole("link", { name: "conversas" }).click();
    await page.waitForURL("**?type=chat");
    expect(path(page)).toBe(`${place}perfil/mensagens`);
    const other = await visitor.open(site.address(place));
    await other.getByRole("img", { name: "mensagens não lidas: 2" }).waitFor();
    expect(await move(other, "deliver", { type: "chat" })).toBe(200);
    await page.reload();
    await page.getByRole("img", { name: "mensagens não lidas: 3" }).waitFor();
    clean(page);
    clean(other);
  });

  it("saves a price, one that fails first", async () => {
    const page = await member(await site.visitor(), "pro/precos-faltantes/", 2);
    await page.locator("yy-missing-price-editor:state(mounted)").waitFor({ state: "attached" });
    await page.locator("#price-401").fill("80");
    await move(page, "fail", { path: "/pro/precos-faltantes/401", status: "500" });
    const save = page.locator('[data-item-id="401"] button');
    await save.click();
    await page.getByText("não deu para salvar. tente de novo.").waitFor();
    await save.click();
    await page.locator('[data-item-id="401"][data-state=saved]').waitFor();
    await page.reload();
    await page.locator("#price-402").waitFor();
    expect(await page.locator("#price-401").count()).toBe(0);
  });

  it("lists a piece, with a photo whose progress is seen", async () => {
    const page = await member(await site.visitor(), "vender/");
    for (const tag of ["yy-product-upload", "yy-form", "yy-mask"])
      await waitUntilMounted(page, tag);
    await page.evaluate(() => {
      const seen: number[] = [];
      Reflect.set(window, "progress", seen);
      const { open } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...call: unknown[]) {
        this.upload.addEventListener("progress", ({ loaded, total }) => seen.push(loaded / total));
        Reflect.apply(open, this, call);
      };
    });
    await page
      .getByLabel("fotos", { exact: false })
      .first()
      .setInputFiles([{ name: "vestido.png", mimeType: "image/png", buffer: photo(4_000_000) }]);
    await page.getByRole("button", { name: "remover foto 1" }).waitFor();
    const progress = await page.evaluate<number[]>("progress");
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    await page.getByLabel("título").fill("vestido de domingo");
    await page.getByLabel("preço", { exact: true }).fill("120");
    await page.getByRole("combobox", { name: "categoria" }).click();
    await page.getByRole("option", { name: "vestidos" }).click();
    await page.getByRole("button", { name: "publicar" }).click();
    await page.getByRole("heading", { level: 1, name: "vestido de domingo" }).waitFor();
    expect(path(page)).toContain(`${place}p/vestido-de-domingo-`);
    clean(page);
  });

  it("visits with Turbo, and with Turbolinks", async () => {
    const page = await member(await site.visitor(), "ajuda/");
    for (const lib of ["turbo", "turbolinks"]) {
      expect(await move(page, "switches", { lib })).toBe(200);
      await page.goto(site.address(place, "ajuda"));
      await page.evaluate(() => Reflect.set(window, "isSameDocument", true));
      await page.getByRole("link", { name: "todos os achados" }).click();
      await page.getByRole("heading", { name: "todos os achados" }).waitFor();
      expect(path(page)).toBe(`${place}busca`);
      await page.goBack();
      await page.waitForURL("**/ajuda");
      expect(await page.evaluate(() => Reflect.get(window, "isSameDocument"))).toBe(true);
    }
    expect(problemsOf(page)?.errors).toEqual([]);
  });

  it("fails as the server does: status, no answer, half of one, late, twice, a file", async () => {
    const page = await member(await site.visitor(), "ajuda");
    const ask = () =>
      page.evaluate(async () => {
        const answer = await fetch("/metadata/user").catch(() => undefined);
        if (answer === undefined) return "no answer";
        const text = await answer.text().catch(() => "half");
        return `${answer.status} ${text}`.slice(0, 12);
      });
    const failing = { path: "/metadata/user" };
    await move(page, "fail", { ...failing, status: "503", body: "{}" });
    expect(await ask()).toBe("503 {}");
    await move(page, "fail", { ...failing, drop: "on" });
    expect(await ask()).toBe("no answer");
    await move(page, "fail", { ...failing, truncate: "on", body: "0123456789" });
    expect(await ask()).toBe("200 half");
    await move(page, "fail", { ...failing, delay: "300" });
    const start = performance.now();
    expect(await ask()).toMatch(/^200 {"id":1/);
    expect(performance.now() - start).toBeGreaterThan(290);
    await move(page, "fail", { path: "/assets/icons.svg", status: "404" });
    expect(await page.evaluate(async () => (await fetch("/assets/icons.svg")).status)).toBe(404);

    await page.goto(site.address(place, "@joaopedro"));
    await move(page, "fail", { path: "/api/users/follow", method: "POST", twice: "on" });
    await page.locator(".store-head yy-follow-button").getByRole("button").click();
    await waitForState(page, ".store-head yy-follow-button", "following");
    const calls = await page.evaluate(async () => (await fetch("/_demo/requests")).json());
    const follows = (calls as { method: string; path: string; status: number }[])
      .filter(({ path: asked, method }) => asked === "/api/users/follow" && method === "POST")
      .map(({ status }) => status);
    expect(follows.toSorted()).toEqual([201, 422]);
  });

  it("has a library and a sprite missing where a link of the guide says so", async () => {
    const visitor = await site.visitor();
    const page = await visitor.open(site.address(place, "widgets/select/"));
    const first = "yy-select:has(#categoria)";
    await waitForState(page, first, "enhanced");
    await page.getByRole("link", { name: "ver sem a biblioteca" }).click();
    await page.waitForURL("**?missing=parts");
    await waitForState(page, first, "failed");
    await page.goto(site.address(place, "widgets/icon/?missing=icons"));
    await page.waitForURL(site.address(place, "widgets/icon?missing=icons"));
    const told = page.locator("[data-guide-events]").first();
    await expect.poll(() => told.textContent()).toContain("/missing/icons.svg");
  });
});

/** A PNG of one pixel, made long. */
function photo(bytes: number): Buffer {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
  return Buffer.concat([Buffer.from(pixel, "base64"), Buffer.alloc(bytes)]);
}
