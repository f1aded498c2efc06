import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { descriptionOf, field, messagesOn, sendButton, useFormFixture } from "./testing/formOnPage";

const name = field("nome", 'name="user[name]" data-patterns="isNonEmpty"');
const city = field("cidade", 'name="user[city]" data-patterns="isNonEmpty"');
const onSubmit = { attributes: "data-validate-on-submit" };

describe("yy-form: what the visitor can see", () => {
  const demo = useDemo();
  const showForm = useFormFixture(demo);
  const showStopped = useFormFixture(demo, [], { stoppedAt: Date.UTC(2026, 0, 15) });

  describe("a field in a step that the page hides", () => {
    it.each([
      ["hidden", (step: HTMLElement) => step.setAttribute("hidden", "")],
      ["a style", (step: HTMLElement) => step.style.setProperty("display", "none")],
    ])("is named above the form when it alone is missing: %s", async (_, hide) => {
      const page = await showForm(`${name}<div id="passo">${city}</div>${sendButton}`, onSubmit);
      await page.locator("#passo").evaluate(hide);
      await page.locator("#nome").fill("ana");
      await page.getByRole("button", { name: "enviar" }).click();
      await expect
        .poll(() => page.getByRole("alert").textContent())
        .toBe("cidade: não pode ficar em branco");
    });

    it("does not keep the focus from the one that can be seen", async () => {
      const page = await showForm(`<div hidden>${city}</div>${name}${sendButton}`, onSubmit);
      await page.getByRole("button", { name: "enviar" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("nome");
      expect(await page.getByRole("alert").textContent()).toBe("cidade: não pode ficar em branco");
    });

    it("is named above the form when the server refuses it", async () => {
      const page = await showForm(
        `${name}<div hidden>${field("cidade", 'name="user[city]"')}</div>${sendButton}`,
        { attributes: 'data-submit="fetch"' },
      );
      demo.server.failNext({ path: "/receber", status: 422, body: '{"city":["não existe"]}' });
      await page.locator("#nome").fill("ana");
      await page.getByRole("button", { name: "enviar" }).click();
      await expect.poll(() => page.getByRole("alert").textContent()).toBe("cidade: não existe");
    });

    it("stands in a closed <details>, which opens, and is said beside it alone", async () => {
      const page = await showForm(
        `${name}<details><summary>mais</summary>${city}</details>${sendButton}`,
        onSubmit,
      );
      await page.locator("#nome").fill("ana");
      await page.getByRole("button", { name: "enviar" }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("cidade");
      expect(await page.getByRole("alert").textContent()).toBe("");
      await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
    });
  });

  it("a field that the server has marked is not invalid any more once it is corrected", async () => {
    const page = await showForm(
      `<p class="user_name error"><label for="n">nome</label>
       <input id="n" name="user[name]" required value="ana" aria-invalid="true" class="is-invalid"></p>${sendButton}`,
    );
    await page.locator("#n").fill("ana maria");
    await expect.poll(() => page.locator("#n").getAttribute("aria-invalid")).toBeNull();
  });

  it("a message about no row in particular stands above the form, not at the first row", async () => {
    const row = (id: string) => field(id, 'name="items[][price]" value="5"');
    const page = await showForm(`${row("um")}${row("dois")}${sendButton}`, {
      attributes: 'data-submit="fetch"',
    });
    demo.server.failNext({
      path: "/receber",
      status: 422,
      body: '{"items.price":["é alto demais"]}',
    });
    await page.getByRole("button", { name: "enviar" }).click();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("é alto demais");
    expect(await messagesOn(page)).toEqual([]);
  });

  it("a press on what stands below a field left wrong is a click, before the message moves it", async () => {
    const page = await showStopped(
      `<div><label for="e-mail">e-mail</label> <input id="e-mail" name="email" data-patterns="isValidEmail"></div>
       <button type="button" id="ajuda">ajuda</button>${sendButton}`,
    );
    await page.locator("#ajuda").evaluate((button: HTMLElement) => {
      button.style.display = "block";
      button.addEventListener("click", () => button.append(" chamada"));
    });
    await page.locator("#e-mail").pressSequentially("ana");
    const topOf = () =>
      page.locator("#ajuda").evaluate((button) => button.getBoundingClientRect().top);
    const top = await topOf();
    await page.locator("#ajuda").hover();
    await page.mouse.down();
    await page.waitForFunction(() => document.activeElement?.id === "ajuda");
    expect(await messagesOn(page)).toEqual([]);
    expect(await topOf()).toBe(top);
    await page.mouse.up();
    await page.clock.runFor(10);
    expect(await messagesOn(page)).toEqual(["não é um email válido"]);
    expect(await page.locator("#ajuda").textContent()).toBe("ajuda chamada");
  });

  it("a message below an input group leaves the field its width", async () => {
    const page = await showForm(
      `<label for="v">valor</label><div id="grupo"><span>R$</span>
       <input id="v" name="valor" data-patterns="isNonEmpty"><button type="button">calcular</button></div>
       ${sendButton}`,
      onSubmit,
    );
    await page.evaluate(() => {
      const group = document.querySelector("#grupo") as HTMLElement;
      Object.assign(group.style, { display: "flex", inlineSize: "300px" });
      const field = group.querySelector("input") as HTMLElement;
      Object.assign(field.style, { flex: "1 1 auto", minInlineSize: "0", inlineSize: "1%" });
    });
    const width = () => page.locator("#v").evaluate((it) => Math.round(it.clientWidth));
    const before = await width();
    await page.getByRole("button", { name: "enviar" }).click();
    await expect.poll(() => messagesOn(page)).toEqual(["não pode ficar em branco"]);
    expect(await width()).toBe(before);
    expect(await descriptionOf(page, "#v")).toBe("não pode ficar em branco");
  });

  describe.each([
    [
      "two fields and their button in a row",
      `<div class="linha"><input id="a" name="a" aria-label="de" data-patterns="isNonEmpty">
       <input id="b" name="b" aria-label="até" data-patterns="isNonEmpty">${sendButton}</div>`,
      ".linha",
    ],
    [
      "labels around the fields of a row",
      `<div class="linha"><label>de <input id="a" name="a" data-patterns="isNonEmpty"></label>
       <label class="linha">até <input id="b" name="b" data-patterns="isNonEmpty"></label>${sendButton}</div>`,
      ".linha",
    ],
    [
      "a form in one line, with its groups",
      `<div class="linha"><label for="a">de</label> <input id="a" name="a" data-patterns="isNonEmpty"></div>
       <input id="b" name="b" aria-label="até" data-patterns="isNonEmpty">${sendButton}`,
      "form",
    ],
    [
      "columns of a row that are as wide as their fields",
      `<div class="linha"><div><input id="a" name="a" aria-label="de" size="4" data-patterns="isNonEmpty"></div>
       <div><input id="b" name="b" aria-label="até" size="4" data-patterns="isNonEmpty"></div>${sendButton}</div>`,
      ".linha",
    ],
  ])("%s", (_, markup, row) => {
    it("keeps its widths, with the messages below in the order of the fields, and a press on it is a click", async () => {
      const page = await showStopped(markup, onSubmit);
      await page.evaluate((selector) => {
        const style = { display: "flex", alignItems: "center", inlineSize: "480px" };
        for (const line of document.querySelectorAll<HTMLElement>(`${selector}, .linha`))
          Object.assign(
            line.style,
            line.parentElement?.closest(selector) ? { display: "flex" } : style,
          );
      }, row);
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll("#a, #b, form button")].map((it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
          }),
        );
      const before = await boxes();
      await page.locator("#b").fill("2");
      await page.locator("#b").fill("");
      await page.getByRole("button", { name: "enviar" }).click();
      await page.clock.runFor(10);
      expect(await messagesOn(page)).toHaveLength(2);
      expect(await boxes()).toEqual(before);
      const below = await page.evaluate((selector) => {
        const bottom = document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
        const described = [...document.querySelectorAll("#a, #b")].map((it) =>
          document.getElementById(`${it.getAttribute("aria-describedby")}`),
        );
        return described.map((note) =>
          Math.round((note?.getBoundingClientRect().top ?? 0) - bottom),
        );
      }, row);
      expect(below[0]).toBeGreaterThanOrEqual(0);
      expect(below[1]).toBeGreaterThan(below[0] ?? 0);
    });
  });
});
