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
  ])("stays hidden for %s", async (_, prepare, act) => {
    const page = await fixture(form(`${hiding["yy-tabs"]}<label>rua <input name="rua"></label>`));
    await waitUntilMounted(page, "yy-tabs");
    await prepare(page);
    await act(page);
    // A moment in which nothing should happen.
    await page.waitForTimeout(200);
    expect(await page.getByLabel("cep").isVisible()).toBe(false);
  });
});
