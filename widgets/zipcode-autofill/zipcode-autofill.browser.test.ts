import { holdRequests } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { autofill, field, inputs, stateSelect, tag, zipcode } from "./testing/addressForm";
import {
  fired,
  focusedPart,
  part,
  prepareAddressPage,
  typeZipcode,
  useAddressForm,
  valueIn,
  waitForEvent,
  waitUntilLoading,
} from "./testing/useAddressForm";

const lookups = "**/api/v1/zipcodes/*";

describe("yy-zipcode-autofill", () => {
  const { demo, fixture, open, openNew, asked } = useAddressForm();
  const openInputs = () => open(autofill(zipcode() + inputs));
  /** For tests that hold requests, navigate or stop the clock. */
  const openNewInputs = () => openNew(autofill(zipcode() + inputs));

  describe("finding an address", () => {
    it("fills in all it knows, and tells the page", async () => {
      const page = await openInputs();
      await part(page, "number").fill("1578");
      await part(page, "complement").fill("apto 3");
      await typeZipcode(page, "01310-100");
      await waitForEvent(page, "filled");
      const address = {
        state: "SP",
        city: "São Paulo",
        street: "Avenida Paulista",
        number: "1578",
        complement: "apto 3",
        neighborhood: "Bela Vista",
        latitude: "-23.5632",
        longitude: "-46.6541",
      };
      for (const [name, value] of Object.entries(address))
        expect(await valueIn(page, name), name).toBe(value);
      expect(await valueIn(page, "zipcode")).toBe("01310-100");
      expect(await fired(page)).toEqual([
        { type: "yy:address-filled", detail: { address: { zipcode: "01310100", ...address } } },
      ]);
      expect(asked()).toEqual(["01310100"]);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("writes over the server's address and that of the last zipcode, not over what was put in", async () => {
      const page = await open(
        autofill(
          zipcode('value="01310100"') +
            field("street", 'value="Avenida Paulista"') +
            field("neighborhood") +
            field("complement", 'value="apto 3"'),
        ),
      );
      await typeZipcode(page, "04101300");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Rua Vergueiro");
      expect(await valueIn(page, "complement")).toBe("apto 3");
      await part(page, "neighborhood").fill("Paraíso");
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled", 2);
      expect(await valueIn(page, "street")).toBe("Avenida Paulista");
      expect(await valueIn(page, "neighborhood")).toBe("Paraíso");
    });

    it("moves the number that a browser fills in with the street to its own field", async () => {
      const page = await openInputs();
      await part(page, "street").fill("Av. Paulista, 1578");
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Av. Paulista");
      expect(await valueIn(page, "number")).toBe("1578");
      // It was put in, not found: another zipcode does not write over it either.
      await typeZipcode(page, "04101300");
      await waitForEvent(page, "filled", 2);
      expect(await valueIn(page, "street")).toBe("Av. Paulista");
    });

    it("writes as a visitor would, with input and change", async () => {
      const page = await openInputs();
      await page.evaluate(() => {
        const street = document.querySelector("[name=street]");
        for (const type of ["input", "change"])
          street?.addEventListener(type, () =>
            window.seenEvents?.push({ type, detail: null, from: "street" }),
          );
      });
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      const types = await page.evaluate(() => window.seenEvents?.map(({ type }) => type));
      expect(types?.slice(0, 2)).toEqual(["input", "change"]);
    });

    it.each(["13165000", "37130000"])(
      "clears the street that the last zipcode brought, with the city-wide %s",
      async (code) => {
        const page = await openInputs();
        await typeZipcode(page, "01310100");
        await waitForEvent(page, "filled");
        await typeZipcode(page, code);
        await waitForEvent(page, "filled", 2);
        expect(await valueIn(page, "street")).toBe("");
        expect(await part(page, "street").isEnabled()).toBe(true);
        expect(await valueIn(page, "city")).not.toBe("");
        await expect.poll(() => focusedPart(page)).toBe("street");
      },
    );

    it("keeps a typed street with a city-wide zipcode", async () => {
      const page = await openInputs();
      await part(page, "street").fill("Rua das Flores");
      await typeZipcode(page, "13165000");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Rua das Flores");
    });

    it("does with the zipcode alone, and with any of the others", async () => {
      const page = await open(autofill(zipcode() + field("city")));
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "city")).toBe("São Paulo");
    });

    it("says so to a screen reader", async () => {
      const page = await openInputs();
      await typeZipcode(page, "01310100");
      await page.locator(`${tag} [aria-live=polite]`, { hasText: "endereço preenchido" }).waitFor({
        state: "attached",
      });
    });
  });

  describe("when it looks up", () => {
    /**
     * Types one after this text that is certain to be requested; the server may answer them in any
     * order.
     */
    const expectAsked = async (
      text: string,
      expected: readonly string[],
      { attributes = "", value = "" } = {},
    ) => {
      const page = await open(autofill(zipcode(`value="${value}"`) + inputs, attributes));
      await typeZipcode(page, text);
      // One task, because a visitor who is back in the field in the same task has not left it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await typeZipcode(page, "20040002");
      await expect.poll(() => valueIn(page, "street")).toBe("Avenida Rio Branco");
      await expect.poll(() => asked().sort()).toEqual([...expected, "20040002"].sort());
    };

    it.each([
      ["01310-100", ["01310100"]],
      ["01310100", ["01310100"]],
      [" 01310 100 ", ["01310100"]],
      ["01.310-100", []],
      ["0131010", []],
      ["013101000", []],
      ["cep", []],
      ["", []],
    ])("takes %j for %j", async (text, expected) => {
      await expectAsked(text, expected);
    });

    it.each([
      ["0131", ["0131"]],
      ["013", []],
      ["01.310-100", ["01.310100"]],
    ])("takes %j for %j by the rule of the form", async (text, expected) => {
      await expectAsked(text, expected, { attributes: 'data-lookup="form"' });
    });

    it("waits for the next time when the visitor is back in the field at once", async () => {
      const page = await open(autofill(zipcode() + inputs));
      await part(page, "zipcode").focus();
      await page.keyboard.type("01310100");
      await part(page, "zipcode").evaluate(async (field) => {
        field.blur();
        field.focus();
        // One task, in which leaving the field is noticed, and the time of a request to the server.
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
      expect(asked()).toEqual([]);
      await page.keyboard.press("Tab");
      await expect.poll(asked).toEqual(["01310100"]);
    });

    it("asks nothing for the zipcode that the page came with", async () => {
      await expectAsked("01310-100", [], { value: "01310100" });
    });

    it("asks once for a zipcode that is left again, and again after another", async () => {
      const page = await openInputs();
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await typeZipcode(page, "01310-100");
      await typeZipcode(page, "04101300");
      await waitForEvent(page, "filled", 2);
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled", 3);
      expect(asked()).toEqual(["01310100", "04101300", "01310100"]);
    });

    it("asks nothing with data-autocomplete=false, until it is on again", async () => {
      const page = await open(autofill(zipcode() + inputs, 'data-autocomplete="false"'));
      await typeZipcode(page, "01310100");
      // As above: one task, and the time of a request to the server.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(asked()).toEqual([]);
      await page.locator(tag).evaluate((element) => element.removeAttribute("data-autocomplete"));
      await part(page, "zipcode").focus();
      await page.keyboard.press("Tab");
      await waitForEvent(page, "filled");
    });

    it.each(["input", "change"])(
      "takes up a zipcode set by script and followed by %s",
      async (type) => {
        const page = await openInputs();
        await page.evaluate((name) => {
          const input = document.querySelector("[data-part=zipcode]") as HTMLInputElement;
          input.value = "01310100";
          input.dispatchEvent(new Event(name, { bubbles: true }));
        }, type);
        await waitForEvent(page, "filled");
      },
    );

    /** Opens the form with the widget's script held back until `release`. */
    const openBeforeScript = async () => {
      demo.server.addPage("/t", { body: `<form>${autofill(zipcode() + inputs)}</form>` });
      let release = () => {};
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          await prepareAddressPage(fresh);
          release = await holdRequests(fresh, "**/zipcode-autofill-*.js");
        },
      });
      return { page, release };
    };

    it("waits until a zipcode typed before the script ran is left", async () => {
      const { page, release } = await openBeforeScript();
      await part(page, "zipcode").focus();
      await page.keyboard.type("01310100");
      expect(await page.locator(`${tag}:defined`).count()).toBe(0);
      release();
      await waitUntilMounted(page, tag);
      expect(await focusedPart(page)).toBe("zipcode");
      expect(asked()).toEqual([]);
      await page.keyboard.press("Tab");
      await waitForEvent(page, "filled");
    });

    it("takes up a zipcode that was typed and left before the script ran", async () => {
      const { page, release } = await openBeforeScript();
      await typeZipcode(page, "01310100");
      release();
      await waitForEvent(page, "filled");
    });

    it("asks nothing for an address that the browser restores", async () => {
      const page = await openNewInputs();
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await part(page, "street").fill("Alameda Santos");
      demo.server.addPage("/other", { body: "<p>outra</p>" });
      await page.goto("/other");
      await page.goBack();
      await waitUntilMounted(page, tag);
      await typeZipcode(page, "04101300");
      await expect.poll(asked).toEqual(["01310100", "04101300"]);
    });

    it("goes on with a zipcode field that takes the place of the first", async () => {
      const page = await openInputs();
      await page.evaluate((html) => {
        const label = document.querySelector("label") as HTMLElement;
        label.outerHTML = html;
      }, zipcode('id="new"'));
      await page.locator("#new").waitFor();
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
    });

    it("serves fields that belong to a form elsewhere, nested as they like", async () => {
      const page = await fixture(
        `<form id="far"><button type="reset">limpar</button></form>
          ${autofill(zipcode('form="far"') + field("street", 'form="far"'))}`,
      );
      await waitUntilMounted(page, tag);
      await typeZipcode(page, "99999999");
      await waitForEvent(page, "failed");
      await page.getByRole("button", { name: "limpar" }).click();
      await page.locator("[data-yy-message]").waitFor({ state: "detached" });
    });
  });

  describe("while it looks up", () => {
    it("disables the address, not the zipcode, and shows the state loading", async () => {
      const page = await openInputs();
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      for (const name of ["state", "city", "street", "number", "complement", "neighborhood"])
        expect(await part(page, name).isDisabled(), name).toBe(true);
      expect(await part(page, "zipcode").isEnabled()).toBe(true);
      release();
      await waitForEvent(page, "filled");
      for (const name of ["state", "city", "street", "number", "complement", "neighborhood"])
        expect(await part(page, name).isEnabled(), name).toBe(true);
      await expect.poll(() => page.locator(`${tag}:state(loading)`).count()).toBe(0);
    });

    it("leaves a field disabled that the page had disabled", async () => {
      const page = await open(autofill(zipcode() + field("city", "disabled") + field("street")));
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      expect(await part(page, "city").isDisabled()).toBe(true);
      expect(await valueIn(page, "city")).toBe("São Paulo");
    });

    it("writes over nothing that a script has written meanwhile", async () => {
      const page = await openInputs();
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await page.evaluate(() => {
        (document.querySelector("[name=street]") as HTMLInputElement).value = "Rua Augusta";
      });
      release();
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Rua Augusta");
      expect(await valueIn(page, "neighborhood")).toBe("Bela Vista");
    });

    it("drops the answer once the zipcode is another, and gives the fields back at once", async () => {
      const page = await openInputs();
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await part(page, "zipcode").focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Backspace");
      await page.locator(`${tag}:state(loading)`).waitFor({ state: "detached" });
      expect(await part(page, "street").isEnabled()).toBe(true);
      await typeZipcode(page, "04101300");
      release();
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Rua Vergueiro");
      expect((await fired(page)).length).toBe(1);
    });

    it("drops it when the widget leaves, and gives the fields back", async () => {
      const page = await openInputs();
      await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      const widget = await page.evaluateHandle(
        (selector) => document.querySelector(selector) as HTMLElement,
        tag,
      );
      await widget.evaluate((element) => element.remove());
      const disabled = () =>
        widget.evaluate((element) => element.querySelectorAll(":disabled").length);
      await expect.poll(disabled).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("hands a snapshot the fields as the server sent them", async () => {
      const page = await openNewInputs();
      await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      const disabled = await page.evaluate((selector) => {
        document.dispatchEvent(new Event("turbo:before-cache"));
        return document.querySelectorAll(`${selector} :disabled`).length;
      }, tag);
      expect(disabled).toBe(0);
    });

    it("asks nothing in a preview", async () => {
      const page = await openNewInputs();
      await page.evaluate(() => document.documentElement.setAttribute("data-turbo-preview", ""));
      await typeZipcode(page, "01310100");
      // As above: one task, and the time of a request to the server.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
      expect(asked()).toEqual([]);
    });

    it("gives up after ten seconds", async () => {
      const page = await openNewInputs();
      await holdRequests(page, lookups);
      await page.clock.install();
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await page.clock.fastForward(9_000);
      expect(await part(page, "street").isDisabled()).toBe(true);
      await page.clock.fastForward(1_500);
      await waitForEvent(page, "failed");
      expect((await fired(page))[0]?.detail).toEqual({ zipcode: "01310100", status: 0 });
      expect(await part(page, "street").isEnabled()).toBe(true);
    });
  });

  describe("sending the form meanwhile", () => {
    it("loses no field of a submit", async () => {
      const page = await openNewInputs();
      await part(page, "street").fill("Rua Augusta");
      await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await page.getByRole("button", { name: "enviar" }).click();
      await page.waitForURL("**/t?**");
      const sent = new URL(page.url()).searchParams;
      expect(sent.get("street")).toBe("Rua Augusta");
      expect([...sent.keys()]).toEqual([
        "zipcode",
        "state",
        "city",
        "street",
        "number",
        "complement",
        "neighborhood",
        "latitude",
        "longitude",
      ]);
    });

    it("goes on while anybody reads the form with FormData, who misses no field but the page's disabled ones", async () => {
      const page = await open(
        autofill(
          zipcode() +
            field("city", "disabled") +
            field("street", 'value="Rua Augusta"') +
            field("number"),
        ),
      );
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      const read = () =>
        page.evaluate(() => [...new FormData(document.querySelector("#f") as HTMLFormElement)]);
      expect(await read()).toEqual([
        ["zipcode", "01310100"],
        ["street", "Rua Augusta"],
        ["number", ""],
      ]);
      expect(await part(page, "street").isEnabled()).toBe(false);
      release();
      await waitForEvent(page, "filled");
      expect(await valueIn(page, "street")).toBe("Avenida Paulista");
      expect((await read())[1]).toEqual(["street", "Avenida Paulista"]);
    });

    describe.each(["data-validate-on-submit", ""])("of a yy-form %s", (attributes) => {
      const street = field("street", 'data-patterns="isNonEmpty"');
      /** The form is to be sent while the address is on its way. */
      const send = async () => {
        const form = `<form action="/t">${autofill(zipcode() + street)}<button>enviar</button></form>`;
        demo.server.addPage("/t", { body: `<yy-form ${attributes}>${form}</yy-form>` });
        const page = await demo.open("/t", { prepare: prepareAddressPage });
        await waitUntilMounted(page, `${tag}, yy-form`);
        const release = await holdRequests(page, lookups);
        await typeZipcode(page, "01310100");
        await waitUntilLoading(page);
        await page.locator("form").evaluate((form: HTMLFormElement) => {
          for (let times = 0; times < 2; times += 1) form.requestSubmit();
        });
        return { page, release };
      };

      it("waits for the address", async () => {
        const { page, release } = await send();
        release();
        await page.waitForURL("**/t?**");
        expect(new URL(page.url()).searchParams.get("street")).toBe("Avenida Paulista");
      });

      it("is refused where none is found, and the rules ask for one", async () => {
        demo.server.failNext({ path: "/api/v1/zipcodes/", status: 404 });
        const { page, release } = await send();
        release();
        await page.getByText("não pode ficar em branco", { exact: true }).waitFor();
        expect(new URL(page.url()).search).toBe("");
        expect(await part(page, "street").isEnabled()).toBe(true);
      });
    });

    it("looks up a zipcode again that is left again after a refused submit", async () => {
      const page = await openInputs();
      await page.evaluate(() =>
        document
          .querySelector("form")
          ?.addEventListener("submit", (event) => event.preventDefault()),
      );
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await page.getByRole("button", { name: "enviar" }).click();
      await page.locator(`${tag}:state(loading)`).waitFor({ state: "detached" });
      release();
      await part(page, "zipcode").focus();
      await page.keyboard.press("Tab");
      await waitForEvent(page, "filled");
    });
  });

  describe("focus", () => {
    it("comes back to the field that lost it, when nothing is empty", async () => {
      const page = await open(
        autofill(zipcode() + field("number", 'value="7"') + field("street", 'value="x"')),
      );
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("body");
      release();
      await waitForEvent(page, "filled");
      await expect.poll(() => focusedPart(page)).toBe("number");
    });

    it("goes on to the first empty field", async () => {
      const page = await openInputs();
      await typeZipcode(page, "01310100");
      await waitForEvent(page, "filled");
      await expect.poll(() => focusedPart(page)).toBe("number");
    });

    it("stays with what the visitor has gone on to", async () => {
      const page = await open(`${autofill(zipcode() + inputs)}<input id="elsewhere">`);
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await page.locator("#elsewhere").focus();
      release();
      await waitForEvent(page, "filled");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("elsewhere");
    });

    it("stays in the zipcode to which the visitor has come back", async () => {
      const page = await openInputs();
      const release = await holdRequests(page, lookups);
      await typeZipcode(page, "01310100");
      await waitUntilLoading(page);
      await part(page, "zipcode").focus();
      release();
      await waitForEvent(page, "filled");
      expect(await focusedPart(page)).toBe("zipcode");
    });

    it("goes on from a zipcode that the browser filled in under the focus", async () => {
      const page = await openInputs();
      await part(page, "zipcode").fill("01310100");
      await part(page, "zipcode").dispatchEvent("change");
      await waitForEvent(page, "filled");
      await expect.poll(() => focusedPart(page)).toBe("number");
    });

    it("comes back to the field that lost it after a failure too", async () => {
      const page = await openInputs();
      await typeZipcode(page, "99999999");
      await waitForEvent(page, "failed");
      await expect.poll(() => focusedPart(page)).toBe("state");
    });

    it("passes over what cannot take it", async () => {
      const page = await open(
        autofill(
          `${zipcode()}<div hidden>${field("state")}</div>${field("complement", "readonly")}${field("number")}`,
        ),
      );
      await typeZipcode(page, "13165000");
      await waitForEvent(page, "filled");
      await expect.poll(() => focusedPart(page)).toBe("number");
    });
  });

  it("says which field is missing, and leaves the others to the visitor", async () => {
    const page = await fixture(autofill(stateSelect + inputs));
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ElementError",
        message: `${tag}: an <input> with data-part="zipcode" is required`,
      },
    ]);
    expect(await part(page, "street").isEnabled()).toBe(true);
  });

  it("reports nothing when the visitor goes away in the middle of a lookup", async () => {
    const page = await openNewInputs();
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    demo.server.failNext({ path: "/api/v1/zipcodes/", delay: 60_000 });
    demo.server.addPage("/other", { body: "<p>outra</p>" });
    await typeZipcode(page, "01310100");
    await waitUntilLoading(page);
    await page.goto("/other");
    expect(logged).toEqual([]);
  });
});
