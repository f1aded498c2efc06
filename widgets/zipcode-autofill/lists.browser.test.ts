import { holdRequests } from "@yy/testing";
import { seenErrors, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { autofill, citySelect, field, stateSelect, tag, zipcode } from "./testing/addressForm";
import {
  focusedPart,
  part,
  typeZipcode,
  useAddressForm,
  valueIn,
  waitForEvent,
} from "./testing/useAddressForm";

const cities = "**/cities.json";

const optionsOf = (page: Page) => part(page, "city").locator("option").allTextContents();

describe("yy-zipcode-autofill and the lists of states and cities", () => {
  const { demo, open, openNew, openWithout } = useAddressForm();
  const askedCities = () =>
    demo.server.requests.map(({ path }) => path).filter((path) => path.startsWith("/states/"));

  describe("with a yy-city-select", () => {
    const inCitySelect = () =>
      autofill(
        `${zipcode()}<yy-city-select>${stateSelect}${citySelect()}</yy-city-select>${field("street")}${field("number")}`,
      );
    const openLists = async () => {
      const page = await open(inCitySelect());
      await waitUntilMounted(page, "yy-city-select");
      return page;
    };

    it("chooses the state, then the city once it is listed", async () => {
      const page = await openLists();
      const release = await holdRequests(page, cities);
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "state")).toBe("SP");
      expect(await valueIn(page, "city")).toBe("");
      release();
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      expect(await part(page, "city").isEnabled()).toBe(true);
      expect(askedCities()).toEqual(["/states/SP/cities.json"]);
    });

    it.each(["before", "while", "after"])(
      "chooses the city where the code of the list comes late, %s the cities are listed",
      async (when) => {
        const { page, release } = await openWithout(
          "city-select",
          `<form id="f">${inCitySelect()}</form>`,
        );
        const releaseCities = await holdRequests(page, cities);
        if (when === "after") releaseCities();
        if (when === "before") {
          release();
          await waitUntilMounted(page, "yy-city-select");
        }
        await typeZipcode(page, "01310100");
        await waitForEvent(page, "filled");
        if (when === "after") await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
        release();
        await waitUntilMounted(page, "yy-city-select");
        releaseCities();
        await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
        await expect.poll(async () => (await optionsOf(page)).length).toBeGreaterThan(3);
        expect(await part(page, "city").isEnabled()).toBe(true);
        await part(page, "state").selectOption("RJ");
        await expect.poll(async () => await optionsOf(page)).toContain("Rio de Janeiro");
        expect(await optionsOf(page)).not.toContain("São Paulo");
        expect(await seenErrors(page)).toEqual([]);
      },
    );

    it("chooses another city of the same state without another list", async () => {
      const page = await openLists();
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await typeZipcode(page, "13165000");
      await expect.poll(() => valueIn(page, "city")).toBe("Engenheiro Coelho");
      expect(askedCities()).toHaveLength(1);
    });

    it("tells the page of the city with change", async () => {
      const page = await openLists();
      await page.evaluate(() =>
        document.querySelector("[name=city]")?.addEventListener("change", ({ target }) => {
          const detail = (target as HTMLSelectElement).value;
          window.seenEvents?.push({ type: "change", detail, from: "city" });
        }),
      );
      await typeZipcode(page, "20040002");
      await waitInPage(
        page,
        (city) => window.seenEvents?.some(({ detail }) => detail === city) === true,
        "Rio de Janeiro",
        "a change to that city",
      );
    });

    it("leaves the lists to the visitor who chooses another state meanwhile", async () => {
      const page = await openLists();
      const release = await holdRequests(page, "**/states/SP/cities.json");
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await part(page, "state").selectOption("RJ");
      release();
      await expect.poll(() => optionsOf(page)).toContain("Rio de Janeiro");
      expect(await valueIn(page, "city")).toBe("");
      expect(await valueIn(page, "state")).toBe("RJ");
    });

    it("keeps the rest when the cities do not come, and takes the city once they do", async () => {
      const page = await openLists();
      demo.server.failNext({ path: "/states/", status: 500 });
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await page.getByRole("button", { name: "tentar de novo" }).click();
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      expect(await valueIn(page, "street")).toBe("Avenida Paulista");
      expect((await seenErrors(page)).map(({ widget }) => widget)).toEqual(["yy-city-select"]);
    });

    it("clears both when a lookup fails", async () => {
      const page = await openLists();
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await typeZipcode(page, "99999999");
      await waitForEvent(page, "failed");
      expect(await valueIn(page, "state")).toBe("");
      await expect.poll(() => optionsOf(page)).toEqual(["Selecione"]);
    });
  });

  describe("with a plain list of cities", () => {
    const plain = (options = "", attributes = "") =>
      autofill(
        `${zipcode()}${stateSelect}${citySelect(options)}${field("street")}${field("number")}`,
        attributes,
      );

    it("loads the cities of the state and chooses among them", async () => {
      const page = await open(plain("<option>Campinas</option>"));
      const release = await holdRequests(page, cities);
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "state")).toBe("SP");
      expect(await valueIn(page, "street")).toBe("Avenida Paulista");
      expect(await part(page, "city").isDisabled()).toBe(true);
      expect(await focusedPart(page)).toBe("number");
      release();
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      expect(await part(page, "city").isEnabled()).toBe(true);
      expect((await optionsOf(page))[0]).toBe("Selecione");
      expect(askedCities()).toEqual(["/states/SP/cities.json"]);
    });

    it("takes the first option's words from data-placeholder", async () => {
      const page = await open(plain("", 'data-placeholder="Escolha"'));
      await typeZipcode(page, "01310100");
      await expect.poll(async () => (await optionsOf(page))[0]).toBe("Escolha");
    });

    for (const [failure, fault] of [
      ["500", { status: 500 }],
      ["a dropped connection", { drop: true }],
      ["an answer that is no list", { body: "{}" }],
    ] as const)
      it(`keeps the rest and the server's list on ${failure}, with one error`, async () => {
        const page = await open(plain("<option>Campinas</option>"));
        demo.server.failNext({ path: "/states/", ...fault });
        await typeZipcode(page, "01310100");
        await expect.poll(() => seenErrors(page)).toHaveLength(1);
        expect((await seenErrors(page))[0]).toMatchObject({ widget: tag, name: "RequestError" });
        expect(await valueIn(page, "street")).toBe("Avenida Paulista");
        await expect.poll(() => part(page, "city").isEnabled()).toBe(true);
        expect(await optionsOf(page)).toEqual(["Selecione", "Campinas"]);
      });

    it("drops the cities of a lookup that another one follows", async () => {
      const page = await open(plain());
      const release = await holdRequests(page, "**/states/SP/cities.json");
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await typeZipcode(page, "20040002");
      await expect.poll(() => valueIn(page, "city")).toBe("Rio de Janeiro");
      release();
      await typeZipcode(page, "22070012");
      await waitForEvent(page, "filled", 3);
      await expect.poll(() => valueIn(page, "city")).toBe("Rio de Janeiro");
    });

    it("goes back to the server's list and choice with a reset", async () => {
      const page = await open(plain("<option selected>Campinas</option>"));
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => optionsOf(page)).toEqual(["Selecione", "Campinas"]);
      expect(await valueIn(page, "city")).toBe("Campinas");
    });

    it("gives a snapshot the server's list, with the visitor's city", async () => {
      const page = await openNew(plain("<option>Campinas</option>"));
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await page.evaluate(() => document.dispatchEvent(new Event("turbo:before-cache")));
      expect(await optionsOf(page)).toEqual(["Selecione", "Campinas", "São Paulo"]);
      expect(await valueIn(page, "city")).toBe("São Paulo");
    });

    it("fills the list that stands in the place of the first one", async () => {
      const page = await open(plain("<option>Campinas</option>"));
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await part(page, "city").evaluate((list: HTMLSelectElement) => {
        const other = list.cloneNode() as HTMLSelectElement;
        other.append(new Option("Selecione", ""), new Option("Niterói"));
        list.replaceWith(other);
      });
      await typeZipcode(page, "20040002");
      await expect.poll(() => valueIn(page, "city")).toBe("Rio de Janeiro");
    });

    it("leaves a list alone that a script of the page has filled since", async () => {
      const page = await open(plain("<option>Campinas</option>"));
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await part(page, "city").evaluate((list: HTMLSelectElement) => {
        list.replaceChildren(new Option("Santos"), new Option("Sorocaba", "Sorocaba", true, true));
        list.closest("form")?.append(list);
        document.querySelector("yy-zipcode-autofill")?.remove();
      });
      const list = page.locator("[name=city]");
      expect(await list.locator("option").allTextContents()).toEqual(["Santos", "Sorocaba"]);
      expect(await list.inputValue()).toBe("Sorocaba");
    });

    it("gives a copy that the page makes of the form the server's list, with the city", async () => {
      const page = await open(plain("<option>Campinas</option>"));
      await typeZipcode(page, "01310100");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
      await page.evaluate(() => {
        const widget = document.querySelector("yy-zipcode-autofill");
        const copy = document.createElement("div");
        copy.innerHTML = widget?.outerHTML ?? "";
        widget?.replaceWith(...copy.childNodes);
      });
      await waitUntilMounted(page, tag);
      await typeZipcode(page, "20040002");
      await expect.poll(() => valueIn(page, "city")).toBe("Rio de Janeiro");
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => optionsOf(page)).toEqual(["Selecione", "Campinas"]);
    });

    it("sends a yy-form with the city, though it is submitted during the lookup", async () => {
      demo.server.addPage("/t", {
        body: `<main><yy-form><form id="f">${plain().replace('data-part="city"', 'data-part="city" data-patterns="isNonEmpty"')}<button>enviar</button></form></yy-form></main>`,
      });
      const page = await demo.open("/t");
      await waitUntilMounted(page, `${tag}, yy-form`);
      const release = await holdRequests(page, "**/api/v1/zipcodes/*");
      await Promise.all([
        page.waitForRequest("**/api/v1/zipcodes/*"),
        typeZipcode(page, "01310100"),
      ]);
      await page.locator("form").evaluate((form) => (form as HTMLFormElement).requestSubmit());
      release();
      await page.waitForURL("**/t?**");
      expect(new URL(page.url()).searchParams.get("city")).toBe("São Paulo");
    });

    it("loads the cities again when their list was stopped, and the field is left again", async () => {
      const page = await openNew(plain());
      await page.evaluate(() =>
        document.addEventListener("submit", (event) => event.preventDefault()),
      );
      const release = await holdRequests(page, cities);
      await Promise.all([page.waitForRequest(cities), typeZipcode(page, "01310100")]);
      await page.getByRole("button", { name: "enviar" }).click();
      release();
      await part(page, "zipcode").focus();
      await page.keyboard.press("Tab");
      await expect.poll(() => valueIn(page, "city")).toBe("São Paulo");
    });

    it("loses no city of a form sent while the cities are on their way", async () => {
      const page = await openNew(plain("<option selected>Campinas</option>"));
      await holdRequests(page, cities);
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await page.getByRole("button", { name: "enviar" }).click();
      await page.waitForURL("**/t?**");
      expect(new URL(page.url()).searchParams.get("city")).toBe("Campinas");
    });
  });

  it.each([
    [
      "whatever its accents and capitals",
      '<option value="sao paulo">SAO PAULO</option>',
      "sao paulo",
    ],
    ["by its words", '<option value="5270">São Paulo</option>', "5270"],
  ])("finds an option %s", async (_, option, value) => {
    const page = await open(
      autofill(
        `${zipcode()}<label>state <select data-part="state"><option value="">UF</option>${option}</select></label>`,
      ),
    );
    demo.server.failNext({
      path: "/api/v1/zipcodes/",
      body: '{"uf": "São Paulo", "city": "São Paulo"}',
    });
    await typeZipcode(page, "01310100");
    await waitForEvent(page, "filled");
    expect(await valueIn(page, "state")).toBe(value);
  });

  it("chooses in drawn lists too", async () => {
    const page = await open(
      autofill(
        `${zipcode()}<yy-city-select><yy-select>${stateSelect}</yy-select><yy-select>${citySelect()}</yy-select></yy-city-select>`,
      ),
    );
    await waitUntilMounted(page, "yy-select");
    await waitUntilMounted(page, "yy-city-select");
    await typeZipcode(page, "20040002");
    await expect.poll(() => valueIn(page, "city")).toBe("Rio de Janeiro");
    const drawn = page.getByRole("combobox", { name: "city", exact: true });
    await expect.poll(() => drawn.textContent()).toBe("Rio de Janeiro");
  });
});
