import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-city-select";

interface SeenTask {
  readonly options: number;
  readonly disabled: boolean;
}

declare global {
  interface Window {
    fired: string[];
    tasks: SeenTask[];
  }
}

interface Fields {
  /** Code of the state that the server chose. */
  readonly state?: string;
  /** The server's options of cities. */
  readonly cities?: string;
  readonly attributes?: string;
  readonly cityAttributes?: string;
}

const option = (value: string, chosen = "") =>
  `<option value="${value}" ${value === chosen ? "selected" : ""}>${value || "Selecione"}</option>`;

function fields({ state = "", cities = option(""), attributes = "", cityAttributes = "" }: Fields) {
  const states = ["", "UF", "AC", "BA", "SP", "XX"].map((each) => option(each, state)).join("");
  return `<${tag} ${attributes}>
    <label>Estado <select name="estado" data-part="state">${states}</select></label>
    <label>Cidade <select name="cidade" data-part="city" ${cityAttributes}>${cities}</select></label>
  </${tag}>`;
}

const bahia = ["Selecione", "Feira de Santana", "Ilhéus", "Porto Seguro", "Salvador"];
const acre = ["Selecione", "Cruzeiro do Sul", "Rio Branco", "Xapuri"];
const salvador = option("") + option("Salvador", "Salvador");

/** Runs in the page. */
function listen(): void {
  window.fired = [];
  window.addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLSelectElement;
    window.fired.push(`${name}=${value}`);
  });
}

describe("yy-city-select", () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { before: listen });

  interface Opening {
    readonly libs?: ["turbo"];
    readonly script?: "none";
  }

  const inForm = (body: string) => `<form>${body}<button type="reset">limpar</button></form>`;

  async function openNew(body: string, opening: Opening): Promise<Page> {
    demo.server.addPage("/endereco", { body: `<main>${inForm(body)}</main>`, ...opening });
    return demo.open("/endereco", {
      prepare: (page) => page.addInitScript(listen),
    });
  }

  /** Opens it on the page that the tests share, or with `opening` on a new one. */
  const openPage = (body: string, opening?: Opening): Promise<Page> =>
    opening ? openNew(body, opening) : fixture(inForm(body));

  async function openFields(given: Fields = {}, opening?: Opening): Promise<Page> {
    const page = await openPage(fields(given), opening);
    await waitUntilMounted(page, tag);
    return page;
  }

  const states = (page: Page) => page.locator("select[data-part=state]");
  const cities = (page: Page) => page.locator("select[data-part=city]");
  const offered = (page: Page) => cities(page).locator("option").allTextContents();
  const alert = (page: Page) => page.locator(tag).getByRole("alert");
  const retry = (page: Page) => page.getByRole("button", { name: "tentar de novo" });
  const fired = (page: Page) => page.evaluate(() => window.fired);
  const asked = () =>
    demo.server.requests.filter(({ path }) => path.startsWith("/states/")).map(({ path }) => path);
  const offers = (page: Page, some: readonly string[]) =>
    expect.poll(async () => (await offered(page)).slice(0, some.length)).toEqual(some);

  describe("the cities of a state", () => {
    it("come when one is chosen, below the placeholder", async () => {
      const page = await openFields();
      await states(page).selectOption("BA");
      await offers(page, bahia);
      expect(await cities(page).inputValue()).toBe("");
      await cities(page).selectOption("Salvador");
      expect(asked()).toEqual(["/states/BA/cities.json"]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("are asked for at once when the page comes with a state, and keep its city", async () => {
      const page = await openFields({ state: "BA", cities: salvador });
      await offers(page, bahia);
      expect(await cities(page).inputValue()).toBe("Salvador");
      expect(await fired(page)).toEqual([]);
    });

    it("keep a city that the server writes without accents, in their own spelling", async () => {
      const page = await openFields({ state: "BA", cities: option("ILHEUS", "ILHEUS") });
      await offers(page, bahia);
      expect(await cities(page).inputValue()).toBe("Ilhéus");
      expect(await fired(page)).toEqual(["cidade=Ilhéus"]);
    });

    it("lose a city that is none of them, which fires one change", async () => {
      const page = await openFields({ state: "BA", cities: option("Gotham", "Gotham") });
      await offers(page, bahia);
      expect(await cities(page).inputValue()).toBe("");
      expect(await fired(page)).toEqual(["cidade="]);
    });

    it("are not asked for an empty state or UF; the list goes back to the placeholder", async () => {
      const page = await openFields({ state: "BA", cities: salvador });
      await offers(page, bahia);
      for (const none of ["UF", ""]) {
        await states(page).selectOption(none);
        expect(await offered(page)).toEqual(["Selecione"]);
        expect(await cities(page).isEnabled()).toBe(true);
      }
      expect(asked()).toHaveLength(1);
      expect(await fired(page)).toEqual(["cidade=", "estado=UF", "estado="]);
    });

    it("are waited for by a yy-form that is sent meanwhile, and asked by its rules", async () => {
      const cityAttributes = 'data-patterns="isSelected"';
      const form = `<form action="/endereco">${fields({ cityAttributes })}<button>enviar</button></form>`;
      demo.server.addPage("/endereco", {
        body: `<yy-form data-validate-on-submit>${form}</yy-form>`,
      });
      const page = await demo.open("/endereco");
      await waitUntilMounted(page, `${tag}, yy-form`);
      const release = await holdRequests(page, "**/states/*/cities.json");
      await states(page).selectOption("BA");
      await waitForState(page, tag, "loading");
      await page.getByRole("button", { name: "enviar" }).click();
      release();
      await page.getByText("não pode ficar em branco").waitFor();
      await cities(page).selectOption("Salvador");
      await page.getByRole("button", { name: "enviar" }).click();
      await page.waitForURL("**/endereco?**");
      expect(new URL(page.url()).searchParams.get("cidade")).toBe("Salvador");
    });

    for (const state of ["", "UF"])
      it(`leave the server's list alone while the page comes with "${state}"`, async () => {
        const page = await openFields({ state, cities: option("escolha o estado") });
        expect(await offered(page)).toEqual(["escolha o estado"]);
        expect(await cities(page).isEnabled()).toBe(true);
        expect(asked()).toEqual([]);
      });

    it("are asked once for the same state, and again only for another", async () => {
      const page = await openFields();
      await states(page).selectOption("BA");
      await offers(page, bahia);
      for (const type of ["input", "change"]) await states(page).dispatchEvent(type);
      await states(page).selectOption("AC");
      await offers(page, acre);
      await states(page).selectOption("BA");
      await offers(page, bahia);
      expect(asked()).toEqual(["/states/BA/cities.json", "/states/AC/cities.json"]);
    });

    it("take the first item of each entry, and show markup as text", async () => {
      demo.server.addPage("/states/SP/cities.json", {
        html: JSON.stringify([["<b>São Paulo</b>", 1, "x"], ["Santos"]]),
        headers: { "content-type": "application/json" },
      });
      const page = await openFields();
      await states(page).selectOption("SP");
      await offers(page, ["Selecione", "<b>São Paulo</b>", "Santos"]);
      expect(await page.locator("b").count()).toBe(0);
    });

    it("follow a state set by a script with input or change", async () => {
      const page = await openFields();
      for (const [state, type, list] of [
        ["BA", "input", bahia],
        ["AC", "change", acre],
      ] as const) {
        await states(page).evaluate(
          (select: HTMLSelectElement, [value, event]) => {
            select.value = value;
            select.dispatchEvent(new Event(event, { bubbles: true }));
          },
          [state, type] as const,
        );
        await offers(page, list);
      }
    });

    it("say `data-placeholder` above them", async () => {
      const page = await openFields({ attributes: 'data-placeholder="cidade"' });
      await states(page).selectOption("AC");
      await offers(page, ["cidade", ...acre.slice(1)]);
    });
  });

  describe("while they are on their way", () => {
    it("keeps the city disabled, and says so by a state", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/cities.json");
      await states(page).selectOption("BA");
      expect(await cities(page).isDisabled()).toBe(true);
      await waitForState(page, tag, "loading");
      release();
      await offers(page, bahia);
      expect(await cities(page).isEnabled()).toBe(true);
      await expect.poll(() => page.locator(`${tag}:state(loading)`).count()).toBe(0);
    });

    it("gives the focus back to a visitor who was on the city", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/cities.json");
      await cities(page).focus();
      await states(page).evaluate((select: HTMLSelectElement) => {
        select.value = "BA";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expect.poll(() => cities(page).evaluate((city) => city.matches(":focus"))).toBe(false);
      release();
      await expect.poll(() => cities(page).evaluate((city) => city.matches(":focus"))).toBe(true);
    });

    it("brings the options and lifts `disabled` in the same task", async () => {
      const page = await openFields();
      await page.evaluate(() => {
        window.tasks = [];
        const select = document.querySelector("select[data-part=city]") as HTMLSelectElement;
        new MutationObserver(() => {
          window.tasks.push({ options: select.options.length, disabled: select.disabled });
        }).observe(select, { childList: true, attributes: true });
      });
      await states(page).selectOption("AC");
      await offers(page, acre);
      expect(await page.evaluate(() => window.tasks)).toEqual([
        { options: 1, disabled: true },
        { options: 4, disabled: false },
      ]);
    });

    it("leaves a city disabled that the page had disabled itself", async () => {
      const page = await openFields({ cityAttributes: "disabled" });
      await states(page).selectOption("BA");
      await offers(page, bahia);
      expect(await cities(page).isDisabled()).toBe(true);
    });

    it("leaves it to a fieldset whether they are enabled", async () => {
      const page = await openPage(`<fieldset disabled>${fields({ state: "BA" })}</fieldset>`);
      await offers(page, bahia);
      expect(await cities(page).isDisabled()).toBe(true);
      await page.locator("fieldset").evaluate((set: HTMLFieldSetElement) => {
        set.disabled = false;
      });
      expect(await cities(page).isEnabled()).toBe(true);
    });

    it("drops an answer that comes after another state was chosen", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/BA/cities.json");
      const releaseLater = await holdRequests(page, "**/AC/cities.json");
      await states(page).selectOption("BA");
      await states(page).selectOption("AC");
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await cities(page).isDisabled()).toBe(true);
      expect(await alert(page).textContent()).toBe("");
      releaseLater();
      await offers(page, acre);
      release();
      await page.evaluate(() => fetch("/states/BA/cities.json").then((answer) => answer.text()));
      expect(await offered(page)).toEqual(acre);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("drops an answer that comes after the state was taken back", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/BA/cities.json");
      await states(page).selectOption("BA");
      await states(page).selectOption("");
      expect(await cities(page).isEnabled()).toBe(true);
      release();
      await page.evaluate(() => fetch("/states/BA/cities.json").then((answer) => answer.text()));
      expect(await offered(page)).toEqual(["Selecione"]);
      expect(await alert(page).textContent()).toBe("");
    });

    it("asks no more, and says nothing, when it leaves the page", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/cities.json");
      await states(page).selectOption("BA");
      const city = await cities(page).elementHandle();
      await page.locator(tag).evaluate((element) => element.remove());
      await expect
        .poll(() => city?.evaluate((select) => (select as HTMLSelectElement).disabled))
        .toBe(false);
      release();
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describe("when they cannot be had", () => {
    const failures = {
      "a 500": { status: 500 },
      "a 404": { status: 404 },
      "a lost connection": { drop: true },
      "an answer that is no JSON": { status: 200, body: "<p>oi</p>" },
      "an object": { status: 200, body: '{"cities":[["Salvador"]]}' },
      "a list of names": { status: 200, body: '["Salvador"]' },
      "a list of lists of numbers": { status: 200, body: "[[1]]" },
    };
    for (const [failure, fault] of Object.entries(failures))
      it(`says so after ${failure}, with one error, and gives the server's options back`, async () => {
        const page = await openFields({ cities: option("") + option("Xapuri") });
        await states(page).selectOption("AC");
        await offers(page, acre);
        demo.server.failNext({ path: "/states/", ...fault });
        await states(page).selectOption("BA");
        await expect
          .poll(() => alert(page).textContent())
          .toContain("não foi possível carregar as cidades");
        expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
        expect(await offered(page)).toEqual(["Selecione", "Xapuri"]);
        expect(await cities(page).isEnabled()).toBe(true);
        expect(await cities(page).inputValue()).toBe("");
        await waitForState(page, tag, "unavailable");
      });

    it("asks again at the button, and goes on with the city", async () => {
      demo.server.failNext({ path: "/states/", status: 500 });
      const page = await openFields({ state: "BA", cities: salvador });
      await retry(page).click();
      await offers(page, bahia);
      await retry(page).waitFor({ state: "detached" });
      expect(await alert(page).textContent()).toBe("");
      expect(await cities(page).inputValue()).toBe("Salvador");
      expect(await cities(page).evaluate((select) => select.matches(":focus"))).toBe(true);
      await expect.poll(() => page.locator(`${tag}:state(unavailable)`).count()).toBe(0);
    });

    it("keeps the button, and the focus on it, when it fails again", async () => {
      demo.server.failNext({ path: "/states/", status: 500, times: 2 });
      const page = await openFields({ state: "BA", cities: salvador });
      await retry(page).click();
      await expect.poll(() => seenErrors(page)).toHaveLength(2);
      expect(await retry(page).evaluate((button) => button.matches(":focus"))).toBe(true);
      expect(await cities(page).inputValue()).toBe("Salvador");
    });

    it("is over when another state's cities come, or none is chosen", async () => {
      for (const [state, list] of [
        ["AC", acre],
        ["", ["Selecione"]],
      ] as const) {
        demo.server.failNext({ path: "/states/", status: 500 });
        const page = await openFields({ state: "BA" });
        await retry(page).waitFor();
        await states(page).selectOption(state);
        await offers(page, list);
        await retry(page).waitFor({ state: "detached" });
      }
    });

    it("says it in the page's own words", async () => {
      demo.server.failNext({ path: "/states/", status: 500 });
      const page = await openFields({
        state: "BA",
        attributes: 'data-error-text="deu ruim" data-label-retry="de novo"',
      });
      await expect.poll(() => alert(page).textContent()).toBe("deu ruimde novo");
    });
  });

  describe("in step with the form", () => {
    it("goes back to the server's state and city with a reset, asking nothing", async () => {
      const page = await openFields({ state: "BA", cities: salvador });
      await offers(page, bahia);
      await states(page).selectOption("AC");
      await offers(page, acre);
      await cities(page).selectOption("Xapuri");
      await page.getByRole("button", { name: "limpar" }).click();
      await offers(page, bahia);
      expect(await states(page).inputValue()).toBe("BA");
      expect(await cities(page).inputValue()).toBe("Salvador");
      expect(asked()).toHaveLength(2);
    });

    it("goes back to the server's city with a reset in the same state", async () => {
      const page = await openFields({ state: "BA", cities: salvador });
      await offers(page, bahia);
      await cities(page).selectOption("Ilhéus");
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => cities(page).inputValue()).toBe("Salvador");
      expect(await offered(page)).toContain("Ilhéus");
    });

    it("goes back to the server's list with a reset while cities are on their way", async () => {
      const page = await openFields();
      const release = await holdRequests(page, "**/cities.json");
      await states(page).selectOption("BA");
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => cities(page).isEnabled()).toBe(true);
      release();
      expect(await offered(page)).toEqual(["Selecione"]);
    });

    it("takes up what was chosen before the script ran", async () => {
      const page = await openPage(
        fields({ cities: option("") + option("Rio Branco") + option("Xapuri") }),
        { script: "none" },
      );
      await states(page).selectOption("AC");
      await cities(page).selectOption("Xapuri");
      await page.addScriptTag({
        url: `${distUrl}/yy.js`,
        type: "module",
      });
      await offers(page, acre);
      expect(await cities(page).inputValue()).toBe("Xapuri");
    });

    it("submits the chosen city in a form elsewhere", async () => {
      const page = await openPage(
        `</form><form id="outro"></form>${fields({ state: "AC", cityAttributes: 'form="outro"' })}`,
      );
      await offers(page, acre);
      await cities(page).selectOption("Xapuri");
      const sent = await page.evaluate(() =>
        new FormData(document.querySelector("#outro") as HTMLFormElement).get("cidade"),
      );
      expect(sent).toBe("Xapuri");
    });

    it("looks at the state again when the page comes out of the back/forward cache", async () => {
      const page = await openFields();
      await page.evaluate(() => {
        (document.querySelector("[data-part=state]") as HTMLSelectElement).value = "AC";
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await offers(page, acre);
    });

    it("follows other selects put in the place of the first", async () => {
      const page = await openFields();
      await page.evaluate(() => {
        for (const select of document.querySelectorAll("select")) {
          const other = select.cloneNode(true) as HTMLSelectElement;
          select.replaceWith(other);
        }
      });
      await states(page).selectOption("AC");
      await offers(page, acre);
    });
  });

  describe("with Turbo", () => {
    const leave = async (page: Page) => {
      demo.server.addPage("/outra", { body: "<p id=outra>outra</p>", libs: ["turbo"] });
      await page.evaluate(() => window.Turbo.visit("/outra"));
      await page.locator("#outra").waitFor();
    };

    it("keeps the state and the city a visitor chose through a visit and back", async () => {
      const page = await openFields({ state: "BA", cities: salvador }, { libs: ["turbo"] });
      await offers(page, bahia);
      for (const city of ["Rio Branco", "Xapuri"]) {
        await states(page).selectOption("AC");
        await offers(page, acre);
        await cities(page).selectOption(city);
        await leave(page);
        await page.goBack();
        await offers(page, acre);
        expect(await offered(page)).toEqual(acre);
        expect(await states(page).inputValue()).toBe("AC");
        expect(await cities(page).inputValue()).toBe(city);
      }
    });

    it("leaves the server's options in a snapshot, and the choice", async () => {
      const page = await openFields({ cities: option("") });
      await states(page).selectOption("AC");
      await offers(page, acre);
      await cities(page).selectOption("Xapuri");
      // In one task: the next one shows again what was reverted for the snapshot.
      const snapshot = await cities(page).evaluate((select: HTMLSelectElement) => {
        document.dispatchEvent(new Event("turbo:before-cache"));
        return { offered: [...select.options].map(({ text }) => text), value: select.value };
      });
      expect(snapshot).toEqual({ offered: ["Selecione", "Xapuri"], value: "Xapuri" });
    });
  });

  describe("around yy-select", () => {
    const wrapped = (given: Fields) =>
      fields(given).replace(/<label>(\w+) (<select.*?<\/select>)<\/label>/gs, (_, name, select) => {
        return `<label>${name} <yy-select>${select}</yy-select></label>`;
      });

    it("shows the cities in the drawn select, disabled meanwhile", async () => {
      const page = await openPage(wrapped({ state: "BA", cities: salvador }));
      await waitForState(page, "yy-select", "enhanced");
      const [state, city] = ["Estado", "Cidade"].map((name) =>
        page.getByRole("combobox", { name, exact: true }),
      );
      if (!state || !city) throw new Error("two comboboxes expected");
      await expect.poll(() => city.textContent()).toBe("Salvador");
      const release = await holdRequests(page, "**/AC/cities.json");
      await state.click();
      await page.getByRole("option", { name: "AC" }).click();
      await expect.poll(() => city.getAttribute("aria-disabled")).toBe("true");
      release();
      await expect.poll(() => city.getAttribute("aria-disabled")).toBe(null);
      expect(await city.textContent()).toBe("Selecione");
      await city.click();
      await page.getByRole("option", { name: "Xapuri" }).click();
      expect(await cities(page).inputValue()).toBe("Xapuri");
      expect(await fired(page)).toEqual(["estado=AC", "cidade=", "cidade=Xapuri"]);
    });
  });

  for (const part of ["state", "city"])
    it(`reports a missing ${part}, and leaves the page as it is`, async () => {
      const page = await openPage(
        fields({ state: "BA", cities: salvador }).replace(`data-part="${part}"`, ""),
      );
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ElementError",
          message: `yy-city-select: a <select data-part="${part}"> inside it is required`,
        },
      ]);
      expect(await page.locator("select").last().inputValue()).toBe("Salvador");
    });

  it("breaks no policy and logs nothing", async () => {
    const page = await openFields({}, {});
    await states(page).selectOption("BA");
    await offers(page, bahia);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
