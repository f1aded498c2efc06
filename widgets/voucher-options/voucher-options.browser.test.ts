import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-voucher-options";

const radio = (value: string, attributes = "") =>
  `<label><input type="radio" name="option" value="${value}" data-part="option" ${attributes}> ${value}</label>`;

const radios = (chosen: "accept" | "counter" | "" = "accept") =>
  ["accept", "counter"].map((value) => radio(value, value === chosen ? "checked" : "")).join("");

const field = (name: string, attributes = "") =>
  `<label>${name} <input name="${name}" ${attributes}></label>`;

const container = (part: string, ...fields: string[]) =>
  `<div data-part="${part}">${fields.join("")}</div>`;

const price = container("counter-price", field("price"));

describe("yy-voucher-options", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  const inForm = (children: string) => `<form id="f"><${tag}>${children}</${tag}></form>`;

  const openForm = async (children: string): Promise<Page> => {
    const page = await fixture(inForm(children));
    await waitUntilMounted(page, tag);
    return page;
  };

  const openNew = async (children: string, options: { head?: string } = {}): Promise<Page> => {
    demo.server.addPage("/t", { body: inForm(children), ...options });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    return page;
  };

  const waitUntilThere = (page: Page, selector: string) =>
    waitInPage(page, (wanted) => document.querySelector(wanted) !== null, selector, selector);

  const choose = (page: Page, value: string) => page.getByLabel(value, { exact: true }).check();

  /** The entries that the form would submit. */
  const sent = (page: Page) =>
    page.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      return Object.fromEntries(new FormData(form)) as Record<string, string>;
    });

  describe("the chosen option decides", () => {
    it.each([
      ["accept", false],
      ["", false],
      ["counter", true],
    ] as const)("at mount, with %j chosen", async (chosen, shown) => {
      const page = await openForm(radios(chosen) + price);
      expect(await page.getByLabel("price").isVisible()).toBe(shown);
      expect(Object.keys(await sent(page)).includes("price")).toBe(shown);
      expect(await seenErrors(page)).toEqual([]);
    });

    it("from choice to choice, by pointer and by keyboard", async () => {
      const page = await openForm(radios() + price);
      await choose(page, "counter");
      expect(await page.getByLabel("price").isEnabled()).toBe(true);
      await page.getByLabel("price").waitFor();
      await page.getByLabel("counter", { exact: true }).press("ArrowUp");
      await page.getByLabel("price").waitFor({ state: "hidden" });
      expect(await sent(page)).toEqual({ option: "accept" });
    });

    it("over a field by itself, and the boost with it", async () => {
      const page = await openForm(
        `${radios()}${field("price", 'data-part="counter-price"')}${field("boost", 'data-part="boost"')}`,
      );
      for (const name of ["price", "boost"]) {
        expect(await page.getByLabel(name).isVisible()).toBe(false);
        expect(await page.getByLabel(name).isDisabled()).toBe(true);
      }
      await choose(page, "counter");
      await page.getByLabel("price").fill("120");
      await page.getByLabel("boost").fill("sim");
      expect(await sent(page)).toEqual({ option: "counter", price: "120", boost: "sim" });
    });

    it("over every kind of field of a container", async () => {
      const page = await openForm(
        radios() +
          container(
            "counter-price",
            '<select name="reason"><option>a</option></select><textarea name="text"></textarea><button>ok</button>',
          ),
      );
      const disabled = () =>
        page.evaluate(
          () =>
            document.querySelectorAll(
              "[data-part=counter-price] :is(select, textarea, button):disabled",
            ).length,
        );
      expect(await disabled()).toBe(3);
      await choose(page, "counter");
      expect(await disabled()).toBe(0);
    });

    it("over what the server sent hidden and disabled", async () => {
      const page = await openForm(
        radios() + field("price", 'data-part="counter-price" hidden disabled'),
      );
      await choose(page, "counter");
      expect(await page.getByLabel("price").isVisible()).toBe(true);
      expect(await page.getByLabel("price").isEnabled()).toBe(true);
    });
  });

  it("leaves a container's field disabled that the page had disabled", async () => {
    const page = await openForm(
      radios() + container("counter-price", field("price"), field("fee", "disabled")),
    );
    await choose(page, "counter");
    expect(await page.getByLabel("price").isEnabled()).toBe(true);
    expect(await page.getByLabel("fee").isDisabled()).toBe(true);
  });

  it("leaves a part inside of another disabled that the page had disabled", async () => {
    const page = await openForm(
      radios() +
        container(
          "counter-price",
          field("price"),
          field("boost", 'data-part="boost" disabled'),
          field("more", 'data-part="boost"'),
        ),
    );
    for (const name of ["boost", "more"])
      expect(await page.getByLabel(name).isDisabled(), name).toBe(true);
    await choose(page, "counter");
    expect(await page.getByLabel("boost").isDisabled()).toBe(true);
    expect(await page.getByLabel("more").isEnabled()).toBe(true);
  });

  it("keeps what was typed in a field that is hidden", async () => {
    const page = await openForm(radios("counter") + price);
    await page.getByLabel("price").fill("90");
    await choose(page, "accept");
    expect(await sent(page)).toEqual({ option: "accept" });
    await choose(page, "counter");
    expect(await sent(page)).toEqual({ option: "counter", price: "90" });
  });

  it("never lets a required field that is hidden block the form", async () => {
    const page = await openForm(radios() + container("counter-price", field("price", "required")));
    const isValid = () =>
      page.evaluate(() => (document.querySelector("form") as HTMLFormElement).checkValidity());
    expect(await isValid()).toBe(true);
    await choose(page, "counter");
    expect(await isValid()).toBe(false);
  });

  it("hides against the page's own display", async () => {
    const page = await openNew(radios() + container("counter-price", field("price")), {
      head: '<link rel="stylesheet" href="/own.css">',
    });
    await page.route("/own.css", (route) =>
      route.fulfill({
        contentType: "text/css",
        body: "div[data-part] { display: flex !important }",
      }),
    );
    await page.reload();
    await waitUntilMounted(page, tag);
    expect(await page.getByLabel("price").isVisible()).toBe(false);
  });

  describe("stays in step", () => {
    it("with a reset of the form", async () => {
      const page = await openForm(`${radios()}${price}<button type="reset">limpar</button>`);
      await choose(page, "counter");
      await page.getByRole("button", { name: "limpar" }).click();
      await page.getByLabel("price").waitFor({ state: "hidden" });
      await expect.poll(() => page.getByLabel("price").isDisabled()).toBe(true);
    });

    it.each(["input", "change"])(
      "with a choice made by script and followed by %s",
      async (type) => {
        const page = await openForm(radios() + price);
        await page.evaluate((name) => {
          const counter = document.querySelector("[value=counter]") as HTMLInputElement;
          counter.checked = true;
          counter.dispatchEvent(new Event(name, { bubbles: true }));
        }, type);
        await page.getByLabel("price").waitFor();
      },
    );

    it("with radios and fields that are added later", async () => {
      const page = await openForm(radio("accept", "checked") + price);
      await page.evaluate(
        (html) => {
          const widget = document.querySelector("yy-voucher-options");
          widget?.insertAdjacentHTML("afterbegin", html);
        },
        radio("counter", "checked"),
      );
      await page.getByLabel("price").waitFor();
      await choose(page, "accept");
      await page.evaluate((html) => {
        document.querySelector("[data-part=counter-price]")?.insertAdjacentHTML("beforeend", html);
      }, field("fee"));
      await waitUntilThere(page, "[name=fee]:disabled");
      await choose(page, "counter");
      expect(await page.getByLabel("fee").isEnabled()).toBe(true);
    });

    it("with a part that a Turbo stream replaces", async () => {
      const page = await openForm(radios() + price);
      await page.evaluate(
        (html) => {
          const part = document.querySelector("[data-part=counter-price]") as Element;
          part.outerHTML = html;
        },
        container("counter-price", field("new price")),
      );
      await waitUntilThere(page, "[name='new price']:disabled");
      await choose(page, "counter");
      expect(await page.getByLabel("new price").isEnabled()).toBe(true);
    });

    it("with what was chosen before the script ran", async () => {
      demo.server.addPage("/t", { body: `<form><${tag}>${radios()}${price}</${tag}></form>` });
      let release = () => {};
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/voucher-options-*.js");
        },
      });
      expect(await page.locator(`${tag}:defined`).count()).toBe(0);
      await choose(page, "counter");
      await page.getByLabel("price").fill("75");
      release();
      await waitUntilMounted(page, tag);
      expect(await sent(page)).toEqual({ option: "counter", price: "75" });
    });

    it("with a choice the browser restores", async () => {
      const page = await openNew(radios() + price);
      await choose(page, "counter");
      await page.getByLabel("price").fill("80");
      demo.server.addPage("/other", { body: "<p>outra</p>" });
      await page.goto("/other");
      await page.goBack();
      await waitUntilMounted(page, tag);
      expect(await sent(page)).toEqual({ option: "counter", price: "80" });
      expect(await page.getByLabel("price").isVisible()).toBe(true);
    });

    it("with radios that belong to a form elsewhere", async () => {
      const own = 'form="far"';
      const page = await fixture(
        `<form id="far"><button type="reset">limpar</button></form>
          <${tag}>${radio("accept", `${own} checked`)}${radio("counter", own)}${container("counter-price", field("price", own))}</${tag}>`,
      );
      await waitUntilMounted(page, tag);
      await choose(page, "counter");
      await page.getByLabel("price").fill("60");
      expect(await sent(page)).toEqual({ option: "counter", price: "60" });
      await page.getByRole("button", { name: "limpar" }).click();
      await page.getByLabel("price").waitFor({ state: "hidden" });
    });
  });

  it("keeps two widgets on a page apart", async () => {
    const second = `<${tag} id="b">${radios().replaceAll('"option"', '"second"').replaceAll('data-part="second"', 'data-part="option"')}${container("counter-price", field("other"))}</${tag}>`;
    const page = await fixture(`<form><${tag}>${radios()}${price}</${tag}>${second}</form>`);
    await waitUntilMounted(page, tag);
    await page.locator("#b").getByLabel("counter").check();
    await page.getByLabel("other").waitFor();
    expect(await page.getByLabel("price").isVisible()).toBe(false);
  });

  describe("when a part is missing", () => {
    it.each([
      ["option", price],
      ["counter-price", radios()],
    ])("says so for %s and leaves everything to the visitor", async (part, children) => {
      demo.server.addPage("/t", {
        body: `<${tag}>${children}${field("boost", 'data-part="boost"')}</${tag}>`,
      });
      const page = await demo.open("/t");
      await waitForState(page, tag, "failed");
      const errors = await seenErrors(page);
      expect(errors).toHaveLength(1);
      expect(errors[0]).toMatchObject({ widget: tag, name: "ElementError" });
      expect(errors[0]?.message).toContain(`data-part="${part}"`);
      expect(await page.getByLabel("boost").isVisible()).toBe(true);
      expect(await page.getByLabel("boost").isEnabled()).toBe(true);
      expect(collectProblems(page).cspViolations).toEqual([]);
    });
  });
});
