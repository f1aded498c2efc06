import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-insurance-price";
const path = "/api/insurance_price/calculate";

describe(tag, () => {
  const demo = useDemo();

  const withClock = { signedInAs: 1, prepare: (page: Page) => page.clock.install() };
  const fixture = useFixture(demo, withClock);

  const formWith = (fields: string, attributes = "") =>
    `<${tag} ${attributes}><form id="f" action="/enviado">${fields}<button type="reset">recomeçar</button></form></${tag}><p>depois</p>`;

  async function openForm(fields: string, attributes = ""): Promise<Page> {
    const page = await fixture(formWith(fields, attributes));
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Opens a new page: for tests of loading, and those that stop the clock or end the session. */
  async function openNewForm(fields: string): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${formWith(fields)}</main>` });
    const page = await demo.open("/t", withClock);
    await waitUntilMounted(page, tag);
    return page;
  }

  const priceField = (value = "") => `<label>preço <input name="price" value="${value}"></label>`;
  const price = (page: Page) => page.getByLabel("preço");
  /** Writes a price, and lets the time pass after which the widget asks. */
  const write = async (page: Page, text: string) => {
    await price(page).fill(text);
    await page.clock.runFor(310);
  };
  const shown = (page: Page) => page.locator(`${tag} [part=price]`).textContent();
  const expectShown = (page: Page, text: string) => expect.poll(() => shown(page)).toBe(text);
  const asked = () =>
    demo.server.requests.filter((call) => call.path === path).map(({ query }) => query);

  it("asks for a form that is filled already, and shows and announces the amount", async () => {
    const page = await openNewForm(priceField("100"));
    await expectShown(page, "seguro: R$ 3,00");
    expect(await page.getByRole("status").textContent()).toBe("seguro: R$ 3,00");
    const [call] = demo.server.requests.filter((request) => request.path === path);
    expect(call?.headers["x-api-version"]).toBe("1");
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("asks nothing of an empty form, and once 300 ms after the last key", async () => {
    const page = await openNewForm(priceField());
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    for (const key of "250") {
      await price(page).press("End");
      await page.keyboard.type(key);
      await page.clock.runFor(290);
    }
    expect(asked()).toEqual([]);
    await page.clock.runFor(20);
    await expectShown(page, "seguro: R$ 7,50");
    expect(asked()).toEqual([{ price: "250.00" }]);
    await price(page).blur();
    await page.clock.runFor(400);
    expect(asked()).toHaveLength(1);
    await price(page).fill("");
    await page.clock.runFor(310);
    await expectShown(page, "");
    expect(asked()).toHaveLength(1);
  });

  it.each([
    ["R$ 1.234,50", "1234.50"],
    ["9.999.999,99", "9999999.99"],
    ["1234.5", "1234.50"],
    ["muito", "muito"],
  ])("sends %j as %s", async (written, sent) => {
    await openForm(priceField(written));
    await expect.poll(asked).toEqual([{ price: sent }]);
  });

  it("sends all fields but a framework's own, passwords, cards and files; amounts in digits by mask and by name", async () => {
    await openForm(`
      <input type="hidden" name="utf8" value="✓"><input type="hidden" name="_method" value="patch">
      <input type="hidden" name="authenticity_token" value="segredo">
      <input type="hidden" name="_token" value="segredo">
      <input type="password" name="senha" value="segredo"><input name="cartao" autocomplete="cc-number" value="4111">
      <input type="file" name="foto"><input name="desligado" value="x" disabled>
      <input name="product[price]" aria-label="preço" value="R$ 80,00">
      <yy-mask data-mask="money"><input name="frete" aria-label="frete" value="1.012,00"></yy-mask>
      <yy-mask data-mask="zipcode"><input name="cep" aria-label="cep" value="01310-100"></yy-mask>
      <select name="tipo"><option>a b&amp;c</option></select>
      <input type="checkbox" name="oferta" checked><input type="checkbox" name="troca">`);
    await expect.poll(asked).toEqual([
      {
        "product[price]": "80.00",
        frete: "1012.00",
        cep: "01310-100",
        tipo: "a b&c",
        oferta: "on",
      },
    ]);
  });

  it("follows a masked price, a choice, a field elsewhere that names the form, and a reset", async () => {
    const page = await openForm(
      `<yy-mask data-mask="money">${priceField()}</yy-mask><label>tipo <select name="kind"><option>a<option>b</select></label>`,
    );
    await price(page).pressSequentially("1234,5");
    await expectShown(page, "seguro: R$ 37,04");
    await price(page).blur();
    await page.getByLabel("tipo").selectOption("b");
    await expect.poll(() => asked().at(-1)).toEqual({ price: "1234.50", kind: "b" });
    await page.evaluate(() => {
      const elsewhere = document.createElement("input");
      elsewhere.setAttribute("form", "f");
      elsewhere.name = "extra";
      elsewhere.value = "1";
      document.querySelector("main")?.append(elsewhere);
      elsewhere.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await expect.poll(() => asked().at(-1)).toMatchObject({ extra: "1" });
    await page.getByRole("button", { name: "recomeçar" }).click();
    await expectShown(page, "");
  });

  it("drops a late answer, and shows the one before until the next is there", async () => {
    const page = await openForm(priceField("100"));
    await expectShown(page, "seguro: R$ 3,00");
    const release = await holdRequests(page, `**${path}?price=200.00`);
    await write(page, "200");
    await waitForState(page, tag, "loading");
    expect(await shown(page)).toBe("seguro: R$ 3,00");
    await write(page, "300");
    await expectShown(page, "seguro: R$ 9,00");
    release();
    await write(page, "400");
    await expectShown(page, "seguro: R$ 12,00");
    expect(await seenErrors(page)).toEqual([]);
  });

  const failures = [
    ["500", { status: 500 }],
    ["half an answer", { truncate: true }],
    ["HTML", { body: "<p>oi</p>", contentType: "text/html" }],
    ["a body without the price", { body: '{"price":1}' }],
    ["401", { status: 401 }],
    ["404", { status: 404 }],
  ] as const;
  for (const [failure, fault] of failures)
    it(`shows nothing after ${failure}, tells the page once, and recovers`, async () => {
      const open = failure === "401" ? openNewForm : openForm;
      const page = await open(priceField("100"));
      await expectShown(page, "seguro: R$ 3,00");
      demo.server.failNext({ path, times: 2, ...fault });
      await write(page, "200");
      await expectShown(page, "");
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await write(page, "300");
      await expect.poll(() => asked().length).toBe(3);
      await write(page, "400");
      await expectShown(page, "seguro: R$ 12,00");
      expect(await seenErrors(page)).toHaveLength(1);
      expect(await price(page).inputValue()).toBe("400");
    });

  it("tells of a lost connection, and asks the same again at the next edit", async () => {
    const page = await openForm(priceField());
    await page.route(`**${path}*`, (route) => route.abort());
    await write(page, "100");
    await expect.poll(() => seenErrors(page)).toMatchObject([{ name: "RequestError" }]);
    await page.unroute(`**${path}*`);
    await price(page).dispatchEvent("change");
    await expectShown(page, "seguro: R$ 3,00");
  });

  it.each(["0", "-3", "abc"])(
    "shows nothing for %s, which the server refuses, and tells of no error",
    async (written) => {
      const page = await openForm(priceField("100"));
      await expectShown(page, "seguro: R$ 3,00");
      await write(page, written);
      await expectShown(page, "");
      expect(demo.server.requests.at(-1)?.status).toBe(422);
      expect(await seenErrors(page)).toEqual([]);
    },
  );

  it("takes its words from data-label, and asks nothing anew when they change", async () => {
    const page = await openForm(priceField("100"), 'data-label="proteger sai por {price}"');
    await expectShown(page, "proteger sai por R$ 3,00");
    await page.locator(tag).evaluate((element) => element.setAttribute("data-label", "+ {price}"));
    await expectShown(page, "+ R$ 3,00");
    expect(asked()).toHaveLength(1);
  });

  it("names what is missing when there is no form", async () => {
    const page = await fixture(`<${tag}><p>sem formulário</p></${tag}>`);
    await waitForState(page, tag, "failed");
    expect((await seenErrors(page)).map(({ name }) => name)).toEqual(["ElementError"]);
  });
});
