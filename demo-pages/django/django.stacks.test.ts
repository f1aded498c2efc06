import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { useHost } from "../walks/useHost";
import { startDjangoHost } from "./testing/startDjangoHost";

const host = useHost(() => startDjangoHost());

it("says that the page has expired when Django takes the token no more, and keeps what was typed", async () => {
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
    expect((await page.request.get(host.url(file))).status(), file).toBe(200);
  }
});

describe("below a folder", () => {
  const below = useHost(async () => {
    const server = await startDjangoHost({ HOST_PREFIX: "/loja" });
    return { ...server, url: `${server.url}/loja` };
  });

  it("says so in the head, and every file and call is below it", async () => {
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
