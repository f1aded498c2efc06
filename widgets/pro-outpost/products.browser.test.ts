import { useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import {
  counts,
  cpf,
  finish,
  known,
  lookup,
  notice,
  openOutpost,
  product,
  products,
  section,
  tag,
  useOutpostFixture,
} from "./testing/outpostOnPage";

describe("yy-pro-outpost: products", () => {
  const demo = useDemo();
  const { fixture, open } = useOutpostFixture(demo);

  const remove = (page: Page, name: string) => page.getByRole("link", { name: `remover ${name}` });
  const add = (page: Page, name: string) =>
    page.evaluate((html) => {
      document.querySelector("[data-part=products] ul")?.insertAdjacentHTML("beforeend", html);
    }, product(name));
  const isAway = (page: Page) =>
    page.evaluate(() =>
      ["products", "finish"].map(
        (part) => document.querySelector<HTMLElement>(`[data-part=${part}]`)?.hidden,
      ),
    );
  const focused = (page: Page) =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute("aria-label") ?? activeElement?.getAttribute("data-part");
    });
  /**
   * The slides that are running: of which part, and for how long. With `change`, right after that
   * change of the products, because on a slow machine a second call would come after their end.
   */
  const slides = (page: Page, change?: { readonly add: string } | "remove") =>
    page.evaluate(async (changed) => {
      if (changed === "remove") document.querySelector("[data-part=product]")?.remove();
      else if (changed)
        document
          .querySelector("[data-part=products] ul")
          ?.insertAdjacentHTML("beforeend", changed.add);
      await Promise.resolve();
      return document.getAnimations().flatMap((slide) => {
        const { target } = slide.effect as KeyframeEffect;
        const part = (target as HTMLElement).dataset.part;
        return part === undefined ? [] : [[part, slide.effect?.getTiming().duration]];
      });
    }, change);

  it("are away while there are none, and nothing moves nor is told at mount", async () => {
    const page = await openOutpost(demo);
    expect(await isAway(page)).toEqual([true, true]);
    await waitForState(page, tag, "empty");
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(await counts(page)).toEqual([]);
    expect(await notice(page)).toBe("");
  });

  it("show where the server sent some", async () => {
    const page = await openOutpost(demo, { products: ["vestido"] });
    expect(await isAway(page)).toEqual([false, false]);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
    expect(await counts(page)).toEqual([]);
    expect(await page.locator(`${tag}:state(empty)`).count()).toBe(0);
  });

  it("slide in for 200 ms with the first and away with the last, whoever adds and removes them", async () => {
    const page = await open();
    const both = [
      ["products", 200],
      ["finish", 200],
    ];
    expect(await slides(page, { add: product("bolsa") })).toEqual(both);
    await expect.poll(() => slides(page)).toEqual([]);
    expect(await section(page).isVisible()).toBe(true);
    expect(await finish(page).isVisible()).toBe(true);
    expect(await slides(page, { add: product("vestido") })).toEqual([]);
    await page.evaluate(() => document.querySelector("[data-part=product]")?.remove());
    await expect.poll(() => counts(page)).toEqual([1, 2, 1]);
    expect(await isAway(page)).toEqual([false, false]);
    expect(await slides(page, "remove")).toEqual(both);
    await expect.poll(() => isAway(page)).toEqual([true, true]);
    expect(await counts(page)).toEqual([1, 2, 1, 0]);
    await expect.poll(() => notice(page)).toBe("nenhuma peça no outpost");
    expect(await seenErrors(page)).toEqual([]);
  });

  it("turn round in the middle of a slide, and end as they were last", async () => {
    const page = await open({ products: ["bolsa"] });
    const heights = await page.evaluate(async (html) => {
      const part = document.querySelector("[data-part=products]") as HTMLElement;
      const list = part.querySelector("ul") as HTMLElement;
      const whole = part.offsetHeight;
      list.textContent = "";
      await Promise.resolve();
      const [slide] = part.getAnimations();
      if (slide) slide.currentTime = 60;
      const before = part.offsetHeight;
      list.innerHTML = html;
      await Promise.resolve();
      return { whole, before, after: part.offsetHeight, slides: part.getAnimations().length };
    }, product("bolsa"));
    expect(heights.before).toBeLessThan(heights.whole);
    expect(Math.abs(heights.after - heights.before)).toBeLessThan(4);
    expect(heights.slides).toBe(1);
    await expect.poll(() => slides(page)).toEqual([]);
    expect(await isAway(page)).toEqual([false, false]);
    expect(await section(page).evaluate((part) => (part as HTMLElement).offsetHeight)).toBe(
      heights.whole,
    );
  });

  it("come and go at once where the visitor wants less motion", async () => {
    const page = await openOutpost(demo, { reducedMotion: "reduce" });
    expect(await slides(page, { add: product("bolsa") })).toEqual([]);
    expect(await isAway(page)).toEqual([false, false]);
    await remove(page, "bolsa").click();
    expect(await isAway(page)).toEqual([true, true]);
  });

  it("pass the focus on: to the neighbour of one that is removed, and after the last to the CPF", async () => {
    const page = await open({ products: ["a", "b", "c"] });
    await remove(page, "b").press("Enter");
    await expect.poll(() => focused(page)).toBe("remover c");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("remover a");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("cpf");
    expect(await counts(page)).toEqual([2, 1, 0]);
  });

  it("leave the focus alone where it is elsewhere, but take it out of a finish that goes away", async () => {
    const page = await open({ products: ["a"] });
    await page.evaluate(() => {
      document.querySelector("main")?.insertAdjacentHTML("beforeend", "<button aria-label='fora'>");
    });
    await page.getByRole("button", { name: "fora" }).focus();
    await page.evaluate(() => document.querySelector("[data-part=product]")?.remove());
    await expect.poll(() => counts(page)).toEqual([0]);
    expect(await focused(page)).toBe("fora");
    await add(page, "b");
    await finish(page).getByRole("button").focus();
    await page.evaluate(() => document.querySelector("[data-part=product]")?.remove());
    await expect.poll(() => focused(page)).toBe("cpf");
  });

  it("are told with own words, and count in a section that takes the former's place", async () => {
    const page = await open({
      attributes: 'data-count-text="{count} achados" data-one-text="um achado"',
    });
    await page.evaluate((html) => {
      const next = document.createElement("div");
      next.dataset.part = "products";
      next.innerHTML = html;
      document.querySelector("[data-part=products]")?.replaceWith(next);
    }, product("a") + product("b"));
    await expect.poll(() => notice(page)).toBe("2 achados");
    expect(await isAway(page)).toEqual([false, false]);
    await remove(page, "a").click();
    await expect.poll(() => notice(page)).toBe("um achado");
    expect(await counts(page)).toEqual([2, 1]);
  });

  it("do without a finish", async () => {
    const page = await fixture(
      `<${tag}><input data-part="cpf" aria-label="cpf"><a href="/" data-part="lookup">buscar</a><div data-part="products"></div></${tag}>`,
    );
    await waitUntilMounted(page, tag);
    expect(await section(page).isVisible()).toBe(false);
  });

  it("are there again, with the behaviour, after a Turbo visit and back", async () => {
    const page = await openOutpost(demo, { libs: ["turbo"] });
    demo.server.addPage("/outra", { body: '<main id="outra">outra</main>', libs: ["turbo"] });
    await cpf(page).fill(known);
    await lookup(page).click();
    await products(page).waitFor();
    await page.evaluate(() => window.Turbo.visit("/outra"));
    await page.locator("#outra").waitFor();
    await page.goBack();
    await page.locator("#outra").waitFor({ state: "detached" });
    await waitUntilMounted(page, tag);
    expect(await products(page).count()).toBe(1);
    expect(await isAway(page)).toEqual([false, false]);
    await lookup(page).click();
    await expect.poll(() => products(page).count()).toBe(2);
  });
});
