import { followingText, followText, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { useRailsHost } from "../../testing/useRailsHost";

const rails = useRailsHost();
/** Follows nobody. */
const rafael = 4;
const shop = (page: Page, name: string) => page.getByRole("article", { name });

async function openShowcase(): Promise<Page> {
  const page = await rails.open("/vitrine", { signedInAs: rafael });
  await waitUntilMounted(page, "#lojinhas yy-follow-button");
  return page;
}

/** Marks the element, so that `isMarked` tells later whether it is the same one. */
async function mark(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => Reflect.set(element, "isMarked", true));
}
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Reflect.get(element, "isMarked") === true);

it("works in a component's slots, and tells a Stimulus controller around it", async () => {
  const page = await openShowcase();
  const beatriz = shop(page, "Beatriz Nogueira");
  await beatriz.getByText("@bianogueira").waitFor();
  await beatriz.getByRole("button", { name: `${followText} Beatriz` }).click();
  await beatriz.getByRole("button", { name: `${followingText} Beatriz` }).waitFor();
  const following = async () =>
    (await page.request.get(rails.url("/follows?ids=3"))).json() as Promise<unknown>;
  await expect.poll(following).toEqual({ users: [{ id: 3, user_follow: true }] });
  expect(Number(await page.getByRole("status").first().textContent())).toBeGreaterThan(0);
});

it("works in a fragment that another visitor's page has put into the cache", async () => {
  const drawnAt = (page: Page) => page.locator("#lojinha-3 time").getAttribute("datetime");
  const before = await drawnAt(await openShowcase());
  const page = await rails.open("/vitrine");
  await waitUntilMounted(page, "#lojinhas yy-follow-button");
  expect(await drawnAt(page)).toBe(before);
  await shop(page, "Beatriz Nogueira")
    .getByRole("button", { name: `${followText} Beatriz` })
    .click();
  await page.waitForURL("**/entrar?redirect_to=*");
});

it("mounts in a frame when that has come, and again with the frame's next page", async () => {
  const page = await openShowcase();
  await page.getByRole("button", { name: `${followText} Thiago` }).waitFor();
  await mark(page, "#rascunho");
  await page.getByRole("link", { name: "outra lojinha" }).click();
  await page.getByRole("button", { name: `${followText} Ana` }).waitFor();
  expect(await page.getByRole("button", { name: `${followText} Thiago` }).count()).toBe(0);
  expect(await isMarked(page, "#rascunho")).toBe(true);
  await page.getByRole("button", { name: `${followText} Ana` }).click();
  await page.getByRole("button", { name: `${followingText} Ana` }).waitFor();
});

it("mounts when a stream brings it", async () => {
  const page = await openShowcase();
  await page.getByRole("button", { name: "mostrar mais uma" }).click();
  await shop(page, "Ana Clara Siqueira")
    .getByRole("button", { name: `${followText} Ana` })
    .waitFor();
  expect(await page.locator("#lojinhas article").count()).toBe(3);
});

it("keeps what it shows and what was typed in a page that is morphed, and takes new attributes", async () => {
  const page = await openShowcase();
  await shop(page, "João Pedro Lima")
    .getByRole("button", { name: `${followText} João` })
    .click();
  await page.getByRole("button", { name: `${followingText} João` }).waitFor();
  await page.getByLabel("recado").fill("para amanhã");
  for (const selector of ["#lojinha-2 yy-follow-button", "#atualizada"]) await mark(page, selector);
  for (const times of ["1", "2"]) {
    await page.getByRole("button", { name: "atualizar" }).click();
    await page.locator("#atualizada").getByText(times, { exact: true }).waitFor();
  }
  for (const selector of ["#lojinha-2 yy-follow-button", "#atualizada"])
    expect(await isMarked(page, selector)).toBe(true);
  await page.getByRole("button", { name: `${followingText} João` }).waitFor();
  expect(await page.getByLabel("recado").inputValue()).toBe("para amanhã");
});

it("stays the same element in a permanent one, with its count, over a visit and back", async () => {
  const page = await openShowcase();
  await page.getByLabel("recado").pressSequentially("oi");
  const says = (text: string) => page.locator("#rascunho").getByText(text).first().waitFor();
  await says("2 de 40");
  await mark(page, "#rascunho yy-letter-counter");
  await page.getByRole("link", { name: "a mesma vitrine" }).click();
  await page.waitForURL("**/vitrine?de=novo");
  await says("2 de 40");
  await page.getByLabel("recado").pressSequentially("!");
  await says("3 de 40");
  await page.goBack();
  await page.waitForURL(/\/vitrine$/);
  await says("3 de 40");
  expect(await isMarked(page, "#rascunho yy-letter-counter")).toBe(true);
});

it("says again what a form is refused for, where the page that comes again is morphed into the one there", async () => {
  rails.expectErrors(/status of 422/);
  const page = await rails.open("/cadastro/editar", { signedInAs: rafael });
  await waitUntilMounted(page, "yy-form, yy-letter-counter");
  await mark(page, "#user_email");
  const email = page.getByLabel("e-mail");
  const taken = page.getByText("já está em uso");
  for (const _ of ["first", "again"]) {
    await page.evaluate(() =>
      document.head.insertAdjacentHTML(
        "beforeend",
        '<meta name="turbo-refresh-method" content="morph">',
      ),
    );
    await email.fill("marina@exemplo.com.br");
    await page.getByRole("button", { name: "guardar" }).click();
    await taken.waitFor();
    expect(await email.getAttribute("aria-describedby")).toBe("user_email_message");
    await email.fill("rafael@exemplo.com.br");
    await taken.waitFor({ state: "hidden" });
    expect(await email.getAttribute("aria-invalid")).toBeNull();
  }
  expect(await isMarked(page, "#user_email")).toBe(true);
});
