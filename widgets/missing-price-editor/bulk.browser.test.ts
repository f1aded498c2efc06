import { holdRequests, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { item, items } from "./testing/priceItems";
import {
  enter,
  openList,
  price,
  saveButton,
  saved,
  shown,
  states,
  tag,
  usePriceListFixture,
} from "./testing/priceList";

const ids = [401, 402, 403, 404];

describe("yy-missing-price-editor: many prices at once", () => {
  const demo = useDemo();
  const showList = usePriceListFixture(demo);
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const all = (page: Page) => Promise.all(ids.map((id) => shown(page, id)));
  const fillAll = async (page: Page, text: string) => {
    await page.getByLabel("preço para todos").fill(text);
    await button(page, "preencher").click();
  };
  const percent = async (page: Page, text: string, name: string) => {
    await page.getByLabel("porcentagem (%)").fill(text);
    await button(page, name).click();
  };

  it("fills in a price for all, raises and lowers by a percentage in whole cents, and saves nothing", async () => {
    const page = await showList(items(4));
    await page.evaluate(() => {
      const note = ({ target }: Event) => Reflect.set(window, "changed", (target as Element).id);
      document.addEventListener("change", note, { once: true });
    });
    await fillAll(page, "10,05");
    expect(await all(page)).toEqual(Array(4).fill("R$ 10,05"));
    expect(await page.evaluate(() => Reflect.get(window, "changed"))).toBe("price-401");
    await page.getByText("4 preços alterados. falta salvar.").waitFor();
    await enter(page, 402, "");
    await percent(page, "10", "aumentar");
    expect(await all(page)).toEqual(["R$ 11,06", "", "R$ 11,06", "R$ 11,06"]);
    await percent(page, "12,5%", "diminuir");
    expect(await all(page)).toEqual(["R$ 9,68", "", "R$ 9,68", "R$ 9,68"]);
    expect(await states(page)).toEqual(["changed", "untouched", "changed", "changed"]);
    expect(demo.server.requests.filter(({ method }) => method === "POST")).toEqual([]);
  });

  it("takes changes back one after the other, but not over what was typed or saved since", async () => {
    const page = await showList(items(4));
    expect(await button(page, "desfazer").isDisabled()).toBe(true);
    await enter(page, 401, "5");
    await fillAll(page, "20");
    await percent(page, "50", "aumentar");
    await enter(page, 402, "33");
    await saveButton(page, 403).click();
    await expect.poll(() => states(page)).toEqual(["changed", "changed", "saved", "changed"]);
    await button(page, "desfazer").click();
    expect(await all(page)).toEqual(["R$ 20,00", "R$ 33,00", "R$ 30,00", "R$ 20,00"]);
    await button(page, "desfazer").click();
    expect(await all(page)).toEqual(["R$ 5,00", "R$ 33,00", "R$ 30,00", ""]);
    await expect.poll(() => button(page, "desfazer").isDisabled()).toBe(true);
    await expect.poll(() => states(page)).toEqual(["changed", "changed", "saved", "untouched"]);
  });

  it("says why nothing came of it: no price, no percentage, no prices; Enter presses the button", async () => {
    const page = await showList(items(4));
    const alert = page.getByRole("alert");
    await fillAll(page, "");
    await expect.poll(() => alert.textContent()).toBe("deve ser maior do que R$ 0,00");
    await percent(page, "10", "aumentar");
    await expect.poll(() => alert.textContent()).toBe("nenhum preço preenchido ainda.");
    await page.getByLabel("preço para todos").fill("10");
    await page.getByLabel("preço para todos").press("Enter");
    await expect.poll(() => alert.textContent()).toBe("");
    for (const [text, name] of [
      ["0", "aumentar"],
      ["-5", "aumentar"],
      ["dez", "diminuir"],
      ["100", "diminuir"],
    ] as const) {
      await percent(page, text, name);
      await expect.poll(() => alert.textContent()).toMatch(/^digite uma porcentagem/);
      await expect
        .poll(() =>
          page
            .getByLabel("porcentagem (%)")
            .evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field),
        )
        .toBe(true);
    }
    expect(await all(page)).toEqual(Array(4).fill("R$ 10,00"));
    await page.getByLabel("porcentagem (%)").fill("100");
    await page.getByLabel("porcentagem (%)").press("Enter");
    expect(await all(page)).toEqual(Array(4).fill("R$ 20,00"));
  });

  it("leaves alone what is on its way, saved, disabled, or already that price", async () => {
    const body = item(401) + item(402) + item(403, "", "disabled") + item(404, "", 'value="10,00"');
    const page = await showList(body);
    await enter(page, 401, "7");
    const release = await holdRequests(page, "**/pro/precos-faltantes/*");
    await saveButton(page, 401).click();
    await expect.poll(async () => (await states(page))[0]).toBe("saving");
    await fillAll(page, "10");
    expect(await all(page)).toEqual(["R$ 7,00", "R$ 10,00", "", "R$ 10,00"]);
    release();
    await expect.poll(() => saved(page)).toEqual([{ itemId: "401", price: 7 }]);
  });

  describe("leaving and coming back", () => {
    /** What is kept for the member, by item. */
    const prices = (page: Page) =>
      page.evaluate(() => {
        const entry = localStorage.getItem("yy:prices:2");
        if (entry === null) return null;
        const { keptAt: _, ...kept } = JSON.parse(entry) as Record<string, { text?: string }>;
        return JSON.stringify(
          Object.fromEntries(Object.entries(kept).map(([id, each]) => [id, each.text ?? each])),
        );
      });
    const dialogs = (page: Page) => {
      const seen: string[] = [];
      page.on("dialog", async (dialog) => {
        seen.push(`${dialog.type()}: ${dialog.message()}`);
        await dialog.dismiss();
      });
      return seen;
    };

    it("brings typed prices back after a reload, for that user, until they are saved", async () => {
      const page = await openList(demo, { body: items(4) });
      await enter(page, 401, "10");
      await enter(page, 402, "0");
      await price(page, 403).pressSequentially("1234,5");
      await expect.poll(() => prices(page)).toContain("1.234,5");
      page.on("dialog", (dialog) => dialog.accept());
      await page.reload();
      await page.getByText("3 preços que você tinha digitado estão de volta.").waitFor();
      expect(await all(page)).toEqual(["R$ 10,00", "R$ 0,00", "R$ 1.234,50", ""]);
      expect(await states(page)).toEqual(["changed", "invalid", "changed", "untouched"]);
      await enter(page, 402, "");
      for (const id of [401, 403]) await saveButton(page, id).click();
      await expect.poll(() => states(page)).toEqual(["saved", "untouched", "saved", "untouched"]);
      await expect.poll(() => prices(page)).toBeNull();
    });

    it("shows another user nothing of it, and keeps nothing of a visitor nobody knows", async () => {
      const page = await openList(demo, { body: items(2) });
      await enter(page, 401, "10");
      await expect.poll(() => prices(page)).not.toBeNull();
      page.on("dialog", (dialog) => dialog.accept());
      await page.context().request.post("/_demo/sign-in", { data: { userId: 5 } });
      await page.reload();
      await session.waitUntilKnown(page);
      expect(await shown(page, 401)).toBe("");
      const stranger = await openList(demo, { body: items(2) }, {
        signedInAs: undefined,
      } as object);
      await enter(stranger, 401, "10");
      await stranger.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
      expect(
        await stranger.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith("yy:prices")),
        ),
      ).toEqual([]);
    });

    it("keeps none of it for somebody who signs in in another tab", async () => {
      const page = await openList(demo, { body: items(2) });
      await enter(page, 401, "10");
      await expect.poll(() => prices(page)).toContain("10,00");
      await page.context().request.post("/_demo/sign-in", { data: { userId: 5 } });
      await session.refresh(page);
      await enter(page, 402, "20");
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
      expect(await page.evaluate(() => localStorage.getItem("yy:prices:5"))).toBeNull();
      expect(await prices(page)).not.toContain("20,00");
    });

    it("does not write over what the server or the visitor has put there, and survives storage that throws", async () => {
      const page = await openList(
        demo,
        { body: item(401, "", 'value="50,00"') + item(402) },
        {
          prepare: async (fresh) => {
            await fresh.addInitScript(() =>
              localStorage.setItem("yy:prices:2", '{"401":"R$ 1,00","402":7,"__proto__":"x"}'),
            );
          },
        },
      );
      await session.waitUntilKnown(page);
      expect([await shown(page, 401), await shown(page, 402)]).toEqual(["R$ 50,00", ""]);
      const blocked = await openList(
        demo,
        { body: items(1) },
        {
          prepare: async (fresh) => {
            await fresh.addInitScript(() => {
              Object.defineProperty(window, "localStorage", {
                get() {
                  throw new DOMException("blocked", "SecurityError");
                },
              });
            });
          },
        },
      );
      await enter(blocked, 401, "10");
      await expect.poll(() => states(blocked)).toEqual(["changed"]);
      await saveButton(blocked, 401).click();
      await expect.poll(() => states(blocked)).toEqual(["saved"]);
    });

    it("puts nothing into the field that the visitor is in, until it is left empty", async () => {
      const page = await openList(
        demo,
        { body: items(2) },
        {
          prepare: async (fresh) => {
            await fresh.addInitScript(() =>
              localStorage.setItem("yy:prices:2", '{"401":"R$ 1,00","402":"R$ 2,00"}'),
            );
            const release = await holdRequests(fresh, "**/metadata/user");
            const goIn = async () => {
              // Once: what it waits for would come in a page of the next test.
              fresh.off("load", goIn);
              await fresh.locator(`${tag}:state(mounted)`).waitFor({ state: "attached" });
              await price(fresh, 401).focus();
              release();
            };
            fresh.on("load", goIn);
          },
        },
      );
      await expect.poll(() => shown(page, 402)).toBe("R$ 2,00");
      expect(await shown(page, 401)).toBe("");
      await price(page, 401).blur();
      await expect.poll(() => shown(page, 401)).toBe("R$ 1,00");
    });

    it("forgets prices of items that a complete list does not have any more, and none of another list", async () => {
      const page = await openList(
        demo,
        { body: items(1) },
        {
          prepare: async (fresh) => {
            await fresh.addInitScript(() =>
              localStorage.setItem(
                "yy:prices:2",
                JSON.stringify({
                  401: "R$ 1,00",
                  402: { text: "R$ 2,00", list: "/lista" },
                  403: { text: "R$ 3,00", list: "/lista?marca=farm" },
                }),
              ),
            );
          },
        },
      );
      await expect.poll(() => shown(page, 401)).toBe("R$ 1,00");
      await expect.poll(() => prices(page)).toBe('{"401":"R$ 1,00","403":"R$ 3,00"}');
    });

    it("warns before the page is left with a price that is changed or invalid, and no longer than that", async () => {
      const page = await openList(demo, { body: items(1) });
      const seen = dialogs(page);
      const warning = "beforeunload: ";
      for (const [text, state, warnings] of [
        ["10", "changed", [warning]],
        ["0", "invalid", [warning, warning]],
      ] as const) {
        await enter(page, 401, text);
        await expect.poll(() => states(page)).toEqual([state]);
        await page.evaluate(() => location.assign("/ajuda"));
        await expect.poll(() => seen).toEqual(warnings);
        expect(new URL(page.url()).pathname).toBe("/lista");
      }
      await enter(page, 401, "");
      await expect.poll(() => page.locator(`${tag}:state(unsaved)`).count()).toBe(0);
      // Not `goto`, which may take the end of the first, refused one for its own.
      await page.evaluate(() => location.assign("/ajuda"));
      await page.waitForURL("**/ajuda");
      expect(seen).toHaveLength(2);
    });

    for (const lib of ["Turbo", "Turbolinks"] as const)
      it(`brings back a price typed just before ${lib} shows the page anew`, async () => {
        const page = await openList(demo, {
          body: items(1),
          lib: `?lib=${lib.toLowerCase()}`,
        });
        page.on("dialog", (dialog) => dialog.accept());
        await page.evaluate(() => Reflect.set(document.body, "isOld", true));
        await enter(page, 401, "10");
        await page.evaluate((name) => Reflect.get(window, name).visit(location.href), lib);
        await expect.poll(() => page.evaluate(() => "isOld" in document.body)).toBe(false);
        await expect.poll(() => states(page)).toEqual(["changed"]);
        expect(await shown(page, 401)).toBe("R$ 10,00");
      });

    for (const lib of ["turbo", "turbolinks"])
      it(`asks before a ${lib} visit, in the page's words`, async () => {
        const body = `${items(1)}<p><a href="/ajuda">ajuda</a></p>`;
        const page = await openList(demo, {
          body,
          lib: `?lib=${lib}`,
          attributes: 'data-leave-text="sair?"',
        });
        const seen = dialogs(page);
        await enter(page, 401, "10");
        await expect.poll(() => states(page)).toEqual(["changed"]);
        await page.getByRole("link", { name: "ajuda" }).click();
        await expect.poll(() => seen).toEqual(["confirm: sair?"]);
        expect(new URL(page.url()).pathname).toBe("/lista");
        expect(await shown(page, 401)).toBe("R$ 10,00");
        page.removeAllListeners("dialog");
        page.on("dialog", (dialog) => dialog.accept());
        await page.getByRole("link", { name: "ajuda" }).click();
        await page.waitForURL("**/ajuda*");
        await page.goBack();
        await expect.poll(() => shown(page, 401)).toBe("R$ 10,00");
        await expect.poll(() => states(page)).toEqual(["changed"]);
      });
  });
});
