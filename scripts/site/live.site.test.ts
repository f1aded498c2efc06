import { session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { isControlled, places, problemsOf, tell, useSite, type Visitor } from "./testing/useSite";

describe.each(places)("the site at %s, without a server", (place) => {
  const site = useSite();
  const path = (page: Page) => new URL(page.url()).pathname;
  const clean = (page: Page) => expect(problemsOf(page)).toEqual({ errors: [], cspViolations: [] });

  /** The tab of a member, Marina, at an address of the site. */
  async function member(visitor: Visitor, where: string): Promise<Page> {
    const page = await visitor.open(site.address(place, "ajuda/"));
    await isControlled(page);
    expect(await tell(page, "sign-in", { userId: "1" })).toBe(200);
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
    expect(await tell(other, "deliver", { type: "chat" })).toBe(200);
    await page.reload();
    await page.getByRole("img", { name: "mensagens não lidas: 3" }).waitFor();
    clean(page);
    clean(other);
  });

  it("lists a piece, with a photo whose progress is seen", async () => {
    const page = await member(await site.visitor(), "vender/");
    for (const tag of ["yy-product-upload", "yy-form", "yy-mask"])
      await waitUntilMounted(page, tag);
    await page.evaluate(() => {
      const seen: number[] = [];
      Reflect.set(window, "progress", seen);
      const watch = ({ target }: Event) => {
        if (!(target instanceof HTMLIFrameElement)) return;
        const { prototype } = (target.contentWindow as Window & typeof globalThis).XMLHttpRequest;
        const { open } = prototype;
        prototype.open = function (this: XMLHttpRequest, ...call: unknown[]) {
          this.upload.addEventListener("progress", ({ loaded, total }) =>
            seen.push(loaded / total),
          );
          Reflect.apply(open, this, call);
        };
      };
      document.addEventListener("load", watch, true);
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
      expect(await tell(page, "switches", { lib })).toBe(200);
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

  it("fails as the server does: status, no answer, half of one, late, a file", async () => {
    const page = await member(await site.visitor(), "ajuda");
    // Or the page itself asks for what is to fail.
    await session.waitUntilKnown(page);
    const ask = (fault: Record<string, string>, asked = "/metadata/user") =>
      page.evaluate(
        async ([body, path]) => {
          await fetch("/_demo/fail", { method: "POST", body: new URLSearchParams(body) });
          const answer = await fetch(path).catch(() => undefined);
          if (answer === undefined) return "no answer";
          const text = await answer.text().catch(() => "half");
          return `${answer.status} ${text}`.slice(0, 12);
        },
        [{ path: asked, ...fault }, asked] as const,
      );
    expect(await ask({ status: "503", body: "{}" })).toBe("503 {}");
    expect(await ask({ drop: "on" })).toBe("no answer");
    expect(await ask({ truncate: "on", body: "0123456789" })).toBe("200 half");
    const start = performance.now();
    expect(await ask({ delay: "300" })).toMatch(/^200 {"id":1/);
    expect(performance.now() - start).toBeGreaterThan(290);
    expect(await ask({ status: "404" }, "/assets/icons.svg")).toMatch(/^404/);
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
