import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    /** Events in order, by type and value (written by `record`). */
    fired: string[];
  }
}

const tag = "yy-star-rating";

const numberInput = (attributes = "") =>
  `<label>nota <input type="number" name="rating" min="0" max="5" ${attributes}></label>`;

describe("yy-star-rating", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  const openBody = async (body: string): Promise<Page> => {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  };

  const openNew = async (body: string): Promise<Page> => {
    demo.server.addPage("/t", { body: `<main>${body}</main>` });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    return page;
  };

  const openRating = (input = numberInput(), attributes = "") =>
    openBody(`<form><${tag} ${attributes}>${input}</${tag}></form>`);

  const group = (page: Page, name = "nota") => page.getByRole("radiogroup", { name, exact: true });
  const star = (page: Page, count: number) =>
    group(page).getByRole("radio", {
      name: count === 1 ? "1 estrela" : `${count} estrelas`,
      exact: true,
    });
  const clickStar = (page: Page, count: number) =>
    page
      .locator(`${tag} [part=star]`)
      .nth(count - 1)
      .click();

  const rated = (page: Page) => page.locator("[name=rating]").inputValue();
  /** Number of the checked star; 0 for none. */
  const checked = (page: Page) =>
    page.evaluate((selector) => {
      const radio = document.querySelector(selector)?.shadowRoot?.querySelector("input:checked");
      return radio instanceof HTMLInputElement ? Number(radio.value) : 0;
    }, tag);
  const focusedStar = (page: Page) =>
    page.evaluate((selector) => {
      const active = document.querySelector(selector)?.shadowRoot?.activeElement;
      return active instanceof HTMLInputElement ? Number(active.value) : 0;
    }, tag);

  /** Records the events that reach the page from now on: `input`, `change` and the widget's. */
  const record = (page: Page) =>
    page.evaluate(() => {
      window.fired = [];
      for (const type of ["input", "change", "yy:rating-changed"])
        document.addEventListener(type, (event) => {
          const { detail } = event as CustomEvent<{ value: number } | undefined>;
          const { id, name } = event.target as HTMLInputElement;
          window.fired.push(`${type} ${detail?.value ?? (name || id)}`);
        });
    });
  const fired = (page: Page) => page.evaluate(() => window.fired);

  describe("choosing", () => {
    it("puts the star into the input with input and change, and tells the page", async () => {
      const page = await openRating();
      await record(page);
      await clickStar(page, 4);
      expect(await rated(page)).toBe("4");
      expect(await checked(page)).toBe(4);
      expect(await fired(page)).toEqual(["input rating", "change rating", "yy:rating-changed 4"]);
    });

    it("clears to 0 when the chosen star is chosen again", async () => {
      const page = await openRating(numberInput('value="4"'));
      await record(page);
      await clickStar(page, 4);
      expect(await rated(page)).toBe("0");
      expect(await checked(page)).toBe(0);
      expect((await fired(page)).at(-1)).toBe("yy:rating-changed 0");
      await clickStar(page, 4);
      expect(await rated(page)).toBe("4");
      expect(await checked(page)).toBe(4);
    });

    it("sends only the input's value with the form", async () => {
      const page = await openRating();
      await clickStar(page, 2);
      const sent = await page.evaluate(() => [
        ...new FormData(document.querySelector("form") as HTMLFormElement),
      ]);
      expect(sent).toEqual([["rating", "2"]]);
    });

    it.each(["hidden", "text"])("keeps the rating in an input of type %s", async (type) => {
      const page = await openRating(
        `<input type="${type}" name="rating" value="2" aria-label="nota">`,
      );
      expect(await checked(page)).toBe(2);
      await clickStar(page, 5);
      expect(await rated(page)).toBe("5");
    });

    it("draws as many stars as data-stars says, and changes with it", async () => {
      const page = await openRating(numberInput('value="3"'), 'data-stars="3"');
      expect(await group(page).getByRole("radio").count()).toBe(3);
      await page.locator(tag).evaluate((element) => element.setAttribute("data-stars", "10"));
      await expect.poll(() => group(page).getByRole("radio").count()).toBe(10);
      await clickStar(page, 10);
      expect(await rated(page)).toBe("10");
    });

    it("shows nothing chosen while the pointer only looks", async () => {
      const page = await openRating(numberInput('value="2"'));
      await record(page);
      await page.locator(`${tag} [part=star]`).nth(4).hover();
      expect(await checked(page)).toBe(2);
      expect(await rated(page)).toBe("2");
      expect(await fired(page)).toEqual([]);
    });

    it("gives every star a target of 44 pixels", async () => {
      const page = await openRating();
      const box = await page.locator(`${tag} [part=star]`).first().boundingBox();
      expect(box).toMatchObject({ width: 44, height: 44 });
    });
  });

  describe("by keyboard", () => {
    const openFocused = async (value: number, attributes = "") => {
      const page = await openBody(
        `<div ${attributes}><button id="before">antes</button><${tag}>${numberInput(`value="${value}"`)}</${tag}><button id="after">depois</button></div>`,
      );
      await page.locator("#before").focus();
      await page.keyboard.press("Tab");
      return page;
    };

    it("is one stop of Tab, at the chosen star", async () => {
      const page = await openFocused(3);
      expect(await focusedStar(page)).toBe(3);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("after");
      await page.keyboard.press("Shift+Tab");
      expect(await focusedStar(page)).toBe(3);
    });

    for (const [key, from, to] of [
      ["ArrowRight", 3, 4],
      ["ArrowDown", 5, 1],
      ["ArrowLeft", 3, 2],
      ["ArrowUp", 1, 5],
      ["Home", 3, 1],
      ["End", 3, 5],
      ["5", 1, 5],
    ] as const)
      it(`takes ${key} on star ${from} to star ${to}`, async () => {
        const page = await openFocused(from);
        await page.keyboard.press(key);
        expect(await rated(page)).toBe(String(to));
        expect(await checked(page)).toBe(to);
        expect(await focusedStar(page)).toBe(to);
      });

    it.each(["Delete", "Backspace", "0"])("clears with %s and keeps the focus", async (key) => {
      const page = await openFocused(3);
      await page.keyboard.press(key);
      expect(await rated(page)).toBe("0");
      expect(await checked(page)).toBe(0);
      expect(await focusedStar(page)).toBe(3);
    });

    it("chooses and clears with Space", async () => {
      const page = await openFocused(0);
      expect(await focusedStar(page)).toBe(1);
      await page.keyboard.press("Space");
      expect(await rated(page)).toBe("1");
      await page.keyboard.press("Space");
      expect(await rated(page)).toBe("0");
    });

    it("lets the arrows follow a text from right to left", async () => {
      const page = await openFocused(3, 'dir="rtl"');
      await page.keyboard.press("ArrowLeft");
      expect(await rated(page)).toBe("4");
      await page.keyboard.press("ArrowRight");
      expect(await rated(page)).toBe("3");
    });

    it("leaves keys with modifiers to the browser", async () => {
      const page = await openFocused(3);
      await page.keyboard.press("Control+5");
      expect(await rated(page)).toBe("3");
    });
  });

  describe("the name of the group", () => {
    it.each([
      ["its label around it", numberInput(), "nota"],
      [
        "its label by id",
        '<label for="r">sua nota</label><input id="r" name="rating">',
        "sua nota",
      ],
      ["aria-label", '<input type="hidden" name="rating" aria-label="como foi?">', "como foi?"],
      ["nothing", '<input type="hidden" name="rating">', "avaliação"],
    ])("comes from %s", async (_, input, name) => {
      const page = await openRating(input);
      expect(await group(page, name).count()).toBe(1);
    });

    it("is data-label where there is one, and stars take their words from attributes", async () => {
      const page = await openRating(
        numberInput(),
        'data-label="capricho" data-label-star="{count} coração" data-label-stars="{count} corações"',
      );
      const hearts = group(page, "capricho");
      expect(await hearts.getByRole("radio", { name: "1 coração" }).count()).toBe(1);
      expect(await hearts.getByRole("radio", { name: "5 corações" }).count()).toBe(1);
    });
  });

  describe("in step with its input", () => {
    it.each(["input", "change"])("shows a value set by script and followed by %s", async (type) => {
      const page = await openRating();
      await page.evaluate((name) => {
        const input = document.querySelector("[name=rating]") as HTMLInputElement;
        input.value = "5";
        input.dispatchEvent(new Event(name, { bubbles: true }));
      }, type);
      await expect.poll(() => checked(page)).toBe(5);
    });

    it("goes back with a reset of the form", async () => {
      const page = await openBody(
        `<form><${tag}>${numberInput('value="2"')}</${tag}><button type="reset">limpar</button></form>`,
      );
      await clickStar(page, 5);
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => checked(page)).toBe(2);
      expect(await rated(page)).toBe("2");
    });

    it.each(["6", "-1", "", "2.5"])(
      "checks no star for %j, and leaves it in the input",
      async (value) => {
        const page = await openRating(numberInput(`value="${value}"`));
        expect(await checked(page)).toBe(0);
        expect(await rated(page)).toBe(value);
      },
    );

    it("is disabled with its input, and with a fieldset", async () => {
      const page = await openBody(
        `<fieldset><${tag}>${numberInput("disabled")}</${tag}></fieldset>`,
      );
      expect(await star(page, 3).isDisabled()).toBe(true);
      await page.evaluate(() =>
        document.querySelector("[name=rating]")?.removeAttribute("disabled"),
      );
      await expect.poll(() => star(page, 3).isEnabled()).toBe(true);
      await page.evaluate(() => document.querySelector("fieldset")?.setAttribute("disabled", ""));
      await expect.poll(() => star(page, 3).isDisabled()).toBe(true);
      await page.locator(`${tag} [part=star]`).nth(2).click({ force: true });
      expect(await rated(page)).toBe("");
    });

    it("is invalid, required and described as its input is", async () => {
      const page = await openBody(
        `<${tag}>${numberInput('required aria-describedby="hint"')}</${tag}><p id="hint">de 0 a 5</p>`,
      );
      const stars = group(page);
      const description = () =>
        stars.evaluate((element) => {
          const id = element.getAttribute("aria-describedby") ?? "";
          const root = element.getRootNode() as ShadowRoot;
          return root.getElementById(id)?.textContent ?? "";
        });
      expect(await stars.getAttribute("aria-required")).toBe("true");
      expect(await stars.getAttribute("aria-invalid")).not.toBe("true");
      expect(await description()).toBe("de 0 a 5");
      await page.evaluate(() => {
        document.querySelector("[name=rating]")?.setAttribute("aria-invalid", "true");
        (document.querySelector("#hint") as HTMLElement).textContent = "escolha uma nota";
      });
      await expect.poll(() => stars.getAttribute("aria-invalid")).toBe("true");
      await expect.poll(description).toBe("escolha uma nota");
      await page.evaluate(() =>
        document.querySelector("[name=rating]")?.removeAttribute("aria-describedby"),
      );
      await expect.poll(() => stars.getAttribute("aria-describedby")).toBe(null);
    });

    it("takes up what was typed before the script ran, and the focus with it", async () => {
      demo.server.addPage("/t", { body: `<${tag}>${numberInput()}</${tag}>` });
      let release = () => {};
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          release = await holdRequests(fresh, "**/star-rating-*.js");
        },
      });
      await page.getByLabel("nota").focus();
      await page.keyboard.type("4");
      expect(await page.locator(`${tag}:defined`).count()).toBe(0);
      release();
      await waitUntilMounted(page, tag);
      expect(await checked(page)).toBe(4);
      expect(await focusedStar(page)).toBe(4);
    });

    it("takes up a value that the browser restores", async () => {
      const page = await openNew(`<form><${tag}>${numberInput()}</${tag}></form>`);
      await clickStar(page, 5);
      demo.server.addPage("/other", { body: "<p>outra</p>" });
      await page.goto("/other");
      await page.goBack();
      await waitUntilMounted(page, tag);
      await expect.poll(() => checked(page)).toBe(5);
    });

    it("goes on with an input that takes the place of the first", async () => {
      const page = await openRating();
      await page.evaluate(() => {
        const label = document.querySelector("label") as HTMLElement;
        label.outerHTML = '<label>nova nota <input name="rating" value="1"></label>';
      });
      await group(page, "nova nota").waitFor();
      await expect.poll(() => checked(page)).toBe(1);
      await clickStar(page, 3);
      expect(await rated(page)).toBe("3");
    });

    it("serves an input that belongs to a form elsewhere", async () => {
      const page = await openBody(
        `<form id="far"><button type="reset">limpar</button></form><${tag}>${numberInput('form="far"')}</${tag}>`,
      );
      await clickStar(page, 4);
      await page.getByRole("button", { name: "limpar" }).click();
      await expect.poll(() => checked(page)).toBe(0);
    });
  });

  describe("focus", () => {
    it("goes from the input to the chosen star, and else to the first", async () => {
      const page = await openRating(numberInput('value="4"'));
      await page.evaluate(() => document.querySelector<HTMLElement>("[name=rating]")?.focus());
      expect(await focusedStar(page)).toBe(4);
      await page.keyboard.press("Delete");
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.evaluate(() => document.querySelector<HTMLElement>("[name=rating]")?.focus());
      expect(await focusedStar(page)).toBe(1);
    });

    it("comes with a click on the label", async () => {
      const page = await openRating(
        '<label for="r">sua nota</label><input id="r" name="rating" value="2">',
      );
      await page.getByText("sua nota").click();
      expect(await focusedStar(page)).toBe(2);
    });

    it("stays on the star that is clicked inside a label around it all", async () => {
      const page = await openBody(
        `<label>nota <${tag}><input type="number" name="rating" value="2"></${tag}></label>`,
      );
      await clickStar(page, 4);
      expect(await rated(page)).toBe("4");
      expect(await focusedStar(page)).toBe(4);
      await clickStar(page, 4);
      expect(await rated(page)).toBe("0");
      expect(await focusedStar(page)).toBe(4);
    });
  });

  describe("read only", () => {
    it.each([
      ["4", "", "4 de 5 estrelas"],
      ["4.5", "", "4,5 de 5 estrelas"],
      ["4,26", "", "4,3 de 5 estrelas"],
      ["", "", "0 de 5 estrelas"],
      ["9", "", "0 de 5 estrelas"],
      ["1", 'data-stars="1"', "1 de 1 estrela"],
      ["3", 'data-label-readonly="nota {value}, de {stars}"', "nota 3, de 5 estrelas"],
    ])("says %j with %j as %s", async (value, attributes, text) => {
      const page = await openRating(
        `<label>nota <input name="rating" value="${value}"></label>`,
        `data-readonly ${attributes}`,
      );
      expect(await page.getByRole("img", { name: text, exact: true }).count()).toBe(1);
      expect(await page.getByRole("radio").count()).toBe(0);
      expect(await rated(page)).toBe(value);
    });

    it("changes with its input, and turns into radios and back", async () => {
      const page = await openRating(numberInput('value="2"'), "data-readonly");
      await page.evaluate(() => {
        const input = document.querySelector("[name=rating]") as HTMLInputElement;
        input.value = "3";
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
      await page.getByRole("img", { name: "3 de 5 estrelas" }).waitFor();
      await page.locator(tag).evaluate((element) => element.removeAttribute("data-readonly"));
      await star(page, 3).waitFor({ state: "attached" });
      expect(await checked(page)).toBe(3);
    });
  });

  it.each([
    ["a label around the input", numberInput(), ""],
    ["a label before it", '<label for="r">nota</label> <input id="r" name="rating">', ""],
    ["a hidden input", '<input type="hidden" name="rating">', ""],
    ["ten stars", numberInput(), 'data-stars="10"'],
    ["a shown rating", '<input type="hidden" name="rating" value="3">', "data-readonly"],
  ])("moves nothing when the stars come: %s", async (_, input, attributes) => {
    const page = await openNew(
      `<${tag} ${attributes}>${input}</${tag}> <b>depois</b><p>abaixo</p>`,
    );
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("says which input is missing, and leaves the server's markup", async () => {
    const page = await fixture(`<${tag}><p>nota: 3</p></${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      { widget: tag, name: "ElementError", message: `${tag}: an <input> inside it is required` },
    ]);
    expect(await page.getByText("nota: 3").isVisible()).toBe(true);
  });
});
