import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors, switchOff, waitUntilMounted } from "@yy/testing/page";
import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { actions, item, items } from "./testing/priceItems";
import {
  enter,
  hidden,
  message,
  openList,
  price,
  saveAllButton,
  saveButton,
  shown,
  states,
  tag,
  usePriceListFixture,
} from "./testing/priceList";

describe("yy-missing-price-editor: prices", () => {
  const demo = useDemo();
  const showList = usePriceListFixture(demo);

  it("masks a price while it is typed, and submits it as 1234.56", async () => {
    const page = await showList(items(2));
    expect(await states(page)).toEqual(["untouched", "untouched"]);
    await price(page, 401).pressSequentially("1234,5");
    expect([await shown(page, 401), await hidden(page, 401)]).toEqual(["R$ 1.234,5", "1234.50"]);
    await price(page, 401).press("Tab");
    expect([await shown(page, 401), await hidden(page, 401)]).toEqual(["R$ 1.234,50", "1234.50"]);
    await expect.poll(() => states(page)).toEqual(["changed", "untouched"]);
    expect(await price(page, 402).getAttribute("inputmode")).toBe("decimal");
    await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(1);
    // Tab selects what is there, and the first key takes its place.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("7");
    expect(await shown(page, 401)).toBe("R$ 7");
    await enter(page, 401, "");
    await expect.poll(() => states(page)).toEqual(["untouched", "untouched"]);
    expect(await hidden(page, 401)).toBe("");
    await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(0);
  });

  it("keeps what was typed while it is off, in the list and above it", async () => {
    const page = await openList(demo, { body: items(2) });
    await price(page, 401).pressSequentially("1234,5");
    const above = page.locator(`${tag} [part=percent]`);
    await above.fill("15");
    await switchOff(page, tag);
    await expect.poll(() => above.count()).toBe(0);
    expect(await page.locator("[data-item-id='401'] input").first().inputValue()).toBe(
      "R$ 1.234,50",
    );
    await switchOff(page);
    await waitUntilMounted(page, tag);
    expect(await above.inputValue()).toBe("15");
    expect(await shown(page, 401)).toBe("R$ 1.234,50");
  });

  it.each(["react", "lite"] as const)(
    "keeps each price at its product when a refresh takes another out of the list, %s",
    async (flavour) => {
      // As in the README: the forms have no ids, and a morph gives each the next one's product.
      const plain = (id: number) =>
        item(id)
          .replaceAll(`price-${id}`, "price")
          .replace("<label", "<b")
          .replace("</label>", "</b>");
      const list = (...ids: number[]) =>
        demo.server.addPage("/lista", {
          flavour,
          libs: ["turbo"],
          head: '<meta name="turbo-refresh-method" content="morph">',
          body: `<main><${tag}>${ids.map(plain).join("")}</${tag}></main>`,
        });
      list(401, 402, 403);
      const page = await demo.open("/lista", { signedInAs: 2 });
      await waitUntilMounted(page, tag);
      page.on("dialog", (dialog) => dialog.accept());
      const field = (id: number) => page.locator(`[data-item-id="${id}"] [data-part=price]`);
      for (const [id, text] of [
        [402, "20"],
        [403, "30"],
      ] as const) {
        await field(id).fill(text);
        await field(id).blur();
      }
      list(402, 403);
      await page.evaluate(() => window.Turbo.visit(location.href, { action: "replace" }));
      await field(401).waitFor({ state: "detached" });
      await expect.poll(() => field(402).inputValue()).toBe("R$ 20,00");
      await expect.poll(() => field(403).inputValue()).toBe("R$ 30,00");
      await expect.poll(() => states(page)).toEqual(["changed", "changed"]);
    },
  );

  it("changes one item alone with a key, and writes nothing anew into the fields above the list", async () => {
    const page = await showList(items(3));
    const changed = await page.evaluateHandle((name) => {
      const targets: string[] = [];
      const observer = new MutationObserver((records) => {
        for (const { target, attributeName } of records)
          if (target instanceof Element && !target.closest("[data-item-id='402']"))
            targets.push(`${attributeName} of ${target.localName}`);
      });
      const editor = document.querySelector(name);
      for (const root of [editor, editor?.shadowRoot])
        if (root) observer.observe(root, { attributes: true, subtree: true });
      return targets;
    }, tag);
    await price(page, 402).pressSequentially("12");
    await expect.poll(() => states(page)).toEqual(["untouched", "changed", "untouched"]);
    await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(1);
    expect(await changed.jsonValue()).toEqual([]);
  });

  it("takes what a script writes for a price, a mistake or nothing", async () => {
    const cases = [
      ["1.234,5", "R$ 1.234,50", "1234.50", "changed"],
      ["R$ 9.999.999,99", "R$ 9.999.999,99", "9999999.99", "changed"],
      ["1234.56", "R$ 1.234,56", "1234.56", "changed"],
      ["0", "R$ 0,00", "", "invalid"],
      ["-3", "-R$ 3,00", "", "invalid"],
      ["doze reais", "doze reais", "", "invalid"],
      ["   ", "   ", "", "untouched"],
    ] as const;
    const page = await showList(items(cases.length));
    for (const [index, [text, field, raw, state]] of cases.entries()) {
      const id = 401 + index;
      await price(page, id).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        for (const type of ["input", "change"])
          input.dispatchEvent(new Event(type, { bubbles: true }));
      }, text);
      await expect.poll(async () => (await states(page))[index], { message: text }).toBe(state);
      if (state !== "untouched") expect(await shown(page, id)).toBe(field);
      expect(await hidden(page, id)).toBe(raw);
      if (state !== "invalid") continue;
      expect(await message(page, id)).not.toBe("");
      // Coming back to it takes nothing of it away.
      await price(page, id).focus();
      expect(await shown(page, id)).toBe(field);
    }
  });

  it("says what is wrong a second after the last key, at once on leaving, and no longer than it is", async () => {
    const page = await openList(demo, { body: items(1) });
    await page.clock.install();
    // Only as fast as it is told to, from here on.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await price(page, 401).pressSequentially("0");
    await expect.poll(() => states(page)).toEqual(["invalid"]);
    await page.clock.runFor(900);
    expect(await message(page, 401)).toBe("");
    await page.clock.runFor(200);
    expect(await message(page, 401)).toBe("deve ser maior do que R$ 0,00");
    expect(await price(page, 401).getAttribute("aria-invalid")).toBe("true");
    await price(page, 401).pressSequentially(",5");
    expect(await message(page, 401)).toBe("");
    expect(await price(page, 401).getAttribute("aria-invalid")).toBeNull();
    await enter(page, 401, "0");
    expect(await message(page, 401)).toBe("deve ser maior do que R$ 0,00");
  });

  it("says what is wrong again on a page that goes on living after its snapshot", async () => {
    const page = await showList(items(1));
    await enter(page, 401, "0");
    expect(await message(page, 401)).toBe("deve ser maior do que R$ 0,00");
    const inSnapshot = await price(page, 401).evaluate((field) => {
      document.dispatchEvent(new Event("turbo:before-cache"));
      return field.getAttribute("aria-describedby");
    });
    expect(inSnapshot).toBeNull();
    await expect.poll(() => message(page, 401)).toBe("deve ser maior do que R$ 0,00");
  });

  it("disables every submit while a price is wrong, those of items that come later too; Enter leads to it", async () => {
    const page = await showList(items(2) + actions);
    await enter(page, 402, "10");
    await enter(page, 401, "0");
    for (const button of [saveButton(page, 401), saveButton(page, 402), saveAllButton(page)])
      await expect.poll(() => button.isDisabled()).toBe(true);
    await page.getByText("1 preço precisa de correção").waitFor();
    await page
      .locator(tag)
      .evaluate((list, html) => list.insertAdjacentHTML("beforeend", html), item(403));
    await expect.poll(() => saveButton(page, 403).isDisabled()).toBe(true);
    await price(page, 402).press("Enter");
    expect(await price(page, 401).evaluate((field) => field === document.activeElement)).toBe(true);
    // A script that does not ask the buttons sends nothing either.
    await page
      .locator("[data-item-id='402']")
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(demo.server.requests.filter(({ method }) => method === "POST")).toEqual([]);
    await enter(page, 401, "5");
    for (const button of [saveButton(page, 401), saveButton(page, 403), saveAllButton(page)])
      await expect.poll(() => button.isDisabled()).toBe(false);
  });

  it("leaves the page's own lock of a button, written before a price is wrong or meanwhile", async () => {
    const page = await showList(items(3) + actions);
    const buttons = { 401: saveButton(page, 401), 402: saveButton(page, 402) };
    const others = { 403: saveButton(page, 403), all: saveAllButton(page) };
    const disabled = () =>
      Promise.all(Object.values({ ...buttons, ...others }).map((button) => button.isDisabled()));
    const setDisabled = (button: Locator, isDisabled: boolean) =>
      button.evaluate((node: HTMLButtonElement, value) => {
        node.disabled = value;
      }, isDisabled);
    await setDisabled(others[403], true);
    await enter(page, 401, "0");
    await expect.poll(disabled).toEqual([true, true, true, true]);
    await setDisabled(buttons[402], true);
    await setDisabled(others.all, true);
    await setDisabled(others[403], false);
    await expect.poll(disabled).toEqual([true, true, true, true]);
    await enter(page, 401, "5");
    await expect.poll(disabled).toEqual([false, true, false, true]);
  });

  it("takes what was typed before the script came, and the price the server has", async () => {
    demo.server.addPage("/lista", { body: "" });
    let release = () => {};
    const body = item(401) + item(402, "", 'value="R$ 80,00"') + item(403);
    const opening = openList(
      demo,
      { body },
      {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/chunks/**");
          const type = async () => {
            // Once: what it waits for would come in a page of the next test.
            fresh.off("load", type);
            await fresh.locator("#price-401").fill("12,5");
            await fresh.locator("#price-402").fill("79,90");
            release();
          };
          fresh.on("load", type);
        },
      },
    );
    const page = await opening;
    await expect.poll(() => states(page)).toEqual(["changed", "changed", "untouched"]);
    expect(await hidden(page, 401)).toBe("12.50");
    await enter(page, 402, "80");
    await expect.poll(() => states(page)).toEqual(["changed", "untouched", "untouched"]);
  });

  it("follows a reset of its item", async () => {
    const page = await showList(item(401, "", 'value="10,00"'));
    await enter(page, 401, "0");
    await expect.poll(() => states(page)).toEqual(["invalid"]);
    await page.locator("[data-part=item]").evaluate((form: HTMLFormElement) => form.reset());
    await expect.poll(() => states(page)).toEqual(["untouched"]);
    await expect.poll(() => message(page, 401)).toBe("");
    expect(await hidden(page, 401)).toBe("10.00");
  });

  it("names an item without id, fields or form, and edits the others", async () => {
    const body = `<form data-part="item" id="nameless"><input data-part="price"><input data-part="hidden-price"></form>
      <form data-part="item" data-item-id="9"><input data-part="price"></form>
      <div data-part="item" data-item-id="8"><input data-part="price"><input data-part="hidden-price"></div>${item(401)}`;
    const page = await showList(body);
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ConfigError",
        message: `${tag}: data-item-id is required on every item`,
      },
      {
        widget: tag,
        name: "ElementError",
        message: `${tag}: item 9 needs an <input data-part="hidden-price">`,
      },
      { widget: tag, name: "ElementError", message: `${tag}: item 8 must be a <form>` },
    ]);
    await enter(page, 401, "7");
    await expect.poll(() => states(page)).toEqual([null, null, null, "changed"]);
  });

  it("waits for the fields of an item that arrives in pieces, the last one too", async () => {
    const slow = '<script nonce="{{nonce}}" src="/slow.js"></script>';
    const [begin = "", rest = ""] = item(402).split(/(?<=<\/label>)/);
    demo.server.addPage("/slow.js", { html: "", headers: { "content-type": "text/javascript" } });
    demo.server.addPage("/em-pedacos", {
      body: `<main><${tag}>${item(401)}${begin}${slow}${rest}</${tag}></main>`,
      script: "classic",
      scriptPosition: "head",
    });
    let arriving: Page | undefined;
    let release = () => {};
    const arrival = demo.open("/em-pedacos", {
      signedInAs: 2,
      prepare: async (fresh) => {
        release = await holdRequests(fresh, "/slow.js");
        arriving = fresh;
      },
    });
    await expect.poll(() => arriving && states(arriving)).toEqual(["untouched", null]);
    release();
    const page = await arrival;
    await expect.poll(() => states(page)).toEqual(["untouched", "untouched"]);
    expect(await seenErrors(page)).toEqual([]);
    await enter(page, 402, "7");
    await expect.poll(() => states(page)).toEqual(["untouched", "changed"]);
  });

  it("has one price for an item that an endless list brings twice, and saves it once", async () => {
    const page = await showList(`<div id="list">${items(2)}</div>${actions}`);
    await enter(page, 401, "10");
    const again = item(401).replaceAll("price-401", "price-again") + item(403);
    await page
      .locator("#list")
      .evaluate((list, html) => list.insertAdjacentHTML("beforeend", html), again);
    const twin = page.locator("form:has(#price-again)");
    await twin.waitFor({ state: "hidden" });
    await expect.poll(() => page.locator("[data-part=item]:visible").count()).toBe(3);
    const asked = () =>
      demo.server.requests.filter(({ path }) => path.endsWith("/precos-faltantes/401"));
    const before = asked().length;
    await saveAllButton(page).click();
    await page.getByText("1 preço salvo").waitFor();
    expect(asked().length - before).toBe(1);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("shows the other form of an item whose first one is taken away unsaved", async () => {
    const page = await showList(items(2) + item(402).replaceAll("price-402", "price-again"));
    const twin = page.locator("form:has(#price-again)");
    await twin.waitFor({ state: "hidden" });
    await page.locator("form:has(#price-402)").evaluate((form) => form.remove());
    await twin.waitFor();
    await enter(page, "again", "12");
    await expect.poll(() => states(page)).toEqual(["untouched", "changed"]);
  });

  describe("the actions", () => {
    it("show at once without an endless list", async () => {
      const page = await showList(items(1) + actions);
      await saveAllButton(page).waitFor();
      await expect.poll(() => page.locator(`${tag}:state(finished)`).count()).toBe(1);
    });

    it("appear when scrolling is finished; every page is priced as it comes", async () => {
      demo.server.failNext({ path: "/pro/precos-faltantes/itens", status: 500 });
      const body = `<yy-infinite-scroll data-next-url="/pro/precos-faltantes/itens?depois_de=424">${items(24)}</yy-infinite-scroll>${actions}`;
      const page = await openList(demo, { body });
      expect(await saveAllButton(page).isVisible()).toBe(false);
      await page.locator("[data-item-id='424']").scrollIntoViewIfNeeded();
      await page.getByRole("button", { name: "tentar de novo" }).click();
      expect(await saveAllButton(page).isVisible()).toBe(false);
      await expect.poll(async () => (await states(page)).length).toBe(36);
      await page.locator("[data-item-id='436']").scrollIntoViewIfNeeded();
      await saveAllButton(page).waitFor();
      expect((await states(page)).length).toBe(48);
      await enter(page, 448, "35");
      await expect.poll(async () => (await states(page)).at(-1)).toBe("changed");
    });
  });
});
