import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const widgets = "yy-product-upload, yy-city-select, yy-zipcode-autofill";

const states =
  '<option value="">UF</option><option>AC</option><option>BA</option><option>SP</option>';
const cities = '<option value="">Selecione</option>';

const cityForm = `<form><yy-city-select>
  <label>estado <select name="state" data-part="state">${states}</select></label>
  <label>cidade <select name="city" data-part="city">${cities}</select></label>
</yy-city-select><button type="reset">limpar</button></form>`;

const addressForm = `<form><yy-zipcode-autofill>
  <label>cep <input name="zipcode" data-part="zipcode"></label>
  <label>estado <select name="state" data-part="state">${states}</select></label>
  <label>cidade <select name="city" data-part="city">${cities}</select></label>
  <label>rua <input name="street" data-part="street"></label>
</yy-zipcode-autofill></form>`;

const listingForm = `<yy-product-upload><form action="/vender" method="post">
  <label>título <input name="title"></label><label>marca <input name="brand"></label>
  <label>categoria <select name="subcategory_id"><option value="">escolha</option>
    <option value="2">bolsas</option><option value="3">sapatos</option></select></label>
  <div data-part="fields"></div><button>publicar</button>
</form></yy-product-upload>`;

describe.each([
  ["without", false],
  ["with", true],
])(
  "what a visitor left in a field whose options come late is there after Back, %s the back/forward cache",
  (_, backForwardCache) => {
    const demo = useDemo(backForwardCache ? { backForwardCache } : {});

    async function open(body: string): Promise<Page> {
      demo.server.addPage("/t", { body: `<main>${body}</main>` });
      const page = await demo.open("/t", { signedInAs: 1 });
      await waitUntilMounted(page, "yy-product-upload, yy-city-select, yy-zipcode-autofill");
      return page;
    }

    async function goAndComeBack(page: Page): Promise<void> {
      demo.server.addPage("/u", { body: '<main id="u">outra</main>' });
      await page.evaluate(() => Reflect.set(window, "sameDocument", true));
      await page.goto("/u");
      await page.locator("#u").waitFor();
      // Later: the document, and with it the question, may be gone before there is an answer.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await page.waitForURL("**/t", { waitUntil: "commit" });
      await page.locator("main form").first().waitFor();
      await waitUntilMounted(page, widgets);
      const isSame = await page.evaluate(() => Reflect.get(window, "sameDocument") === true);
      expect(isSame).toBe(backForwardCache);
    }

    const expectValue = (page: Page, name: string) =>
      expect.poll(() => page.locator(`[name="${name}"]`).inputValue());

    it("the city of a state, as often as one comes back, until the form is reset", async () => {
      const page = await open(cityForm);
      await page.getByLabel("estado").selectOption("AC");
      await page.getByLabel("cidade").selectOption("Xapuri");
      for (let times = 0; times < 2; times += 1) {
        await goAndComeBack(page);
        await expectValue(page, "state").toBe("AC");
        await expectValue(page, "city").toBe("Xapuri");
      }
      await page.getByRole("button", { name: "limpar" }).click();
      await page.getByText("Rio Branco").waitFor({ state: "detached" });
      await page.getByLabel("estado").selectOption("AC");
      await page.getByText("Rio Branco").waitFor({ state: "attached" });
      await expectValue(page, "city").toBe("");
      expect(await seenErrors(page)).toEqual([]);
    });

    it("each city in its own form, where two have fields of one name", async () => {
      const chosen = (city: string) =>
        cityForm
          .replace("<option>SP", "<option selected>SP")
          .replace(cities, `${cities}<option selected>${city}</option>`);
      const page = await open(chosen("São Paulo") + chosen("Campinas"));
      const values = () =>
        page
          .locator("[name=city]")
          .evaluateAll((lists) => lists.map((list) => (list as HTMLSelectElement).value));
      await expect.poll(values).toEqual(["São Paulo", "Campinas"]);
      await goAndComeBack(page);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      await expect.poll(values).toEqual(["São Paulo", "Campinas"]);
    });

    it("the city of a zipcode, in a list that the lookup fills", async () => {
      const page = await open(addressForm);
      await page.getByLabel("cep").fill("01310100");
      await page.getByLabel("cep").blur();
      await expectValue(page, "city").toBe("São Paulo");
      await goAndComeBack(page);
      await expectValue(page, "zipcode").toBe("01310100");
      await expectValue(page, "street").toBe("Avenida Paulista");
      await expectValue(page, "city").toBe("São Paulo");
      // It belongs to the zipcode: another one brings another.
      await page.getByLabel("cep").fill("20040002");
      await page.getByLabel("cep").blur();
      await expectValue(page, "street").toBe("Avenida Rio Branco");
      expect(await seenErrors(page)).toEqual([]);
    });

    it("what the category of a listing asks for", async () => {
      const page = await open(listingForm);
      await page.getByLabel("categoria").selectOption("2");
      await page.getByLabel("material").fill("palha");
      await page.getByLabel("cor").selectOption("azul");
      await goAndComeBack(page);
      await expectValue(page, "subcategory_id").toBe("2");
      await expectValue(page, "material").toBe("palha");
      await expectValue(page, "color").toBe("azul");
      expect(await seenErrors(page)).toEqual([]);
    });

    it("nothing in a page that is opened anew", async () => {
      const page = await open(cityForm);
      await page.getByLabel("estado").selectOption("AC");
      await page.getByLabel("cidade").selectOption("Xapuri");
      await page.goto("/t?nova");
      await waitUntilMounted(page, "yy-city-select");
      await page.getByLabel("estado").selectOption("AC");
      await page.getByText("Rio Branco").waitFor({ state: "attached" });
      await expectValue(page, "city").toBe("");
    });
  },
);

describe("what a user left in a field that comes late is gone for the next user of the tab", () => {
  const demo = useDemo();

  it.each([
    ["whom the page names", true],
    ["of whom the last page has learnt from the server", false],
  ])("%s", async (_, hasMeta) => {
    demo.server.addPage("/t", { body: `<main>${listingForm}</main>` });
    const name = '<yy-session-value data-field="first_name">visitante</yy-session-value>';
    demo.server.addPage("/u", { body: `<main>${name}</main>` });
    const page = await demo.open("/t", {
      signedInAs: 1,
      prepare: (fresh) => hasMeta || fresh.addInitScript(removeUserMeta),
    });
    await waitUntilMounted(page, widgets);
    await page.getByLabel("categoria").selectOption("2");
    await page.getByLabel("material").fill("palha");
    await page.context().request.post("/_demo/sign-in", { data: { userId: 2 } });
    await page.goto("/u");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("yy:identity"))).toBe("2");
    await page.goBack();
    await waitUntilMounted(page, widgets);
    await page.getByLabel("categoria").selectOption("2");
    await page.getByLabel("material").waitFor();
    expect(await page.getByLabel("material").inputValue()).toBe("");
    expect(await page.evaluate(() => sessionStorage.getItem("yy:left"))).not.toContain("palha");
  });
});

/** Before scripts of the page run. */
function removeUserMeta(): void {
  document.addEventListener("readystatechange", () =>
    document.querySelector("meta[name=yy-user-id]")?.remove(),
  );
}
