import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import type { Server } from "@yy/testing/stacks";
import type { APIResponse } from "playwright";
import { describe, expect, it } from "vitest";
import { useHost } from "./useHost";

/**
 * Tests how a framework's own tokens, files and addresses work with the widgets.
 * @param start starts the shop, with these environment variables
 * @param expectFile further checks of the response to a file that a page names
 * @returns the host of the tests
 */
export function describeHost(
  start: (env?: Readonly<Record<string, string>>) => Promise<Server>,
  expectFile: (answer: APIResponse) => void = () => {},
) {
  const host = useHost(() => start());

  it("says that the page has expired when the token is taken no more, and keeps what was typed", async () => {
    host.expectErrors(/status of 419/, /answered 419/);
    const page = await host.open("/cadastro");
    await waitUntilMounted(page, "yy-form");
    await page.getByLabel("nome completo").fill("Caio Rocha");
    await page.getByLabel("e-mail").fill("caio@exemplo.com.br");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "criar conta" }).click();
    await page.getByText("esta página expirou").waitFor();
    expect(await page.getByLabel("nome completo").inputValue()).toBe("Caio Rocha");
  });

  it("serves every file that a page names", async () => {
    const page = await host.open("/p/1");
    const files = await page.evaluate(() =>
      [...document.querySelectorAll("head [integrity]")].map(
        (tag) => tag.getAttribute("src") ?? tag.getAttribute("href") ?? "",
      ),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const answer = await page.request.get(host.url(file));
      expect(answer.status(), file).toBe(200);
      expectFile(answer);
    }
  });

  describe("below a folder", () => {
    const below = useHost(async () => {
      const server = await start({ HOST_PREFIX: "/loja" });
      return { ...server, url: `${server.url}/loja` };
    });

    it("says so in the head, and every file and call is below it", async () => {
      // Calls of fixed paths, such as /metadata/user, find the folder by this meta element.
      const page = await below.open("/p/1", { signedInAs: "Rafael Costa" });
      const root = await page.locator("meta[name=yy-root]").getAttribute("content");
      expect(root).toBe("/loja");
      await waitUntilMounted(page, "yy-follow-button");
      await page.getByRole("button", { name: `${followText} João` }).click();
      await page.getByRole("button", { name: `${followingText} João` }).waitFor();
      const answer = async () => (await page.request.get(below.url("/follows?ids=2"))).json();
      await expect.poll(answer).toEqual({ users: [{ id: 2, user_follow: true }] });
    });
  });

  return host;
}
