import { collectProblems, useDemo } from "@yy/testing";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const demo = useDemo();
const path = "/perfil/configuracoes";
const photo = { name: "eu.png", mimeType: "image/png", buffer: Buffer.from("png") };

const marina = () => demo.server.state.users.find(({ id }) => id === 1);
const toggle = (page: Page, name: string, checked: boolean) =>
  page.getByRole("switch", { name, checked, exact: true });
const facility = (page: Page, name: string) =>
  page.locator("yy-facilities").getByRole("listitem").filter({ hasText: name });
const flash = (page: Page, text: string) => page.locator("yy-flash [part=text]", { hasText: text });
const notice = (page: Page) => page.locator("main yy-vacation-notice [part=notice]");
const flag = (page: Page, name: string) =>
  page.locator(".settings-list li").filter({ hasText: name });

it("lets a visitor sign in first, and leads back", async () => {
  const page = await demo.open(path);
  expect(new URL(page.url()).pathname).toBe("/entrar");
  await page.getByRole("button", { name: "Marina Alves" }).click();
  await page.getByRole("heading", { name: "minha lojinha" }).waitFor();
});

it("works without JavaScript: switches, pictures and vacation are forms", async () => {
  const page = await demo.open(path, { signedInAs: 1, javaScript: false });
  await page.getByRole("button", { name: "ligar", exact: true }).first().click();
  await page.getByText("frete econômico: ligado.").waitFor();
  expect(marina()?.soft_shipping).toBe(true);
  await page.getByRole("button", { name: "desligar" }).click();
  await page.getByText("frete econômico: desligado.").waitFor();
  await page.getByLabel("nova foto").setInputFiles({ ...photo, mimeType: "text/plain" });
  await page.getByRole("button", { name: "enviar foto" }).click();
  await page.getByText("esta foto não é uma imagem válida.").waitFor();
  await page.getByLabel("nova capa").setInputFiles(photo);
  await page.getByRole("button", { name: "enviar capa" }).click();
  await page.getByText("foto trocada.").waitFor();
  await page.getByRole("button", { name: "sair de férias" }).click();
  await page.getByText("sua lojinha está de férias").waitFor();
  await page.getByRole("button", { name: "voltar das férias" }).waitFor();
});

/** Opens the settings of member 1, with the libraries that the query names. */
async function open(query = ""): Promise<Page> {
  const page = await demo.open(path + query, { signedInAs: 1 });
  await toggle(page, "frete econômico", false).waitFor();
  return page;
}

it("changes the photo by keyboard, and shows it in the header too", async () => {
  const page = await open();
  const own = page.locator("yy-profile-image[data-kind=avatar]");
  const chooser = page.waitForEvent("filechooser");
  await own.getByRole("button", { name: "trocar foto" }).focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(photo);
  await own.getByText("foto trocada.").waitFor();
  const id = marina()?.image_public_id ?? "";
  await expect
    .poll(() => page.locator(".site-header yy-user-avatar [part=photo]").getAttribute("src"))
    .toContain(`/${id}/50x50.jpg`);
  expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
});

describe.each([
  ["plain", ""],
  ["with rails-ujs", "?lib=ujs"],
  ["with Turbo", "?lib=turbo"],
])("%s", (_, query) => {
  it("goes through by keyboard: a switch that fails turns back, tries again, and the facilities follow", async () => {
    const page = await open(query);
    await page.locator("yy-facilities").scrollIntoViewIfNeeded();
    await facility(page, "frete econômico").getByText("inativo").waitFor();
    demo.server.failNext({ path: "/api/v3/soft_shipping_rates", status: 500 });
    await toggle(page, "frete econômico", false).focus();
    await page.keyboard.press("Space");
    await page.getByRole("alert").getByText("não deu para mudar. tente de novo.").waitFor();
    await toggle(page, "frete econômico", false).waitFor();
    await page.keyboard.press("Space");
    await facility(page, "frete econômico").getByText("ativo", { exact: true }).waitFor();
    expect(marina()?.soft_shipping).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await facility(page, "destaque na busca").getByText("ativo", { exact: true }).waitFor();
    await flag(page, "aceite automático").getByText("já tem").waitFor();
    await flag(page, "retirada em casa").getByText("ainda não").waitFor();

    await page.getByRole("link", { name: "ver como fica" }).click();
    await page.getByRole("link", { name: "configurar" }).click();
    await toggle(page, "frete econômico", true).waitFor();
    await page.goBack();
    await page.goBack();
    await toggle(page, "frete econômico", true).waitFor();
  });

  it("goes on vacation and comes back, and the page knows at once", async () => {
    const page = await open(query);
    await page.getByRole("button", { name: "sair de férias" }).click();
    await flash(page, "boas férias!").waitFor();
    await notice(page).waitFor();
    expect(marina()?.on_vacation).toBe(true);
    await page.getByRole("button", { name: "voltar das férias" }).click();
    await flash(page, "que bom ter você de volta!").waitFor();
    await expect.poll(() => notice(page).count()).toBe(0);
    await page.getByRole("button", { name: "sair de férias" }).waitFor();
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
