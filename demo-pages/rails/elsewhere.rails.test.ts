import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { useRailsHost } from "./testing/useRailsHost";

const marina = 1;

describe("an application under a path of its own", () => {
  const rails = useRailsHost({ prefix: "/loja" });

  it("has its files, its session, its addresses and what the widgets ask there", async () => {
    const page = await rails.open("/p/vestido-midi-floral-1");
    await waitUntilMounted(page, "yy-follow-button");
    await page.getByRole("button", { name: `${followText} João` }).click();
    await page.waitForURL("**/loja/entrar?redirect_to=*");
    await page.getByRole("button", { name: "Marina Alves" }).click();
    await page.getByRole("button", { name: `${followingText} João` }).waitFor();
    expect(page.url()).toBe(rails.url("/p/vestido-midi-floral-1"));
    await page.locator("yy-inbox-badge").getByText("3", { exact: true }).waitFor();
    await page.getByLabel("sua pergunta").fill("tem bolso?");
    await page.getByRole("button", { name: "perguntar" }).click();
    await page.locator("#lista-de-perguntas").getByText("tem bolso?").waitFor();
    await page.getByRole("link", { name: "mensagens" }).first().click();
    await page.waitForURL("**/loja/perfil/mensagens");
    await waitUntilMounted(page, "yy-message-list");
  });

  it("leads from a card to its product", async () => {
    const page = await rails.open("/busca", { signedInAs: marina });
    await waitUntilMounted(page, "#resultados yy-product-card:first-of-type");
    await page.getByRole("link", { name: "Vestido midi floral" }).click();
    await page.getByRole("heading", { level: 1, name: "Vestido midi floral" }).waitFor();
    expect(page.url()).toMatch(rails.url("/p/vestido-midi-floral-1"));
  });
});

describe("an application for an API, without session and token", () => {
  const rails = useRailsHost({ rackup: "bare.ru" });

  it.each(["/base", "/api"])("renders a page whose widgets work (%s)", async (path) => {
    const page = await rails.open(path);
    await waitUntilMounted(page, "yy-follow-button");
    expect(await page.locator("meta[name=csrf-token]").count()).toBe(0);
    const follow = page.waitForRequest("**/follows");
    await page.getByRole("button", { name: `${followText} Ana` }).click();
    expect((await follow).headers()["x-csrf-token"]).toBeUndefined();
    await page.getByRole("button", { name: `${followingText} Ana` }).waitFor();
  });

  it("says what is wrong with a tag, and the rest of the page works", async () => {
    rails.expectErrors(/yy-follow-button: data-user-id is required/);
    const page = await rails.open("/wrong");
    await waitUntilMounted(page, "yy-count-badge");
    await page.getByText("seguir pelo formulário").waitFor();
  });
});
