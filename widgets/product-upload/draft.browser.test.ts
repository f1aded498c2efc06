import { holdRequests } from "@yy/testing";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  category,
  draftIn,
  draftsIn,
  expectDraft,
  fields,
  fillIn,
  photoPath,
  photosInput,
  picture,
  publish,
  tag,
  title,
  useListing,
} from "./testing/useListing";

const secret = `<p><label>senha <input type="password" name="password"></label></p>
  <p><label>cartão <input name="card" autocomplete="cc-number"></label></p>`;
const usual = `${fields}${secret}<p><label><input type="checkbox" name="gift" value="1"> presente</label></p>`;

const goOn = (page: Page) => page.getByRole("button", { name: "continuar" });
/** Waits until the page knows that this user is signed in. */
const expectUser = (page: Page, id: number) =>
  expect.poll(async () => (await session.of(page)).user?.id).toBe(id);
const discard = (page: Page) => page.getByRole("button", { name: "descartar" });

/** The tab was closed, or the browser crashed: another one of the same browser opens the page. */
async function again(page: Page): Promise<Page> {
  const next = await page.context().newPage();
  await page.close();
  await next.goto("/t");
  await waitUntilMounted(next, tag);
  return next;
}

describe(`the draft of ${tag}`, () => {
  const { demo, open, sent } = useListing();

  it("is the same listing to the server after a reload, when the answer to it was lost", async () => {
    const page = await open();
    await fillIn(page);
    demo.server.failNext({ path: "/produto", drop: true });
    await publish(page).click();
    await expect.poll(() => page.getByRole("alert").allTextContents()).not.toEqual([]);
    await expectDraft(page, { brand: [""] });
    const next = await again(page);
    await goOn(next).click();
    await expect.poll(() => title(next).inputValue()).toBe("Bolsa de crochê");
    await publish(next).click();
    await next.getByText("anúncio publicado.").waitFor();
    const keys = demo.server.requests
      .filter(({ path, method }) => path === "/produto" && method === "POST")
      .map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
  });

  it("is kept without passwords, cards and what is the page's, and offered back after a crash", async () => {
    const page = await open({ children: usual });
    await fillIn(page);
    await page.getByLabel("material").fill("palha");
    await page.getByLabel("senha").fill("segredo");
    await page.getByLabel("cartão").fill("4111 1111 1111 1111");
    await page.getByLabel("presente").check();
    await expectDraft(page, { gift: ["1"], material: ["palha"] });
    const kept = await draftIn(page);
    expect(Object.keys(kept?.values ?? {}).sort()).toEqual([
      "brand",
      "color",
      "gift",
      "material",
      "price",
      "subcategory_id",
      "title",
    ]);

    const next = await again(page);
    await waitForState(next, tag, "draft");
    await next.getByText(/você tem um rascunho de hoje às \d+h/).waitFor();
    expect(await title(next).inputValue()).toBe("");
    await goOn(next).press("Enter");
    await expect.poll(() => title(next).inputValue()).toBe("Bolsa de crochê");
    expect(await next.getByLabel("preço").inputValue()).toBe("R$ 80,50");
    expect(await next.getByLabel("presente").isChecked()).toBe(true);
    await next.getByLabel("material").waitFor();
    await expect.poll(() => next.getByLabel("material").inputValue()).toBe("palha");
    await next.getByText("rascunho de volta no formulário.").waitFor();
    await expect.poll(() => goOn(next).count()).toBe(0);
    const focused = () => next.evaluate(() => (document.activeElement as HTMLInputElement).name);
    await expect.poll(focused).toBe("title");

    await publish(next).click();
    await next.getByText("anúncio publicado.").waitFor();
    expect(sent()[0]).toMatchObject({ title: "Bolsa de crochê", material: "palha" });
    await expect.poll(() => draftIn(next)).toBeNull();
  });

  it("reaches the widgets that draw a field of the form, also one that is hidden", async () => {
    const drawn = `<p><label>tecido <yy-select><select name="fabric"><option value="">escolha</option><option>linho</option></select></yy-select></label></p>
      <p><yy-tag-editor><label>etiquetas <input name="tags"></label></yy-tag-editor></p>
      <p><yy-tag-editor><input type="hidden" name="styles" aria-label="estilos"></yy-tag-editor></p>
      <p><label>frete <yy-mask data-mask="money"><input name="shipping"></yy-mask></label></p>`;
    const children = fields + drawn;
    const page = await open({ children });
    for (const each of ["yy-select", "yy-tag-editor", "yy-mask"])
      await waitUntilMounted(page, each);
    await page.getByRole("combobox", { name: "tecido" }).click();
    await page.getByRole("option", { name: "linho" }).click();
    await page.getByRole("textbox", { name: "etiquetas" }).fill("verão, festa");
    await page.getByRole("textbox", { name: "estilos" }).fill("retrô");
    await page.getByLabel("frete").fill("1234,5");
    await page.keyboard.press("Tab");
    const kept = { tags: ["verão, festa"], styles: ["retrô"], fabric: ["linho"] };
    await expectDraft(page, { ...kept, shipping: ["R$ 1.234,50"] });

    const next = await again(page);
    for (const each of ["yy-select", "yy-tag-editor", "yy-mask"])
      await waitUntilMounted(next, each);
    await goOn(next).click();
    await next.getByRole("combobox", { name: "tecido" }).getByText("linho").waitFor();
    for (const tagText of ["verão", "festa", "retrô"])
      await next.getByRole("button", { name: `remover ${tagText}` }).waitFor();
    await expect.poll(() => next.getByLabel("frete").inputValue()).toBe("R$ 1.234,50");
  });

  it("is not given up for what a mask makes of the server's price", async () => {
    const price = '<yy-mask data-mask="money"><input name="price" value="120.0"></yy-mask>';
    const page = await open({ children: fields.replace('<input name="price">', price) });
    await waitUntilMounted(page, "yy-mask");
    await page.getByLabel("preço").fill("80");
    await page.keyboard.press("Tab");
    await expectDraft(page, { price: ["R$ 80,00"] });
    const next = await again(page);
    await goOn(next).click();
    await expect.poll(() => next.getByLabel("preço").inputValue()).toBe("R$ 80,00");
  });

  it("reaches those whose code has yet to come, and never keeps a card", async () => {
    const children = `${fields}<p><yy-tag-editor><input type="hidden" name="styles" value="liso" aria-label="estilos"></yy-tag-editor></p>
      <input type="hidden" name="token" value="a">
      <p><label>pagamento <yy-mask data-mask="card-number"><input name="payment"></yy-mask></label></p>`;
    const page = await open({ children });
    await waitUntilMounted(page, "yy-tag-editor");
    await page.getByRole("textbox", { name: "estilos" }).fill("retrô,");
    await expectDraft(page, { styles: ["liso, retrô"] });

    const next = await page.context().newPage();
    const release = await Promise.all(
      ["mask", "tag-editor"].map((late) => holdRequests(next, `**/chunks/${late}-*`)),
    );
    await page.close();
    await next.goto("/t");
    await waitUntilMounted(next, tag);
    await goOn(next).click();
    await next.getByLabel("pagamento").fill("4111 1111 1111 1111");
    await title(next).fill("Bolsa");
    await expectDraft(next, { title: ["Bolsa"], styles: ["liso, retrô"] });
    expect(Object.keys((await draftIn(next))?.values ?? {})).not.toContain("token");
    expect(JSON.stringify(await draftIn(next))).not.toContain("4111");
    for (const each of release) each();
    await next.getByRole("button", { name: "remover retrô" }).waitFor();
    await waitUntilMounted(next, "yy-mask");
    await title(next).fill("Bolsa de palha");
    await expectDraft(next, { title: ["Bolsa de palha"], styles: ["liso, retrô"] });
    expect(JSON.stringify(await draftIn(next))).not.toContain("4111");
  });

  const titles = async (page: Page) =>
    (await draftsIn(page)).map(({ values }) => values.title?.[0]).sort();
  /** Another window of the same browser. */
  const openWindow = async (page: Page) => {
    const other = await page.context().newPage();
    await other.goto("/t");
    await waitUntilMounted(other, tag);
    await expectUser(other, 1);
    return other;
  };

  it("gives way to what was typed before it is taken, and can be thrown away", async () => {
    const page = await open();
    await fillIn(page);
    await expectDraft(page, { title: ["Bolsa de crochê"] });
    const next = await again(page);
    await waitForState(next, tag, "draft");
    await title(next).fill("Sandália");
    // What is typed may be stored by itself by then.
    await expect.poll(() => titles(next)).toEqual(["Bolsa de crochê", "Sandália"]);
    await goOn(next).click();
    await expect.poll(() => next.getByLabel("preço").inputValue()).toBe("R$ 80,50");
    expect(await title(next).inputValue()).toBe("Sandália");
    // Taken is taken: there is one draft, of both.
    await expect.poll(() => titles(next)).toEqual(["Sandália"]);

    const third = await again(next);
    await waitForState(third, tag, "draft");
    await discard(third).click();
    await expect.poll(() => draftIn(third)).toBeNull();
    expect(await title(third).inputValue()).toBe("");
  });

  it("is another listing to the server in each window that takes it, unless it was sent", async () => {
    const page = await open();
    await fillIn(page);
    await expectDraft(page, { title: ["Bolsa de crochê"] });
    const other = await openWindow(page);
    await goOn(other).click();
    await expect.poll(() => title(other).inputValue()).toBe("Bolsa de crochê");
    await title(other).fill("Bolsa de palha");
    for (const each of [other, page]) {
      await publish(each).click();
      await each.getByText("anúncio publicado.").waitFor();
    }
    expect(sent()).toMatchObject([{ title: "Bolsa de palha" }, { title: "Bolsa de crochê" }]);
    const keys = demo.server.requests
      .filter(({ path, method }) => path === "/produto" && method === "POST")
      .map(({ headers }) => headers["idempotency-key"]);
    expect(new Set(keys).size).toBe(2);
  });

  it("is one of each window: neither writes over the other's, or deletes it by publishing", async () => {
    const page = await open();
    await fillIn(page);
    await expectDraft(page, { title: ["Bolsa de crochê"] });
    const other = await openWindow(page);
    await other.getByText(/você tem um rascunho de hoje às .*: Bolsa de crochê\./).waitFor();
    // Not taken: another listing is written.
    await title(other).fill("Sandália");
    await expect.poll(() => titles(other)).toEqual(["Bolsa de crochê", "Sandália"]);
    expect((await draftIn(other))?.values.price).toEqual([""]);
    await title(page).fill("Bolsa de palha");
    await expect.poll(() => titles(page)).toEqual(["Bolsa de palha", "Sandália"]);
    await other.getByText(/: Bolsa de palha\./).waitFor();

    await category(other).selectOption("3");
    await other.getByLabel("preço").fill("R$ 20,00");
    await publish(other).click();
    await other.getByText("anúncio publicado.").waitFor();
    await expect.poll(() => titles(page)).toEqual(["Bolsa de palha"]);
    // The window has its own draft back after a reload.
    await page.reload();
    await waitUntilMounted(page, tag);
    await expectUser(page, 1);
    expect(await titles(page)).toEqual(["Bolsa de palha"]);
  });

  it("is offered with others to a window that has none, by name, one after the other", async () => {
    const page = await open();
    await title(page).fill("Bolsa");
    await expectDraft(page, { title: ["Bolsa"] });
    const other = await openWindow(page);
    await title(other).fill("Sandália");
    await expect.poll(() => titles(other)).toEqual(["Bolsa", "Sandália"]);
    await other.close();
    const third = await again(page);
    await third.getByText(/: Sandália\./).waitFor();
    await third.getByRole("button", { name: "outro rascunho" }).click();
    await third.getByText(/: Bolsa\./).waitFor();
    await goOn(third).click();
    await expect.poll(() => title(third).inputValue()).toBe("Bolsa");
    await expect.poll(() => titles(third)).toEqual(["Bolsa", "Sandália"]);
  });

  it("keeps no answer to a captcha, which is another one each time", async () => {
    const children = `${fields}<textarea name="g-recaptcha-response" style="display: none"></textarea>`;
    const page = await open({ children });
    await page
      .locator("[name=g-recaptcha-response]")
      .evaluate((field: HTMLTextAreaElement) => Object.assign(field, { value: "velha" }));
    await fillIn(page);
    await expectDraft(page, { title: ["Bolsa de crochê"] });
    expect(JSON.stringify(await draftsIn(page))).not.toContain("velha");
  });

  it("is written when the page is hidden before the pause is over, and by Turbo's leaving too", async () => {
    demo.server.addPage("/depois", { body: "<main>depois</main>", libs: ["turbo"] });
    const page = await open({
      libs: ["turbo"],
      children: `${fields}<a href="/depois">sair</a>`,
    });
    await expectUser(page, 1);
    await title(page).fill("Bota");
    await expectDraft(page, { title: ["Bota"] });
    await title(page).fill("Bota preta");
    await page.getByRole("link", { name: "sair" }).click();
    await page.getByText("depois").waitFor();
    await expectDraft(page, { title: ["Bota preta"] });
    await page.goBack();
    await waitUntilMounted(page, tag);
    // Turbo's copy holds what was typed: there is nothing to offer, and of ours only one of each.
    await expectUser(page, 1);
    expect(await title(page).inputValue()).toBe("Bota preta");
    expect(await goOn(page).count()).toBe(0);
    expect(await page.locator("[data-yy-place=suggestions]").count()).toBe(1);
  });

  it("holds the photos that are there", async () => {
    const page = await open({ attributes: photoPath, children: fields + photosInput });
    await page.getByLabel("fotos").setInputFiles([picture("bolsa.png")]);
    await page.getByRole("button", { name: "remover foto 1" }).waitFor();
    await expect
      .poll(async () => JSON.stringify(await draftIn(page)))
      .toMatch(/"photos":\["bolsa-/);
    const next = await again(page);
    await goOn(next).click();
    await next.getByRole("img", { name: "foto 1, capa" }).waitFor();
    await fillIn(next);
    await publish(next).click();
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).toMatchObject({ photos: [expect.stringMatching(/^bolsa-\d+$/)] });
  });

  it("holds what was typed and chosen before it was known who visits", async () => {
    let answer = () => {};
    const page = await open({
      attributes: photoPath,
      children: fields + photosInput,
      prepare: async (fresh) => {
        answer = await holdRequests(fresh, "**/metadata/user");
      },
    });
    await title(page).fill("Bolsa de crochê");
    await page.getByLabel("fotos").setInputFiles([picture("bolsa.png")]);
    await page.getByRole("button", { name: "remover foto 1" }).waitFor();
    expect(await draftIn(page)).toBeNull();
    answer();
    await expectDraft(page, { title: ["Bolsa de crochê"] });
    // Once the server has the photo.
    await expect
      .poll(async () => JSON.stringify(await draftIn(page)))
      .toMatch(/"photos":\["bolsa-/);
  });

  it("holds what was typed into a hidden field's widget before it was known who visits", async () => {
    let answer = () => {};
    const page = await open({
      children: `${fields}<p><yy-tag-editor><input type="hidden" name="styles" value="liso" aria-label="estilos"></yy-tag-editor></p>`,
      prepare: async (fresh) => {
        answer = await holdRequests(fresh, "**/metadata/user");
      },
    });
    await page.getByRole("textbox", { name: "estilos" }).fill("retrô,");
    answer();
    await expectDraft(page, { styles: ["liso, retrô"] });
  });

  it("stays when the listing is refused", async () => {
    const page = await open();
    await fillIn(page);
    demo.server.failNext({ path: "/produto", status: 500 });
    await publish(page).click();
    await page.getByText("não foi possível enviar").waitFor();
    await expectDraft(page, { title: ["Bolsa de crochê"] });
  });

  it("is nobody else's, and not kept for whom it is switched off", async () => {
    const page = await open({ signedInAs: 8 });
    await expectUser(page, 8);
    await page.evaluate(() => {
      const theirs = { at: Date.now(), values: { title: ["de outra pessoa"] }, photos: [] };
      for (const id of [1, 8]) localStorage.setItem(`yy:draft:${id}`, JSON.stringify(theirs));
    });
    const next = await again(page);
    await expectUser(next, 8);
    await title(next).fill("Saia");
    await category(next).selectOption("1");
    await next.getByLabel("tamanho").waitFor();
    expect(await goOn(next).count()).toBe(0);
    for (const id of [1, 8]) {
      const kept = await next.evaluate((key) => localStorage.getItem(key), `yy:draft:${id}`);
      expect(JSON.parse(kept ?? "")).toMatchObject({ values: { title: ["de outra pessoa"] } });
    }
  });

  it.each([
    ["what cannot be read", "{"],
    ["what is no draft", '{"at":"ontem","values":[]}'],
    ["a draft of what stands there", '{"at":1,"values":{"title":[""]},"photos":[]}'],
  ])("offers nothing for %s", async (_, kept) => {
    const page = await open({
      prepare: (fresh) =>
        fresh
          .addInitScript((text) => localStorage.setItem("yy:draft:1", text), kept)
          .then(() => {}),
    });
    await expectUser(page, 1);
    await title(page).fill("Saia");
    await expectDraft(page, { title: ["Saia"] });
    expect(await goOn(page).count()).toBe(0);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("is done without where the browser keeps nothing", async () => {
    const page = await open({
      prepare: (fresh) =>
        fresh
          .addInitScript(() => {
            Storage.prototype.setItem = () => {
              throw new DOMException("full", "QuotaExceededError");
            };
          })
          .then(() => {}),
    });
    await fillIn(page);
    await publish(page).click();
    await page.getByText("anúncio publicado.").waitFor();
    expect(await seenErrors(page)).toEqual([]);
  });
});
