import { watchForProblems } from "@yy/testing";
import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type By, press } from "./press";
import type { Host } from "./useHost";

const people = {
  marina: "Marina Alves",
  rafael: "Rafael",
  camila: "Camila Duarte",
  thiago: "Thiago Barros",
};

/** What differs between the shops. */
interface Shop {
  /** How many products `/achados` shows in all. */
  readonly products: number;
  /**
   * The field of `/cadastro` with a mask, which turns `typed` into `written`. The server rejects
   * that with "não existe", and accepts `correct`.
   */
  readonly masked: {
    readonly label: string;
    readonly typed: string;
    readonly written: string;
    readonly correct: string;
  };
}

/**
 * Tests what a visitor of a small shop does, the same on every stack. The shop is written with the
 * stack's own package, and has
 *
 * - `/p/1`, a product of João Pedro Lima (2), and `/p/2`, one of Beatriz Nogueira (3), whom Marina
 *   Alves (1) follows: a follow button, and in it a link or a form that does the same without
 *   JavaScript;
 * - `/achados`: products, eight at a time, in an infinite scroll with a link "mais achados"; each
 *   an `article` with a follow button of its seller;
 * - `/entrar`: a button for each user, with the name, which leads back to `redirect_to`; every page
 *   has a button "sair" for signed-in users;
 * - `/cadastro`: a form that the widget sends, with "nome completo", "e-mail" (whose message for a
 *   taken address is "já está em uso"), and a field with a mask; a new user is sent to `/entrar`,
 *   where a flash says "conta criada.";
 * - `GET`, `POST` and `DELETE /follows`, `/metadata/user`;
 * - a strict policy with a nonce, and `/csp`, where violations are reported.
 */
export function describeWalk(host: Host, { products, masked }: Shop): void {
  describe("following a seller", () => {
    it.each<By>(["mouse", "keyboard"])(
      "signs in on the way and is followed then, by %s",
      async (by) => {
        const page = await host.open("/p/1");
        await waitUntilMounted(page, "yy-follow-button");
        await press(page.getByRole("button", { name: `${followText} João` }), by);
        await page.waitForURL("**/entrar?redirect_to=*");
        const who = by === "mouse" ? people.camila : people.thiago;
        await press(page.getByRole("button", { name: who }), by);
        await page.getByRole("button", { name: `${followingText} João` }).waitFor();
        await expect.poll(() => page.url()).toBe(host.url("/p/1"));
        await waitForServer(page, 2, true);
      },
    );

    it("stops, and the server knows", async () => {
      const page = await host.open("/p/2", { signedInAs: people.marina });
      await waitUntilMounted(page, "yy-follow-button");
      await page.getByRole("button", { name: `${followingText} Beatriz` }).click();
      await page.getByRole("button", { name: `${followText} Beatriz` }).waitFor();
      await waitForServer(page, 3, false);
    });

    it("asks for the sign-in when the session has ended meanwhile", async () => {
      host.expectErrors(/status of 401/, /status of 422/, /follows answered 401/);
      const page = await host.open("/p/1", { signedInAs: people.rafael });
      await waitUntilMounted(page, "yy-follow-button");
      const elsewhere = await page.context().newPage();
      await watchForProblems(elsewhere);
      await elsewhere.goto(host.url("/achados"));
      await elsewhere.getByRole("button", { name: "sair" }).click();
      await elsewhere.getByRole("link", { name: "entrar" }).first().waitFor();
      const button = page.getByRole("button", { name: `${followText} João` });
      // The page learns from the first response that the session has ended, and the next click
      // leads to the sign-in.
      const follow = async () => {
        if (!page.url().includes("/entrar?")) await button.click({ timeout: 1000 }).catch(() => {});
        return page.url();
      };
      await expect.poll(follow, { timeout: 30_000 }).toContain("/entrar?redirect_to=");
    });

    it("works by a form where there is no JavaScript", async () => {
      const page = await host.open("/p/1", { signedInAs: people.rafael, javaScript: false });
      await page.getByRole("button", { name: `${followText} João` }).click();
      await page.getByRole("button", { name: `${followingText} João` }).click();
      await page.getByRole("button", { name: `${followText} João` }).waitFor();
      expect(page.url()).toBe(host.url("/p/1"));
    });

    /** Waits for the server, because the button changes at once. */
    async function waitForServer(page: Page, sellerId: number, follows: boolean): Promise<void> {
      const answer = async () =>
        (await page.request.get(host.url(`/follows?ids=${sellerId}`))).json();
      await expect.poll(answer).toEqual({ users: [{ id: sellerId, user_follow: follows }] });
    }
  });

  describe("a form that the widget sends", () => {
    const taken = "marina@exemplo.com.br";
    const descriptionOf = (page: Page, label: string) =>
      page.getByLabel(label).evaluate((field) => {
        const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
        const messages = ids.map((id) => (field.getRootNode() as Document).getElementById(id));
        return messages.map((message) => message?.textContent?.trim()).join(" ");
      });

    it.each<By>(["mouse", "keyboard"])(
      "shows the server's messages at their fields and keeps what was typed, by %s",
      async (by) => {
        host.expectErrors(/status of 422/);
        const page = await host.open("/cadastro");
        await waitUntilMounted(page, "yy-form, yy-mask");
        await page.getByLabel("nome completo").pressSequentially("Nina Rocha");
        await page.getByLabel("e-mail").pressSequentially(taken);
        await page.getByLabel(masked.label).pressSequentially(masked.typed);
        await press(page.getByRole("button", { name: "criar conta" }), by);
        await page.getByText("já está em uso").waitFor();
        expect(await descriptionOf(page, "e-mail")).toBe("já está em uso");
        expect(await descriptionOf(page, masked.label)).toBe("não existe");
        expect(await page.getByLabel(masked.label).inputValue()).toBe(masked.written);
        await page.getByLabel("e-mail").fill(`nina.${by}@exemplo.com.br`);
        await expect.poll(() => page.getByText("já está em uso").count()).toBe(0);
        await page.getByLabel(masked.label).fill(masked.correct);
        await press(page.getByRole("button", { name: "criar conta" }), by);
        await page.waitForURL("**/entrar");
        await page.getByRole("status").getByText("conta criada.").waitFor();
        await page.getByRole("button", { name: "Nina Rocha" }).first().waitFor();
      },
    );

    it("comes again with messages and what was typed where there is no JavaScript", async () => {
      host.expectErrors(/status of 422/);
      const page = await host.open("/cadastro", { javaScript: false });
      await page.getByLabel("nome completo").fill("Bia Rocha");
      await page.getByLabel("e-mail").fill(taken);
      await page.getByRole("button", { name: "criar conta" }).click();
      await page.getByText("já está em uso").waitFor();
      expect(await page.getByLabel("nome completo").inputValue()).toBe("Bia Rocha");
      await page.getByLabel("e-mail").fill("bia@exemplo.com.br");
      await page.getByRole("button", { name: "criar conta" }).click();
      await page.getByText("conta criada.").waitFor();
    });
  });

  describe("a list that goes on", () => {
    it("loads page after page to its end, with widgets that work", async () => {
      const page = await host.open("/achados", { signedInAs: people.rafael });
      await waitUntilMounted(page, "yy-infinite-scroll");
      const finished = page.locator("yy-infinite-scroll[data-finished]");
      const scrollOn = async () => {
        await page.mouse.wheel(0, 3000);
        return finished.count();
      };
      await expect.poll(scrollOn).toBe(1);
      const titles = await page.locator("article h2").allTextContents();
      expect(titles).toHaveLength(products);
      expect(new Set(titles).size).toBe(products);
      const last = page.getByRole("article").last();
      await last.scrollIntoViewIfNeeded();
      await waitUntilMounted(page, "article:last-of-type yy-follow-button");
      await last.getByRole("button", { name: new RegExp(`^${followText} `) }).click();
      await last.getByRole("button", { name: new RegExp(`^${followingText} `) }).waitFor();
    });

    it("goes on by its link where there is no JavaScript", async () => {
      const page = await host.open("/achados", { javaScript: false });
      const more = page.getByRole("link", { name: "mais achados" });
      const first = await page.locator("article h2").first().textContent();
      await more.click();
      await expect.poll(() => page.locator("article h2").first().textContent()).not.toBe(first);
      await more.click();
      await expect.poll(() => more.count()).toBe(0);
      await expect.poll(() => page.getByRole("article").count()).toBe(products - 16);
    });
  });

  describe("the policy", () => {
    it("lets everything of a first visit through, and is told when something breaks it", async () => {
      const page = await host.open("/p/1");
      await waitUntilMounted(page, "yy-follow-button");
      expect(await host.policyReports()).toEqual([]);
      await page.evaluate(() => document.body.setAttribute("style", "color: red"));
      await expect.poll(host.policyReports).toHaveLength(1);
    });
  });
}
