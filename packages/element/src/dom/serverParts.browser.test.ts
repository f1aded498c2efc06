import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

describe("a part belongs to the nearest widget that declares it", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  it("a rating in a tab keeps its panel, and the tabs go on", async () => {
    const page = await fixture(`<yy-tabs>
      <p data-part="list"><a href="#frete">frete</a><a href="#nota">nota</a></p>
      <section data-part="panel" id="frete">em 7 dias</section>
      <section data-part="panel" id="nota"><yy-purchase-rating><div data-part="panel">
        <form action="/compras/7/avaliacao" method="post"><input name="rating[value]" aria-label="nota">
        <button>avaliar</button></form></div></yy-purchase-rating></section>
    </yy-tabs>`);
    await waitUntilMounted(page, "yy-tabs");
    await page.getByRole("tab", { name: "nota" }).click();
    await page.getByRole("button", { name: "avaliar" }).waitFor();
    await page.getByText("em 7 dias").waitFor({ state: "hidden" });
    expect(await seenErrors(page)).toEqual([]);
  });

  it("tabs in a rating keep their panels, and the rating its own", async () => {
    const page = await fixture(`<yy-purchase-rating>
      <yy-tabs><p data-part="list"><button>um</button><button>dois</button></p>
        <p data-part="panel">primeiro</p><p data-part="panel">segundo</p></yy-tabs>
      <div data-part="panel"><form action="/compras/7/avaliacao" method="post">
        <input name="rating[value]" aria-label="nota"><button>avaliar</button></form></div>
    </yy-purchase-rating>`);
    await waitUntilMounted(page, "yy-tabs");
    await waitUntilMounted(page, "yy-purchase-rating");
    await page.getByRole("tab", { name: "dois" }).click();
    await page.getByText("segundo").waitFor();
    await page.getByRole("button", { name: "avaliar" }).waitFor();
    expect(await seenErrors(page)).toEqual([]);
  });

  it("the toolbar of messages has its button, and a message's header in a row its own", async () => {
    const page = await fixture(`<yy-message-list>
      <ul data-part="messages"><li data-message-id="default$$$201"><label><input type="checkbox"> oferta</label>
        <yy-message-header data-message-id="default$$$201" data-redirect-url="/">
          <button type="button" data-part="delete">apagar esta</button></yy-message-header></li></ul>
      <p data-part="toolbar"><button type="button" data-part="delete">apagar as marcadas</button></p>
    </yy-message-list>`);
    await waitUntilMounted(page, "yy-message-list");
    await waitUntilMounted(page, "yy-message-header");
    const shown = (name: string) => page.getByRole("button", { name }).isVisible();
    await expect.poll(() => shown("apagar esta")).toBe(true);
    await expect.poll(() => shown("apagar as marcadas")).toBe(false);
    await page.getByLabel("oferta").check();
    await expect.poll(() => shown("apagar as marcadas")).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("fields of an address in a nested list of cities are of both", async () => {
    const page =
      await fixture(`<form><yy-zipcode-autofill><label>cep <input data-part="zipcode"></label>
      <yy-city-select><select data-part="state" aria-label="estado"><option>UF<option>SP</select>
      <select data-part="city" aria-label="cidade"><option value="">cidade</select></yy-city-select>
      </yy-zipcode-autofill></form>`);
    await waitUntilMounted(page, "yy-zipcode-autofill");
    await waitUntilMounted(page, "yy-city-select");
    await page.getByLabel("cep").fill("01310100");
    await page.getByLabel("cep").blur();
    await expect.poll(() => page.getByLabel("estado").inputValue()).toBe("SP");
    expect(await seenErrors(page)).toEqual([]);
  });
});
