import { useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { actions, item, items } from "./testing/priceItems";
import {
  openList,
  price,
  saveAllButton,
  saveButton,
  saved,
  shown,
  states,
} from "./testing/priceList";

/** Items that the page brings along, the last of which the demo knows. */
const count = 301;

describe("yy-missing-price-editor: a long list in one page", () => {
  const demo = useDemo();
  const body = items(count - 1, "", 10_001) + item(402) + actions;

  it("leaves the browser time to paint between a hundred items and the next", async () => {
    const page = await openList(
      demo,
      { body },
      {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            const batches: number[] = [];
            Reflect.set(window, "batches", batches);
            new MutationObserver((changes) => batches.push(changes.length)).observe(document, {
              attributeFilter: ["data-state"],
              subtree: true,
            });
          }),
      },
    );
    await expect.poll(() => states(page)).toEqual(Array(count).fill("untouched"));
    const batches = await page.evaluate(() => Reflect.get(window, "batches") as number[]);
    expect(Math.max(...batches)).toBe(100);
  });

  it("takes a price typed into the last item, and saves all, while the others are being read", async () => {
    const page = await openList(
      demo,
      { body },
      {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            new MutationObserver((_, first) => {
              first.disconnect();
              const last = document.querySelector<HTMLInputElement>("#price-402");
              const button = document.querySelector<HTMLElement>("[data-part=actions] button");
              Reflect.set(window, "before", last?.form?.dataset.state ?? "not read");
              last?.focus();
              if (last) last.value = "12";
              last?.dispatchEvent(new Event("input", { bubbles: true }));
              Reflect.set(window, "after", last?.form?.dataset.state);
              button?.click();
            }).observe(document, { attributeFilter: ["data-state"], subtree: true });
          }),
      },
    );
    await expect.poll(() => saved(page)).toEqual([{ itemId: "402", price: 12 }]);
    expect(
      await page.evaluate(() => ["before", "after"].map((name) => Reflect.get(window, name))),
    ).toEqual(["not read", "changed"]);
  });

  it("fills in a price for all of them at once", async () => {
    const page = await openList(demo, { body });
    await page.getByLabel("preço para todos").fill("10,05");
    await page.getByRole("button", { name: "preencher", exact: true }).click();
    await page.getByText(`${count} preços alterados. falta salvar.`).waitFor();
    expect(await shown(page, 402)).toBe("R$ 10,05");
  });

  it("says once how many prices were restored, and forgets only those of items that are not in it", async () => {
    const page = await openList(
      demo,
      { body },
      {
        prepare: (fresh) =>
          fresh.addInitScript(() => {
            const kept = {
              10001: "R$ 1,00",
              402: "R$ 2,00",
              99: { text: "R$ 3,00", list: "/lista" },
            };
            if (!localStorage["yy:prices:2"]) localStorage["yy:prices:2"] = JSON.stringify(kept);
          }),
      },
    );
    await page.getByText("2 preços que você tinha digitado estão de volta.").waitFor();
    expect(await shown(page, 10001)).toBe("R$ 1,00");
    expect(await shown(page, 402)).toBe("R$ 2,00");
    await expect
      .poll(() => page.evaluate(() => localStorage["yy:prices:2"]))
      .not.toContain("R$ 3,00");
  });

  it("disables the submits that are drawn with the key that makes a price wrong, others as they are drawn", async () => {
    const page = await openList(demo, { body });
    await expect.poll(() => states(page)).toEqual(Array(count).fill("untouched"));
    const locked = () => page.locator("[data-part=item] button:disabled").count();
    await price(page, 10_001).pressSequentially("0");
    await expect.poll(() => saveButton(page, 10_001).isDisabled()).toBe(true);
    await expect.poll(() => saveAllButton(page).isDisabled()).toBe(true);
    expect(await locked()).toBeLessThan(count / 2);
    await price(page, 402).scrollIntoViewIfNeeded();
    await expect.poll(() => saveButton(page, 402).isDisabled()).toBe(true);
    await price(page, 10_001).pressSequentially(",5");
    await expect.poll(() => saveButton(page, 402).isDisabled()).toBe(false);
    await expect.poll(locked).toBe(0);
  });

  it("disables all of them where the page has all items drawn", async () => {
    const page = await openList(demo, {
      body: `<style nonce="{{nonce}}">[data-part=item] { content-visibility: visible }</style>${body}`,
    });
    await expect.poll(() => states(page)).toEqual(Array(count).fill("untouched"));
    await price(page, 10_001).pressSequentially("0");
    await expect.poll(() => page.locator("[data-part=item] button:disabled").count()).toBe(count);
  });
});
