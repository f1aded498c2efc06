import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const field = '<label>cep <input name="cep" required></label>';

/** A plain form with a required field that a widget hides. */
const hiding: Record<string, string> = {
  "yy-tabs": `<yy-tabs><p data-part="list"><button>um</button><button>dois</button></p>
    <p data-part="panel">primeiro</p><p data-part="panel">${field}</p></yy-tabs>`,
  "yy-slider": `<yy-slider><p>um</p><p>dois</p><p>${field}</p></yy-slider>`,
  "yy-modal": `<yy-modal data-name="entrega" data-label="entrega" data-mount="eager"><p>${field}</p></yy-modal>`,
  "yy-accordion": `<yy-accordion><details open><summary>um</summary>primeiro</details>
    <details><summary>dois</summary>${field}</details></yy-accordion>`,
};

describe("a required field of a plain form that a widget hides", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  const form = (inside: string) =>
    `<form action="/enderecos" method="post">${inside}<button>salvar</button></form>`;
  const focused = (page: Page) =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? "");
  /** What comes of an event comes in a task after it, and is drawn in the next frame. */
  const settled = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((drawn) =>
          setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        ),
    );
  const save = (page: Page) => page.getByRole("button", { name: "salvar" }).click();

  it.each(Object.entries(hiding))("is shown and gets the focus in %s", async (tag, inside) => {
    const page = await fixture(form(inside));
    await waitUntilMounted(page, tag);
    await save(page);
    await expect.poll(() => focused(page)).toBe("cep");
    await page.getByLabel("cep").waitFor();
    expect(await seenErrors(page)).toEqual([]);
    expect(demo.server.requests.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("is shown where a tab stands in a modal", async () => {
    const inside = hiding["yy-modal"]?.replace(field, hiding["yy-tabs"] ?? "") ?? "";
    const page = await fixture(form(inside));
    await waitUntilMounted(page, "yy-modal");
    await save(page);
    await expect.poll(() => focused(page)).toBe("cep");
  });

  it("waits for a field in sight that is wrong too", async () => {
    const page = await fixture(
      form(`${hiding["yy-tabs"]}<label>rua <input name="rua" required></label>`),
    );
    await waitUntilMounted(page, "yy-tabs");
    await save(page);
    await expect.poll(() => focused(page)).toBe("rua");
    await page.getByLabel("rua").fill("augusta");
    await save(page);
    await expect.poll(() => focused(page)).toBe("cep");
  });

  const two = `<yy-tabs><p data-part="list"><button type="button">um</button><button type="button">dois</button><button type="button">três</button></p>
    <p data-part="panel">primeiro</p><p data-part="panel">${field}</p>
    <p data-part="panel"><label>número <input name="numero" required></label></p></yy-tabs>`;
  const street = '<label>rua <input name="rua"></label>';
  // Beside two text fields Enter would send nothing without a button.
  const withoutButton = `<form action="/enderecos" method="post">${street}${two.replaceAll("<input", '<input type="checkbox"')}</form>`;
  const enter = (page: Page) => page.getByLabel("rua").press("Enter");
  const call = (selector: string, method: keyof HTMLFormElement) => (page: Page) =>
    page
      .locator(selector)
      .evaluate((it, name) => void Reflect.apply(Reflect.get(it, name), it, []), method);

  describe.each<[way: string, markup: string, act: (page: Page) => Promise<unknown>]>([
    ["Enter in another field", form(street + two), enter],
    ["Enter in a form without a button", withoutButton, enter],
    ["requestSubmit()", form(street + two), call("form", "requestSubmit")],
    ["reportValidity()", form(street + two), call("form", "reportValidity")],
  ])("asked for by %s", (_, markup, act) => {
    it("is shown where it is the first of two", async () => {
      const page = await fixture(markup);
      await waitUntilMounted(page, "yy-tabs");
      await act(page);
      await expect.poll(() => focused(page)).toBe("cep");
      expect(await page.getByLabel("número").isVisible()).toBe(false);
      expect(demo.server.requests.filter(({ method }) => method === "POST")).toEqual([]);
    });

    it("stays hidden where one before it is in sight", async () => {
      const inSight = '<label>nome <input type="checkbox" name="nome" required></label>';
      const page = await fixture(markup.replace("<label>", `${inSight}<label>`));
      await waitUntilMounted(page, "yy-tabs");
      await act(page);
      await settled(page);
      expect(await focused(page)).toBe("nome");
      expect(await page.getByLabel("cep").isVisible()).toBe(false);
    });
  });

  it("stays hidden when another form is sent, and when this one is sent without a check", async () => {
    const loose = '<input name="solto" required hidden>';
    const other = '<form action="/busca" method="dialog"><button>buscar</button></form>';
    const page = await fixture(
      `${other}${loose}${form(`${hiding["yy-tabs"]}<button formnovalidate>rascunho</button>`)}`,
    );
    await waitUntilMounted(page, "yy-tabs");
    await page.evaluate(() => {
      const check = () => {
        for (const it of document.querySelectorAll<HTMLInputElement>("[required]"))
          it.checkValidity();
      };
      addEventListener("click", check);
      addEventListener("submit", (event) => event.preventDefault(), { once: true });
    });
    for (const name of ["buscar", "rascunho"]) {
      await page.getByRole("button", { name }).click();
      await settled(page);
      expect(await page.getByLabel("cep").isVisible()).toBe(false);
    }
  });

  it("is shown where a script has the browser say what is wrong with it alone", async () => {
    const page = await fixture(form(two));
    await waitUntilMounted(page, "yy-tabs");
    await call("[name=numero]", "reportValidity")(page);
    await expect.poll(() => focused(page)).toBe("numero");
  });

  it.each([
    [
      "a script that checks the form as somebody types",
      (page: Page) =>
        page.evaluate(() => {
          const rua = document.querySelector<HTMLInputElement>("[name=rua]");
          rua?.addEventListener("input", () => rua.form?.checkValidity());
        }),
      (page: Page) => page.getByLabel("rua").pressSequentially("ab"),
    ],
    [
      "a page that shows by itself what is wrong",
      (page: Page) =>
        page.evaluate(() =>
          document.addEventListener("invalid", (event) => event.preventDefault(), true),
        ),
      save,
    ],
    ["a script that only asks", async () => {}, call("form", "checkValidity")],
  ])("stays hidden for %s", async (_, prepare, act) => {
    const page = await fixture(form(`${hiding["yy-tabs"]}<label>rua <input name="rua"></label>`));
    await waitUntilMounted(page, "yy-tabs");
    await prepare(page);
    await act(page);
    await settled(page);
    expect(await page.getByLabel("cep").isVisible()).toBe(false);
  });
});
