import { collectProblems, describeOnce, useDemo, useFixture } from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-select";

const states = `
  <option value="">Selecione</option>
  <option value="AC">Acre</option>
  <option value="BA">Bahia</option>
  <option value="RJ" disabled>Rio de Janeiro</option>
  <option value="SP">São Paulo</option>
  <option value="SE">Sergipe</option>`;

const state = `<label for="estado">Estado</label>
  <${tag}><select id="estado" name="estado">${states}</select></${tag}>`;

const brands = (attributes = "") => `<label for="marcas">Marcas</label>
  <${tag} ${attributes}><select id="marcas" name="marcas[]" multiple>
    <option value="">todas</option>
    <option value="1" selected>Farm</option>
    <option value="2">Animale</option>
    <option value="3" selected>Zara</option>
  </select></${tag}>`;

declare global {
  interface Window {
    fired: string[];
  }
}

/** Runs in the page. */
function listen(): void {
  window.fired = [];
  for (const type of ["input", "change"])
    window.addEventListener(type, ({ target }) => {
      const { localName } = target as Element;
      const value = target instanceof HTMLSelectElement ? target.value : "";
      window.fired.push(`${type} ${localName} ${value}`.trim());
    });
}

describe("yy-select", () => {
  const demo = useDemo();
  const fixture = useFixture(demo, { before: listen });

  interface Opening {
    readonly device?: "desktop" | "mobile";
    readonly head?: string;
    readonly prepare?: (page: Page) => Promise<void>;
    readonly viewport?: { width: number; height: number };
    readonly script?: "none";
  }

  const inForm = (fields: string) =>
    `<form id="form">${fields}<button type="reset">limpar</button></form>`;

  async function openNew(fields: string, opening: Opening): Promise<Page> {
    const { device = "desktop", head = "", prepare, viewport, script } = opening;
    demo.server.addPage("/busca", {
      body: `<main>${inForm(fields)}</main>`,
      head,
      ...(script ? { script } : {}),
    });
    return demo.open("/busca", {
      ...(viewport ? { viewport } : {}),
      ...(device === "mobile"
        ? {
            context: { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile" },
          }
        : {}),
      prepare: async (page) => {
        await page.addInitScript(listen);
        await prepare?.(page);
      },
    });
  }

  /** Opens it on the page that the tests share, or with `opening` on a new one. */
  const openPage = (fields: string, opening?: Opening): Promise<Page> =>
    opening ? openNew(fields, opening) : fixture(inForm(fields));

  async function openDrawn(fields = state, opening?: Opening): Promise<Page> {
    const page = await openPage(fields, opening);
    await waitForState(page, tag, "enhanced");
    return page;
  }

  /** For a page opened without its script. */
  const runScript = (page: Page) =>
    page.addScriptTag({
      url: `${distUrl}/yy.js`,
      type: "module",
    });
  const box = (page: Page, name = "Estado") => page.getByRole("combobox", { name, exact: true });
  const list = (page: Page, name = "Estado") => page.getByRole("listbox", { name });
  const option = (page: Page, name: string) => page.getByRole("option", { name, exact: true });
  const offered = (page: Page) => page.getByRole("option").allTextContents();
  const value = (page: Page) => page.locator("select").first().inputValue();
  const fired = (page: Page) => page.evaluate(() => window.fired);
  const isOpen = async (page: Page, name?: string) =>
    (await box(page, name).getAttribute("aria-expanded")) === "true";
  const active = (page: Page, name?: string) =>
    box(page, name).evaluate((element) => {
      const id = element.getAttribute("aria-activedescendant");
      const root = element.getRootNode() as ShadowRoot;
      return id === null ? null : root.getElementById(id)?.textContent;
    });
  const formData = (page: Page) =>
    page.evaluate(() =>
      [...new FormData(document.querySelector("form") as HTMLFormElement)].map(
        ([name, entry]) => `${name}=${entry}`,
      ),
    );

  describe("choosing", () => {
    it("shows the placeholder, opens at a click, and gives the choice to the native select", async () => {
      const page = await openDrawn();
      expect(await box(page).textContent()).toBe("Selecione");
      expect(await isOpen(page)).toBe(false);
      await box(page).click();
      expect(await list(page).isVisible()).toBe(true);
      await option(page, "São Paulo").click();
      expect(await isOpen(page)).toBe(false);
      expect(await box(page).textContent()).toBe("São Paulo");
      expect(await value(page)).toBe("SP");
      expect(await fired(page)).toEqual(["input select SP", "change select SP"]);
      expect(await formData(page)).toEqual(["estado=SP"]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("says which option is chosen, and not merely active", async () => {
      const page = await openDrawn();
      await page.locator("select").selectOption("BA");
      await box(page).click();
      await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("São Paulo");
      expect(await page.getByRole("option", { selected: true }).allTextContents()).toEqual([
        "Bahia",
      ]);
    });

    it("takes a choice back by choosing the placeholder", async () => {
      const page = await openDrawn();
      await page.locator("select").selectOption("BA");
      await box(page).click();
      await option(page, "Selecione").click();
      expect(await value(page)).toBe("");
      expect(await box(page).textContent()).toBe("Selecione");
    });

    it("offers no disabled option, alone or in a group", async () => {
      const page = await openDrawn(
        `<label>Estado <${tag}><select>
          <optgroup label="Norte"><option>Acre</option></optgroup>
          <optgroup label="Sul" disabled><option>Paraná</option></optgroup>
          <option disabled>Exterior</option></select></${tag}></label>`,
      );
      await box(page).click();
      expect(await page.getByRole("group").count()).toBe(2);
      for (const name of ["Paraná", "Exterior"])
        expect(await option(page, name).getAttribute("aria-disabled")).toBe("true");
      await option(page, "Paraná").click({ force: true });
      expect(await value(page)).toBe("Acre");
    });

    it("fires nothing when the chosen option is chosen again", async () => {
      const page = await openDrawn();
      await box(page).click();
      await option(page, "Selecione").click();
      expect(await isOpen(page)).toBe(false);
      expect(await fired(page)).toEqual([]);
    });

    it("closes at a click outside, and at another on itself", async () => {
      const page = await openDrawn();
      await box(page).click();
      await page.mouse.click(600, 500);
      expect(await isOpen(page)).toBe(false);
      await box(page).click();
      expect(await isOpen(page)).toBe(true);
      await box(page).click();
      expect(await isOpen(page)).toBe(false);
    });

    it("keeps apart options of the same value, and values that objects have by themselves", async () => {
      const page = await openDrawn(`<label>Cor <${tag}><select name="cor">
        <option value="x">um</option><option value="x">dois</option>
        <option value="__proto__">proto</option><option value="constructor">construtor</option></select></${tag}></label>`);
      await box(page, "Cor").click();
      await option(page, "dois").click();
      expect(await page.locator("select").evaluate((s: HTMLSelectElement) => s.selectedIndex)).toBe(
        1,
      );
      await box(page, "Cor").click();
      await option(page, "proto").click();
      expect(await value(page)).toBe("__proto__");
    });

    it("shows markup in a label as text", async () => {
      const page = await openDrawn(
        `<label>Cor <${tag}><select><option>&lt;img src=x onerror=alert(1)&gt;</option></select></${tag}></label>`,
      );
      await box(page, "Cor").click();
      expect(await option(page, "<img src=x onerror=alert(1)>").count()).toBe(1);
      expect(await page.locator("img").count()).toBe(0);
    });
  });

  describeOnce("keyboard", () => {
    it("is reached by Tab without opening, once", async () => {
      const page = await openDrawn();
      await page.keyboard.press("Tab");
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
      expect(await isOpen(page)).toBe(false);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("limpar");
      await page.keyboard.press("Shift+Tab");
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
    });

    it("opens with an arrow, passes disabled options over, chooses with Enter", async () => {
      const page = await openDrawn();
      await box(page).focus();
      await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("Selecione");
      for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("São Paulo");
      await page.keyboard.press("Enter");
      expect(await value(page)).toBe("SP");
      expect(await isOpen(page)).toBe(false);
    });

    it("goes to the ends with Home and End, and stops there", async () => {
      const page = await openDrawn();
      await box(page).focus();
      await page.keyboard.press("End");
      expect(await active(page)).toBe("Sergipe");
      await page.keyboard.press("ArrowDown");
      expect(await active(page)).toBe("Sergipe");
      await page.keyboard.press("Home");
      await page.keyboard.press("PageDown");
      expect(await active(page)).toBe("Sergipe");
      await page.keyboard.press("PageUp");
      expect(await active(page)).toBe("Selecione");
    });

    it("chooses nothing with Escape, which reaches the page only from a closed list", async () => {
      const page = await openDrawn();
      await page.evaluate(() =>
        document.addEventListener("keydown", ({ key }) => window.fired.push(key)),
      );
      await box(page).focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Escape");
      expect(await isOpen(page)).toBe(false);
      expect(await value(page)).toBe("");
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
      expect(await fired(page)).toEqual(["End"]);
      await page.keyboard.press("Escape");
      expect(await fired(page)).toEqual(["End", "Escape"]);
    });

    it("chooses with Tab, and goes on", async () => {
      const page = await openDrawn();
      await box(page).focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Tab");
      expect(await value(page)).toBe("SE");
      expect(await isOpen(page)).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("limpar");
    });

    it("goes to what is typed ahead", async () => {
      const page = await openDrawn();
      await box(page).focus();
      await page.keyboard.type("sao");
      expect(await isOpen(page)).toBe(true);
      expect(await active(page)).toBe("São Paulo");
      await page.keyboard.press("Enter");
      expect(await value(page)).toBe("SP");
    });

    it("sends no form with Enter", async () => {
      const page = await openDrawn(`${state}<button>buscar</button>`);
      await page.evaluate(() =>
        document.addEventListener("submit", (event) => {
          event.preventDefault();
          window.fired.push("submit");
        }),
      );
      await box(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      expect(await fired(page)).toEqual([]);
    });
  });

  describeOnce("searching", () => {
    const searchable = state.replace(`<${tag}>`, `<${tag} data-searchable>`);

    it("filters while typing, accents ignored, and fires no event for it", async () => {
      const page = await openDrawn(searchable);
      await box(page).focus();
      await page.keyboard.type("sao");
      await expect.poll(() => offered(page)).toEqual(["São Paulo"]);
      expect(await fired(page)).toEqual([]);
      await page.keyboard.press("Enter");
      expect(await value(page)).toBe("SP");
      expect(await box(page).inputValue()).toBe("");
      expect(await box(page).getAttribute("placeholder")).toBe("São Paulo");
    });

    it("marks what was found inside an option's name, which stays one name", async () => {
      const page = await openDrawn(searchable);
      await box(page).focus();
      await page.keyboard.type("pau");
      const found = page.getByRole("option", { name: "São Paulo", exact: true });
      await found.locator(".highlight").waitFor();
      // Chromium's accessibility tree, which is what a screen reader gets.
      const devTools = await page.context().newCDPSession(page);
      const { nodes } = await devTools.send("Accessibility.getFullAXTree");
      const options = nodes.filter(({ role }) => role?.value === "option");
      expect(options.map(({ name }) => name?.value)).toEqual(["São Paulo"]);
    });

    it("says that nothing is found, and drops what was typed at Escape", async () => {
      const page = await openDrawn(searchable);
      await box(page).focus();
      await page.keyboard.type("xyz");
      await expect.poll(() => offered(page)).toEqual(["nada encontrado"]);
      await expect.poll(() => page.getByRole("status").textContent()).toBe("nada encontrado");
      await page.keyboard.press("Enter");
      expect(await value(page)).toBe("");
      await page.keyboard.press("Escape");
      expect(await box(page).inputValue()).toBe("");
      await expect.poll(() => page.getByRole("status").textContent()).toBe("");
    });

    it("does nothing with keys of a composition", async () => {
      const page = await openDrawn(searchable);
      await box(page).focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await box(page).evaluate((element) =>
        element.dispatchEvent(
          new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }),
        ),
      );
      expect(await isOpen(page)).toBe(true);
      expect(await value(page)).toBe("");
    });

    it("shows all of a long list", async () => {
      const many = Array.from({ length: 700 }, (_, index) => `<option>Cidade ${index}</option>`);
      const page = await openDrawn(
        `<label>Cidade <${tag} data-searchable><select>${many.join("")}</select></${tag}></label>`,
      );
      await box(page, "Cidade").click();
      expect(await page.getByRole("option").count()).toBe(700);
      await page.keyboard.type("cidade 699");
      await page.keyboard.press("Enter");
      expect(await value(page)).toBe("Cidade 699");
    });
  });

  describe("several choices", () => {
    it("shows each with a button that takes it back", async () => {
      const page = await openDrawn(brands());
      expect(await formData(page)).toEqual(["marcas[]=1", "marcas[]=3"]);
      await page.getByRole("button", { name: "remover Farm" }).click();
      expect(await formData(page)).toEqual(["marcas[]=3"]);
      expect(await fired(page)).toEqual(["input select 3", "change select 3"]);
      expect(await box(page, "Marcas").evaluate((e) => e.matches(":focus"))).toBe(true);
    });

    it("adds with the keyboard and takes back with Backspace", async () => {
      const page = await openDrawn(brands("data-searchable"));
      await box(page, "Marcas").focus();
      await page.keyboard.type("ani");
      await expect.poll(() => offered(page)).toEqual(["Animale"]);
      await page.keyboard.press("Enter");
      expect(await formData(page)).toEqual(["marcas[]=1", "marcas[]=2", "marcas[]=3"]);
      expect(await box(page, "Marcas").inputValue()).toBe("");
      await page.keyboard.press("Backspace");
      expect(await formData(page)).toEqual(["marcas[]=1", "marcas[]=3"]);
      for (let times = 0; times < 3; times += 1) await page.keyboard.press("Backspace");
      expect(await formData(page)).toEqual([]);
      expect(await box(page, "Marcas").getAttribute("placeholder")).toBe("todas");
    });

    it("names the button by data-label-remove", async () => {
      const page = await openDrawn(brands('data-label-remove="tirar {label}"'));
      expect(await page.getByRole("button", { name: "tirar Zara" }).count()).toBe(1);
    });

    it("follows `multiple` when it comes later", async () => {
      const page = await openDrawn();
      await page.locator("select").evaluate((select) => select.setAttribute("multiple", ""));
      await page.locator(`${tag} input[role=combobox]`).waitFor();
      await waitUntilMounted(page, tag);
      await box(page).click();
      await option(page, "Acre").click();
      await option(page, "Bahia").click();
      expect(await formData(page)).toEqual(["estado=AC", "estado=BA"]);
    });
  });

  describe("in step with the native select", () => {
    it("goes back with a reset of the form", async () => {
      const page = await openDrawn();
      await box(page).click();
      await option(page, "Acre").click();
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => box(page).textContent()).toBe("Selecione");
      expect(await value(page)).toBe("");
    });

    it("shows a value set from outside, followed by an event", async () => {
      const page = await openDrawn();
      for (const [code, type, name] of [
        ["SP", "change", "São Paulo"],
        ["BA", "input", "Bahia"],
      ] as const) {
        const shown = await page.evaluate(
          async ([chosen, event]) => {
            const select = document.querySelector("select") as HTMLSelectElement;
            select.value = chosen;
            select.dispatchEvent(new Event(event, { bubbles: true }));
            await new Promise(requestAnimationFrame);
            return document.querySelector("yy-select")?.shadowRoot?.querySelector("[role=combobox]")
              ?.textContent;
          },
          [code, type] as const,
        );
        expect(shown).toBe(name);
      }
    });

    it("shows options added, renamed, removed and replaced within a frame, also while open", async () => {
      const page = await openDrawn();
      await box(page).click();
      const offers = await page.evaluate(async () => {
        const select = document.querySelector("select") as HTMLSelectElement;
        const frame = () => new Promise(requestAnimationFrame);
        const shown = () =>
          [
            ...(document
              .querySelector("yy-select")
              ?.shadowRoot?.querySelectorAll("[role=option]") ?? []),
          ].map(({ textContent }) => textContent);
        select.add(new Option("Tocantins", "TO"));
        await frame();
        const added = shown().at(-1);
        (select.options[1] as HTMLOptionElement).text = "Acre (AC)";
        await frame();
        const renamed = shown()[1];
        select.remove(1);
        await frame();
        const removed = shown().length;
        select.replaceChildren(new Option("Goiás", "GO", false, true));
        await frame();
        return { added, renamed, removed, replaced: shown() };
      });
      expect(offers).toEqual({
        added: "Tocantins",
        renamed: "Acre (AC)",
        removed: 6,
        replaced: ["Goiás"],
      });
      expect(await box(page).textContent()).toBe("Goiás");
    });

    it("is disabled and enabled with the select and with its fieldset", async () => {
      const page = await openDrawn(`<fieldset>${state}</fieldset>`);
      const toggle = (selector: string, disabled: boolean) =>
        page.locator(selector).evaluate((element, on) => {
          (element as HTMLSelectElement | HTMLFieldSetElement).disabled = on;
        }, disabled);
      for (const selector of ["select", "fieldset"]) {
        await toggle(selector, true);
        await expect.poll(() => box(page).getAttribute("aria-disabled")).toBe("true");
        await box(page).click({ force: true });
        expect(await isOpen(page)).toBe(false);
        await toggle(selector, false);
        await expect.poll(() => box(page).getAttribute("aria-disabled")).toBe(null);
        await box(page).click();
        expect(await isOpen(page)).toBe(true);
        await page.keyboard.press("Escape");
      }
    });

    it("starts disabled when the select is, with its choices' buttons", async () => {
      const page = await openDrawn(`<fieldset disabled>${brands()}</fieldset>`);
      expect(await box(page, "Marcas").isDisabled()).toBe(true);
      expect(await page.getByRole("button", { name: "remover Farm" }).isDisabled()).toBe(true);
    });

    it("takes up what was chosen before the script ran", async () => {
      const page = await openPage(state, { script: "none" });
      await page.locator("select").selectOption("SE");
      await runScript(page);
      await waitForState(page, tag, "enhanced");
      expect(await box(page).textContent()).toBe("Sergipe");
      expect(await value(page)).toBe("SE");
    });

    it("takes the focus over when the select had it", async () => {
      const page = await openPage(state, { script: "none" });
      await page.locator("select").focus();
      await runScript(page);
      await waitForState(page, tag, "enhanced");
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
    });

    it("follows another select put in its place", async () => {
      const page = await openDrawn();
      await page.evaluate(() => {
        const other = document.createElement("select");
        other.id = "estado";
        other.append(new Option("Pará", "PA"));
        document.querySelector("select")?.replaceWith(other);
      });
      await expect.poll(() => box(page).textContent()).toBe("Pará");
    });

    it("keeps its choice and its list when it is moved", async () => {
      const page = await openDrawn();
      await box(page).click();
      await option(page, "Acre").click();
      await page.evaluate(async () => {
        const section = document.createElement("section");
        document.querySelector("form")?.append(section);
        section.append(document.querySelector("yy-select") as Element);
        // Whether an element has left or only moved is known in the next task.
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(await box(page).textContent()).toBe("Acre");
      await box(page).click();
      await option(page, "Bahia").click();
      expect(await value(page)).toBe("BA");
    });

    it("belongs to a form elsewhere by its select's `form`", async () => {
      const page = await openDrawn(
        `</form><form id="outro"></form><label>Estado <${tag}><select name="uf" form="outro">${states}</select></${tag}></label>`,
      );
      await box(page).click();
      await option(page, "Acre").click();
      const sent = await page.evaluate(() =>
        new FormData(document.querySelector("#outro") as HTMLFormElement).get("uf"),
      );
      expect(sent).toBe("AC");
      await page.evaluate(() => (document.querySelector("#outro") as HTMLFormElement).reset());
      await expect.poll(() => box(page).textContent()).toBe("Selecione");
    });

    it("looks again when the page comes out of the back/forward cache", async () => {
      const page = await openDrawn();
      await page.evaluate(() => {
        (document.querySelector("select") as HTMLSelectElement).value = "BA";
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await expect.poll(() => box(page).textContent()).toBe("Bahia");
    });
  });

  describe("label, focus and what a screen reader is told", () => {
    it("takes the focus at a click on the label, around or beside the select", async () => {
      const page = await openDrawn(
        `${state}<label><b>Outro</b> <${tag}><select>${states}</select></${tag}></label>`,
      );
      for (const name of ["Estado", "Outro"]) {
        await page.getByText(name, { exact: true }).click();
        expect(await box(page, name).evaluate((e) => e.matches(":focus"))).toBe(true);
      }
    });

    it("opens and closes inside a label", async () => {
      const page = await openDrawn(
        `<label>Estado <${tag}><select>${states}</select></${tag}></label>`,
      );
      await box(page).click();
      expect(await isOpen(page)).toBe(true);
      await option(page, "Acre").click();
      expect(await isOpen(page)).toBe(false);
      expect(await value(page)).toBe("AC");
      await box(page).click();
      await box(page).click();
      expect(await isOpen(page)).toBe(false);
    });

    it("takes the focus that a script gives to the select", async () => {
      const page = await openDrawn();
      await page.locator("select").evaluate((select: HTMLSelectElement) => select.focus());
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
    });

    it("repeats invalid, required and the words of what describes the select", async () => {
      const page = await openDrawn(
        `${state.replace("<select", '<select required aria-describedby="erro"')}<p id="erro"></p>`,
      );
      expect(await box(page).getAttribute("aria-required")).toBe("true");
      await page.evaluate(() => {
        (document.querySelector("#erro") as HTMLElement).textContent = "não pode ficar em branco";
        document.querySelector("select")?.setAttribute("aria-invalid", "true");
      });
      await expect.poll(() => box(page).getAttribute("aria-invalid")).toBe("true");
      await expect
        .poll(() => box(page).getAttribute("aria-description"))
        .toBe("não pode ficar em branco");
      await page.evaluate(() => document.querySelector("select")?.removeAttribute("aria-invalid"));
      await expect.poll(() => box(page).getAttribute("aria-invalid")).toBe(null);
    });

    it("says what the browser's validation says, until a choice is made", async () => {
      const page = await openDrawn(
        `${state.replace("<select", "<select required")}<button>buscar</button>`,
      );
      await page.evaluate(() =>
        (document.querySelector("form") as HTMLFormElement).checkValidity(),
      );
      expect(await page.locator("[part=message]").isVisible()).toBe(false);
      await page.getByRole("button", { name: "buscar" }).click();
      await expect.poll(() => box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
      await page.locator("[part=message]").waitFor();
      const words = await page.locator("[part=message]").textContent();
      expect(words).not.toBe("");
      expect(await box(page).getAttribute("aria-description")).toBe(words);
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await page.locator("[part=message]").waitFor({ state: "hidden" });
      expect(await box(page).getAttribute("aria-invalid")).toBe(null);
    });

    it("leaves the words to a page that has its own", async () => {
      const page = await openDrawn(
        `${state.replace("<select", "<select required")}<button>buscar</button>`,
      );
      await page.evaluate(() =>
        document.addEventListener("invalid", (event) => event.preventDefault(), true),
      );
      await page.evaluate(() =>
        (document.querySelector("form") as HTMLFormElement).reportValidity(),
      );
      await page.locator("select").evaluate((select: HTMLSelectElement) => select.focus());
      expect(await page.locator("[part=message]").isVisible()).toBe(false);
    });
  });

  describe("in a yy-form", () => {
    it("has the focus and the words of a refused attempt, and is valid after a choice", async () => {
      const page = await fixture(
        `<yy-form data-validate-on-submit><form>
          ${state.replace("<select", '<select data-patterns="isSelected"')}
          <button>salvar</button></form></yy-form>`,
      );
      await waitForState(page, tag, "enhanced");
      await waitUntilMounted(page, "yy-form");
      await page.getByRole("button", { name: "salvar" }).click();
      expect(await box(page).evaluate((e) => e.matches(":focus"))).toBe(true);
      await expect
        .poll(() => box(page).getAttribute("aria-description"))
        .toBe("não pode ficar em branco");
      expect(await box(page).getAttribute("aria-invalid")).toBe("true");
      const [message, control] = [
        await page.getByText("não pode ficar em branco").boundingBox(),
        await box(page).boundingBox(),
      ];
      expect(message?.y).toBeGreaterThanOrEqual((control?.y ?? 0) + (control?.height ?? 0));
      await box(page).click();
      await option(page, "Acre").click();
      await expect.poll(() => box(page).getAttribute("aria-invalid")).toBe(null);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  describeOnce("the list", () => {
    it("opens upwards where there is no room below", async () => {
      const page = await openDrawn(`<div class="alto"></div>${state}`, {
        viewport: { width: 600, height: 500 },
      });
      await page.locator("form").evaluate((form) => {
        form.style.marginTop = "400px";
      });
      await box(page).click();
      const [control, drawn] = [await box(page).boundingBox(), await list(page).boundingBox()];
      expect(drawn && control && drawn.y + drawn.height).toBeLessThanOrEqual(control?.y ?? 0);
      expect(drawn?.y).toBeGreaterThanOrEqual(0);
    });

    it("is cut off by nothing around it, and stays with the control", async () => {
      const page = await openDrawn(`<div id="aba">${state}</div>`);
      await page.locator("#aba").evaluate((box) => {
        box.style.cssText = "overflow: auto; height: 80px; border: 1px solid";
      });
      await box(page).click();
      await option(page, "Sergipe").click();
      expect(await value(page)).toBe("SE");
    });

    it("works in a dialog, whose Escape it keeps for itself while open", async () => {
      const page = await openDrawn(`<dialog>${state}</dialog>`);
      await page.evaluate(() => document.querySelector("dialog")?.showModal());
      await box(page).click();
      await page.keyboard.press("Escape");
      expect(await page.locator("dialog[open]").count()).toBe(1);
      await box(page).click();
      await option(page, "Acre").click();
      expect(await value(page)).toBe("AC");
      await page.keyboard.press("Escape");
      expect(await page.locator("dialog[open]").count()).toBe(0);
    });

    it("is as wide as its options need under a narrow control, and stays in the viewport", async () => {
      const page = await openDrawn(
        state.replace("Acre", "Acre e todos os municípios do seu interior"),
        { viewport: { width: 360, height: 500 } },
      );
      await page.locator("form").evaluate((form) => {
        form.style.cssText = "width: 90px; margin-inline-start: auto";
      });
      await box(page).click();
      const drawn = await list(page).boundingBox();
      expect(drawn?.width).toBeGreaterThan(200);
      expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeLessThanOrEqual(360);
    });

    it("is on a control as wide as the native select, which nothing around it notices", async () => {
      const page = await openPage(`<div id="linha">${state}</div>`, { script: "none" });
      await page.locator("#linha").evaluate((line) => {
        line.style.display = "inline-block";
      });
      const before = await page.locator(tag).boundingBox();
      await runScript(page);
      await waitForState(page, tag, "enhanced");
      expect(await page.locator(tag).boundingBox()).toEqual(before);
      expect(await box(page).boundingBox()).toEqual(before);
    });

    it("goes with the tag when it is hidden, before the script and after", async () => {
      const page = await openPage(state.replace(`<${tag}`, `<${tag} hidden`), { script: "none" });
      expect(await page.locator(tag).isVisible()).toBe(false);
      await runScript(page);
      await waitForState(page, tag, "enhanced");
      expect(await page.locator(tag).isVisible()).toBe(false);
    });

    it("has targets of 44 px", async () => {
      const page = await openDrawn();
      await box(page).click();
      const heights = [await box(page).boundingBox(), await option(page, "Acre").boundingBox()].map(
        (rect) => rect?.height ?? 0,
      );
      for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    });
  });

  it("offers no option and no group that the page hides by a style, until it shows them", async () => {
    const page = await openDrawn(
      `<label for="m">Modelo</label><${tag}><select id="m"><option value="">escolha</option>
       <option value="1">anel</option><optgroup label="roupas"><option value="2">saia</option></optgroup></select></${tag}>`,
    );
    const setDisplay = (display: string) =>
      page.evaluate((display) => {
        for (const each of document.querySelectorAll<HTMLElement>("[value='1'], optgroup"))
          each.style.display = display;
      }, display);
    await setDisplay("none");
    await box(page, "Modelo").click();
    await expect.poll(() => page.getByRole("option").allTextContents()).toEqual(["escolha"]);
    await setDisplay("");
    await expect
      .poll(() => page.getByRole("option").allTextContents())
      .toEqual(["escolha", "anel", "saia"]);
  });

  it("places its list at its box where the page is zoomed by CSS", async () => {
    const page = await openDrawn(state);
    await page.evaluate(() => document.body.style.setProperty("zoom", "1.5"));
    await box(page).click();
    const drawn = await page.locator(tag).evaluate(({ shadowRoot }) => {
      const edges = (part: string) => {
        const rect = shadowRoot?.querySelector(`[part~=${part}]`)?.getBoundingClientRect();
        return {
          left: rect?.left ?? Number.NaN,
          edge: (part === "list" ? rect?.top : rect?.bottom) ?? 0,
        };
      };
      return { control: edges("control"), list: edges("list") };
    });
    expect(Math.abs(drawn.list.left - drawn.control.left)).toBeLessThan(2);
    expect(Math.abs(drawn.list.edge - drawn.control.edge)).toBeLessThan(8);
  });

  describeOnce("redirect", () => {
    const sorted = (value: string) => `<label>Ordem <${tag} data-redirect><select>
      <option value="">escolha</option><option value="${value}">mais novas</option></select></${tag}></label>`;

    for (const device of ["desktop", "mobile"] as const)
      it(`goes to the chosen option's value on a ${device} device`, async () => {
        demo.server.addPage("/novas", { body: "<p>novas</p>" });
        const page = await openPage(sorted("/novas"), { device });
        await waitUntilMounted(page, tag);
        if (device === "desktop") {
          await box(page, "Ordem").click();
          await option(page, "mais novas").click();
        } else await page.locator("select").selectOption("/novas");
        await page.waitForURL("**/novas");
      });

    for (const url of ["https://longe.example/", "javascript:alert(1)"])
      it(`refuses ${url} with one error, and keeps the choice`, async () => {
        const page = await openDrawn(sorted(url));
        await box(page, "Ordem").click();
        await option(page, "mais novas").click();
        expect(await seenErrors(page)).toHaveLength(1);
        expect((await seenErrors(page))[0]).toMatchObject({ widget: tag, name: "ConfigError" });
        expect(await box(page, "Ordem").textContent()).toBe("mais novas");
        expect(await value(page)).toBe(url);
        expect(new URL(page.url()).pathname).toBe("/fixture");
      });

    it("stays at mount, with whatever option the server chose", async () => {
      const page = await openDrawn(
        sorted("/novas").replace('<option value="/', '<option selected value="/'),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it.each(["Enter", "Tab"])("waits on a native select for %s after arrow keys", async (key) => {
      for (const path of ["/novas", "/velhas"]) demo.server.addPage(path, { body: "<p>lista</p>" });
      const page = await openPage(
        sorted("/novas").replace(
          "</select>",
          '<option value="/velhas">mais velhas</option></select>',
        ),
        { device: "mobile" },
      );
      await waitUntilMounted(page, tag);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname);
      });
      await page.locator("select").focus();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      expect(await value(page)).toBe("/velhas");
      await page.keyboard.press(key);
      await page.waitForURL("**/velhas");
      expect(asked).toEqual(["/velhas"]);
    });

    it("stays when the placeholder is chosen", async () => {
      const page = await openDrawn(sorted("https://longe.example/"));
      await box(page, "Ordem").click();
      await option(page, "mais novas").click();
      await box(page, "Ordem").click();
      await option(page, "escolha").click();
      expect(await seenErrors(page)).toHaveLength(1);
    });
  });

  describe("where it leaves the native select", () => {
    /** Makes requests for the library's code fail; returns the requested URLs, as they come. */
    async function loseLibrary(page: Page): Promise<string[]> {
      const asked: string[] = [];
      await page.route("**/chunks/*", async (route) => {
        const response = await route.fetch();
        if (!(await response.text()).includes("Tom Select already"))
          return route.fulfill({ response });
        asked.push(route.request().url());
        return route.abort();
      });
      return asked;
    }

    it("keeps it on other devices, mounted, without the library", async () => {
      let asked: string[] = ["not watched"];
      const page = await openPage(state, {
        device: "mobile",
        prepare: async (fresh) => {
          asked = await loseLibrary(fresh);
        },
      });
      await waitUntilMounted(page, tag);
      expect(await page.locator(`${tag}:state(enhanced)`).count()).toBe(0);
      expect(await page.locator("select").isVisible()).toBe(true);
      expect(await page.getByRole("combobox").count()).toBe(1);
      expect(asked).toEqual([]);
    });

    it("keeps it usable when the library does not come", async () => {
      let asked: string[] = [];
      const page = await openPage(state, {
        prepare: async (fresh) => {
          asked = await loseLibrary(fresh);
        },
      });
      await waitForState(page, tag, "failed");
      expect(asked).not.toEqual([]);
      expect(await seenErrors(page)).toMatchObject([{ widget: tag, name: "RequestError" }]);
      await page.locator("select").selectOption("AC");
      expect(await page.locator("select").isVisible()).toBe(true);
      expect(await page.locator("select").getAttribute("aria-hidden")).toBe(null);
    });

    it("reports a missing select, and leaves the page as it is", async () => {
      const page = await openPage(`<${tag}><p>nada</p></${tag}>`);
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ElementError",
          message: "yy-select: a <select> inside it is required",
        },
      ]);
    });
  });

  it("breaks no policy, Trusted Types neither, and logs nothing, open, searched and removed", async () => {
    const policy = "require-trusted-types-for 'script'; trusted-types yy";
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const page = await openDrawn(`${state}${brands("data-searchable")}`, { head });
    await box(page).click();
    await option(page, "Acre").click();
    await box(page, "Marcas").click();
    await page.keyboard.type("ani");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "remover Zara" }).click();
    await page.evaluate((selector) => {
      for (const element of document.querySelectorAll(selector)) element.remove();
      return new Promise((resolve) => setTimeout(resolve, 50));
    }, tag);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
