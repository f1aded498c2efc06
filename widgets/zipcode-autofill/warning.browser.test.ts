import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { autofill, field, hidden, inputs, tag, zipcode } from "./testing/addressForm";
import {
  fired,
  part,
  typeZipcode,
  useAddressForm,
  valueIn,
  waitForEvent,
} from "./testing/useAddressForm";

const warningOf = (page: Page) => page.locator("[data-yy-message]");

describe("yy-zipcode-autofill when a lookup fails", () => {
  const { demo, fixture, open, openNew, openWithout, asked } = useAddressForm();
  const openInputs = (attributes = "") => open(autofill(zipcode() + inputs, attributes));

  const openFailed = async (attributes = "", show = open) => {
    const page = await show(autofill(zipcode() + inputs, attributes));
    await typeZipcode(page, "99999-999");
    await waitForEvent(page, "failed");
    return page;
  };

  it.each([
    ["an unknown zipcode", {}],
    ["an answer of 502", { status: 502 }],
  ])(
    "clears what the last lookup wrote, and nothing that was put in, after %s",
    async (_, fault) => {
      const page = await openInputs();
      await part(page, "number").fill("1578");
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await part(page, "street").fill("Rua das Flores");
      if ("status" in fault) demo.server.failNext({ path: "/api/v1/zipcodes/", ...fault });
      await typeZipcode(page, "99999999");
      await waitForEvent(page, "failed");
      for (const name of ["state", "city", "neighborhood", "latitude", "longitude"])
        expect(await valueIn(page, name), name).toBe("");
      expect(await valueIn(page, "street")).toBe("Rua das Flores");
      expect(await valueIn(page, "number")).toBe("1578");
      expect(await valueIn(page, "zipcode")).toBe("99999999");
    },
  );

  it("warns after the field and marks it; an unknown zipcode is no error", async () => {
    const page = await openFailed();
    expect(await part(page, "zipcode").getAttribute("data-remote-valid")).toBe("false");
    expect(await part(page, "zipcode").getAttribute("aria-invalid")).toBe("true");
    expect(await warningOf(page).textContent()).toBe("não encontramos esse cep");
    const described = await part(page, "zipcode").evaluate((field) => {
      const id = field.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    });
    expect(described).toBe("não encontramos esse cep");
    await page
      .locator(`${tag} [aria-live=polite]`, { hasText: "não encontramos esse cep" })
      .waitFor({ state: "attached" });
    expect(await fired(page)).toEqual([
      { type: "yy:address-failed", detail: { zipcode: "99999999", status: 404 } },
    ]);
    expect(await seenErrors(page)).toEqual([]);
  });

  for (const [failure, fault, status] of [
    ["500", { status: 500 }, 500],
    ["a dropped connection", { drop: true }, 0],
    ["half an answer", { truncate: true }, 0],
    ["an answer without city", { body: '{"uf": "SP"}' }, 200],
    ["an answer that is no JSON", { body: "<p>", contentType: "text/html" }, 200],
  ] as const)
    it(`warns, and reports once, on ${failure}`, async () => {
      const page = await openInputs();
      demo.server.failNext({ path: "/api/v1/zipcodes/", ...fault });
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "failed");
      await warningOf(page).waitFor();
      expect((await fired(page))[0]?.detail).toEqual({ zipcode: "01310100", status });
      const errors = await seenErrors(page);
      expect(errors.map(({ widget, name }) => [widget, name])).toEqual([[tag, "RequestError"]]);
      // Nothing is known against the zipcode.
      expect(await warningOf(page).textContent()).toContain("não deu para buscar o endereço");
      for (const name of ["data-remote-valid", "aria-invalid"])
        expect(await part(page, "zipcode").getAttribute(name), name).toBe(null);
    });

  const leaveAgain = async (page: Page) => {
    await part(page, "zipcode").focus();
    await page.keyboard.press("Tab");
  };

  const openBroken = async (attributes = "", show = open) => {
    const page = await show(autofill(zipcode() + inputs, attributes));
    demo.server.failNext({ path: "/api/v1/zipcodes/", status: 500 });
    await typeZipcode(page, "01310100");
    await waitForEvent(page, "failed");
    return page;
  };

  it("looks up again when the field is left again after a lookup that got no answer", async () => {
    const page = await openBroken();
    await leaveAgain(page);
    await waitForEvent(page, "filled");
    expect(await valueIn(page, "street")).toBe("Avenida Paulista");
    await warningOf(page).waitFor({ state: "detached" });
    expect(asked()).toEqual(["01310100", "01310100"]);
  });

  it("says again that it did not work, and keeps what was typed meanwhile, whatever comes of it", async () => {
    const page = await openBroken();
    await part(page, "street").fill("minha rua");
    demo.server.failNext({ path: "/api/v1/zipcodes/", drop: true });
    await leaveAgain(page);
    await waitForEvent(page, "failed", 2);
    expect(await warningOf(page).count()).toBe(1);
    expect(await valueIn(page, "street")).toBe("minha rua");
    await leaveAgain(page);
    await waitForEvent(page, "filled");
    expect(await valueIn(page, "street")).toBe("minha rua");
    expect(await valueIn(page, "neighborhood")).toBe("Bela Vista");
  });

  it("says it in the page's own words, and asks nothing by itself where a page goes on", async () => {
    const page = await openBroken('data-failed-text="sem resposta do correio"', openNew);
    await page.evaluate(() => document.dispatchEvent(new Event("turbo:before-cache")));
    await page.evaluate(() => document.dispatchEvent(new Event("turbo:render")));
    await expect.poll(() => warningOf(page).allTextContents()).toEqual(["sem resposta do correio"]);
    expect(asked()).toHaveLength(1);
  });

  it("does not keep a form from being sent that asks with isRemoteValid", async () => {
    const form = autofill(zipcode('data-patterns="isNonEmpty, isRemoteValid"') + inputs);
    const page = await fixture(`<yy-form><form>${form}<button>enviar</button></form></yy-form>`);
    await waitUntilMounted(page, tag);
    await waitUntilMounted(page, "yy-form");
    demo.server.failNext({ path: "/api/v1/zipcodes/", status: 500 });
    await typeZipcode(page, "01310100");
    await waitForEvent(page, "failed");
    await expect
      .poll(() => warningOf(page).allTextContents())
      .toEqual([expect.stringContaining("não deu para buscar o endereço")]);
    expect(await page.getByRole("button", { name: "enviar" }).isEnabled()).toBe(true);
    expect(await part(page, "zipcode").getAttribute("data-state")).toBe("dirty valid");
    await leaveAgain(page);
    await expect.poll(() => valueIn(page, "street")).toBe("Avenida Paulista");
    expect(await warningOf(page).count()).toBe(0);
  });

  it("says what data-not-found-text says", async () => {
    const page = await openFailed('data-not-found-text="confira o cep"');
    expect(await warningOf(page).textContent()).toBe("confira o cep");
  });

  it("says what data-warning says, its name of 0.1, where a page's texts have the new one", async () => {
    const texts = `<script type="application/json" id="yy-texts">{ "${tag}": { "notFoundText": "não há esse cep" } }</script>`;
    const page = await openFailed('data-warning="confira o cep"', (body) => open(texts + body));
    expect(await warningOf(page).textContent()).toBe("confira o cep");
  });

  describe("until the value changes", () => {
    const expectNoWarning = async (page: Page) => {
      await warningOf(page).waitFor({ state: "detached" });
      const field = part(page, "zipcode");
      for (const name of ["data-remote-valid", "aria-invalid", "aria-describedby"])
        expect(await field.getAttribute(name), name).toBe(null);
    };

    it("takes the warning away at the first key", async () => {
      const page = await openFailed();
      await part(page, "zipcode").focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Backspace");
      await expectNoWarning(page);
    });

    it("keeps it while the field is only visited, and asks nothing again", async () => {
      const page = await openFailed();
      await part(page, "zipcode").focus();
      await page.keyboard.press("Tab");
      // Whether the focus left the field is known in the next task.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await warningOf(page).count()).toBe(1);
      expect(asked()).toEqual(["99999999"]);
    });

    it("asks again for the same zipcode once it was another", async () => {
      const page = await openFailed();
      await typeZipcode(page, "9999");
      await expectNoWarning(page);
      await typeZipcode(page, "99999999");
      await waitForEvent(page, "failed", 2);
      expect(await warningOf(page).count()).toBe(1);
      expect(asked()).toEqual(["99999999", "99999999"]);
    });

    it("takes it away for an address that is found", async () => {
      const page = await openFailed();
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await expectNoWarning(page);
    });

    it("takes it away with a reset", async () => {
      const page = await openFailed();
      await page.getByRole("button", { name: "limpar" }).click();
      await expectNoWarning(page);
    });

    it("takes it away for a value set by script and followed by change", async () => {
      const page = await openFailed();
      await page.evaluate(() => {
        const input = document.querySelector("[data-part=zipcode]") as HTMLInputElement;
        input.value = "";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await expectNoWarning(page);
    });
  });

  it("keeps out of a snapshot, and comes back where the page goes on", async () => {
    const page = await openFailed("", openNew);
    const html = await page.evaluate((selector) => {
      document.dispatchEvent(new Event("turbo:before-cache"));
      return document.querySelector(selector)?.outerHTML ?? "";
    }, tag);
    expect(html).not.toMatch(/data-remote-valid|aria-|data-yy-message/);
    await page.evaluate(() => document.dispatchEvent(new Event("turbo:render")));
    await warningOf(page).waitFor();
    expect(await part(page, "zipcode").getAttribute("data-remote-valid")).toBe("false");
  });

  it("adds itself to what describes the field already", async () => {
    const page = await open(
      `${autofill(zipcode('aria-describedby="hint"') + inputs)}<p id="hint">só números</p>`,
    );
    await typeZipcode(page, "99999999");
    await waitForEvent(page, "failed");
    expect(await part(page, "zipcode").getAttribute("aria-describedby")).toMatch(/^hint yy-/);
    await typeZipcode(page, "1");
    await expect.poll(() => part(page, "zipcode").getAttribute("aria-describedby")).toBe("hint");
  });

  it("stands after the mask and the label, whose name stays the field's", async () => {
    const page = await open(
      autofill(
        `<label>cep <yy-mask data-mask="zipcode"><input data-part="zipcode"></yy-mask></label>${field("street")}${hidden("latitude")}`,
      ),
    );
    await waitUntilMounted(page, "yy-mask");
    await typeZipcode(page, "99999999");
    await waitForEvent(page, "failed");
    expect(await valueIn(page, "zipcode")).toBe("99999-999");
    expect(asked()).toEqual(["99999999"]);
    expect(await page.getByRole("textbox", { name: "cep", exact: true }).count()).toBe(1);
    expect(await warningOf(page).evaluate((note) => note.previousElementSibling?.localName)).toBe(
      "label",
    );
  });

  it("hands its words over to a yy-form whose code comes late, and has them back when that leaves", async () => {
    const form = `<form id="f">${autofill(zipcode('data-patterns="isRemoteValid"') + inputs)}</form>`;
    const { page, release } = await openWithout("form", `<yy-form>${form}</yy-form>`);
    await typeZipcode(page, "99999999");
    await waitForEvent(page, "failed");
    const shown = () => warningOf(page).allTextContents();
    expect(await shown()).toEqual(["não encontramos esse cep"]);
    release();
    await waitUntilMounted(page, "yy-form");
    expect(await shown()).toEqual(["não encontramos esse cep"]);
    expect(await part(page, "zipcode").getAttribute("data-state")).toBeNull();
    await part(page, "zipcode").fill("9999999");
    await expect.poll(shown).toEqual([]);
    await typeZipcode(page, "99999999");
    await waitForEvent(page, "failed", 2);
    await expect.poll(shown).toEqual(["não encontramos esse cep"]);
    await page.locator("yy-form").evaluate((it) => it.replaceWith(...it.childNodes));
    await page.waitForTimeout(100);
    await expect.poll(shown).toEqual(["não encontramos esse cep"]);
  });

  it("leaves the words to a yy-form that asks with isRemoteValid", async () => {
    const form = autofill(
      zipcode('data-patterns="isNonEmpty, isRemoteValid"') + inputs,
      'data-not-found-text="confira o cep"',
    );
    const page = await fixture(`<yy-form><form>${form}<button>enviar</button></form></yy-form>`);
    await waitUntilMounted(page, tag);
    await waitUntilMounted(page, "yy-form");
    await typeZipcode(page, "99999999");
    await expect.poll(() => warningOf(page).allTextContents()).toEqual(["confira o cep"]);
    // When the form has set its own state on the field, it shows the message itself.
    expect(await part(page, "zipcode").getAttribute("data-state")).toBe("dirty invalid");
    await typeZipcode(page, "01310100");
    await expect.poll(() => valueIn(page, "street")).toBe("Avenida Paulista");
    await expect.poll(() => part(page, "zipcode").getAttribute("aria-invalid")).not.toBe("true");
    expect(await warningOf(page).count()).toBe(0);
  });
});
