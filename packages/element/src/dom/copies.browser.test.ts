import { useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

/** The ways in which pages copy what is in them. */
const ways = {
  "cloneNode, as jQuery's clone()": (row: Element) => row.after(row.cloneNode(true)),
  "innerHTML that is written again": (row: Element) => {
    const { parentElement } = row;
    const html = parentElement?.innerHTML ?? "";
    if (parentElement) parentElement.innerHTML = html;
  },
  "outerHTML that is kept and put in": (row: Element) =>
    row.insertAdjacentHTML("afterend", row.outerHTML),
  "a template that is filled": (row: Element) => {
    const template = document.createElement("template");
    template.content.append(row.cloneNode(true));
    row.after(document.importNode(template.content, true));
  },
} as const;

const price = `<p class="linha"><yy-mask data-mask="money" data-unmasked-name="preco">
  <label>preço <input name="preco_mostrado" value="10,00"></label></yy-mask></p>`;

describe.each(Object.entries(ways))("a copy of a page's own, by %s", (_, copy) => {
  const demo = useDemo();
  const open = async (body: string, tag: string): Promise<Page> => {
    demo.server.addPage("/t", { body: `<main>${body}</main>` });
    const page = await demo.open("/t");
    await waitUntilMounted(page, tag);
    return page;
  };
  const make = (page: Page) => page.locator("main .linha").first().evaluate(copy);
  const sent = (page: Page) =>
    page.locator("form").evaluate((form: HTMLFormElement) => [...new FormData(form)].map(String));

  it("sends what is typed into it, and nothing of what it was copied from", async () => {
    const page = await open(`<form>${price}</form>`, "yy-mask");
    await make(page);
    await expect.poll(() => page.locator("yy-mask:not(:state(mounted))").count()).toBe(0);
    const fields = page.getByLabel("preço");
    await fields.last().fill("25,00");
    const values = await sent(page);
    expect(values.filter((each) => each.startsWith("preco,")).at(-1)).toBe("preco,25.00");
    expect(values).toHaveLength((await fields.count()) * 2);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("can be sent again: nothing in it stays disabled, and no message stays beside a valid field", async () => {
    const page = await open(
      `<div class="linha"><yy-form><form action="/recado" method="get"><label>recado <input name="texto" required></label>
        <button>enviar</button></form></yy-form></div>`,
      "yy-form",
    );
    await page.getByLabel("recado").fill("a");
    await page.getByLabel("recado").fill("");
    await page.getByLabel("recado").blur();
    await page.locator("[data-yy-own]").first().waitFor();
    await make(page);
    await expect.poll(() => page.locator("yy-form:not(:state(mounted))").count()).toBe(0);
    const form = page.locator("form").last();
    await form.getByLabel("recado").fill("oi");
    expect(await form.getByRole("button").isEnabled()).toBe(true);
    await expect.poll(() => form.locator("[data-yy-message]:visible").count()).toBe(0);
    demo.server.addPage("/recado", { body: "ok" });
    await form.getByRole("button").click();
    await page.waitForURL("**/recado?texto=oi");
  });
});
