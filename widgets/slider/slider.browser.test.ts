import {
  collectProblems,
  describeOnce,
  type OpenOptions,
  recordEvents,
  taskTimes,
  useDemo,
  useFixture,
} from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

const width = 500;
const slide = (name: string, attributes = "") =>
  `<div id="${name}" ${attributes}><p>${name}</p><a href="/p/${name}">ver ${name}</a></div>`;
const three = slide("a") + slide("b") + slide("c");
const style = `<style nonce="{{nonce}}">
  .room { width: ${width}px } .room > yy-slider > * { height: 200px }
  .tall { height: 3000px } .strip { width: 100px; overflow-x: auto } .long { width: 200px } .away { display: none }
</style>`;

/** Frames tell a time that goes five times as fast: a way of 500 ms takes 100. */
async function inQuickMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame((now) => callback(now * 5));
  });
}

describe("yy-slider", () => {
  const demo = useDemo();

  interface Options {
    readonly attributes?: string;
    readonly around?: (slider: string) => string;
  }

  interface Visit extends Options, OpenOptions {
    readonly stillTime?: true;
  }

  const bodyOf = (slides: string, { attributes = "", around = (it) => it }: Options) =>
    `<div class="room">${around(`<yy-slider ${attributes}>${slides}</yy-slider>`)}</div><a href="/depois">depois</a>`;

  const fixture = useFixture(demo, {
    head: style,
    prepare: async (page) => {
      await inQuickMotion(page);
      await events.on(page);
    },
  });

  async function showSlider(slides = three, options: Options = {}): Promise<Page> {
    const page = await fixture(bodyOf(slides, options));
    await waitUntilMounted(page, "yy-slider");
    return page;
  }

  /** On a page of its own, which the test may leave, or change for good. */
  async function openSlider(
    slides = three,
    { attributes = "", around = (it) => it, stillTime, ...visit }: Visit = {},
  ): Promise<Page> {
    demo.server.addPage("/t", {
      body: `<main>${bodyOf(slides, { attributes, around })}</main>`,
      head: style,
    });
    demo.server.addPage("/p/a", { body: "<h1>a</h1>" });
    const page = await demo.open("/t", {
      ...visit,
      prepare: async (fresh) => {
        if (stillTime) await fresh.clock.install();
        await visit.prepare?.(fresh);
        await events.on(fresh);
      },
    });
    await waitUntilMounted(page, "yy-slider");
    return page;
  }

  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
  const shown = (page: Page, place: string) =>
    page.getByRole("group", { name: place, exact: true });
  const changes = (page: Page) => events.details(page, "yy:slide-changed");
  /** Ids of the slides that can be reached. */
  const reachable = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("yy-slider > :not([inert])")].map(({ id }) => id),
    );
  /** Where the slide is, in widths from the view. */
  const placeOf = (page: Page, id: string) =>
    page.evaluate((wanted) => {
      const view = document.querySelector("yy-slider") as HTMLElement;
      const target = document.getElementById(wanted) as HTMLElement;
      const from = view.getBoundingClientRect();
      const widths = (target.getBoundingClientRect().left - from.left) / from.width;
      return Math.round(widths * 100) / 100 + 0;
    }, id);
  /** Until the slide has come to that place. */
  const comesTo = (page: Page, id: string, place: number) =>
    expect.poll(() => placeOf(page, id)).toBe(place);
  const leftEdge = 20;

  /** Presses in the middle of the slider and moves that many pixels, in steps. */
  async function drag(page: Page, x: number, y = 0, from = { x: leftEdge, y: 60 }): Promise<void> {
    const box = await page.locator("yy-slider").first().boundingBox();
    if (!box) throw new Error("the slider has no box");
    const start = { x: box.x + (x < 0 ? box.width - from.x : from.x), y: box.y + from.y };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + x, start.y + y, { steps: 8 });
  }

  async function swipe(page: Page, x: number): Promise<void> {
    await drag(page, x);
    await page.mouse.up();
  }

  describe("the carousel", () => {
    it("is a named region of slides that say their place, of which one can be reached", async () => {
      const page = await showSlider(
        `${slide("a")}<article aria-label="casacos" id="b">b</article><a id="c" href="/p/c">tudo</a>`,
      );
      const region = page.getByRole("region", { name: "destaques" });
      expect(await region.getAttribute("aria-roledescription")).toBe("carrossel");
      expect(await shown(page, "1 de 3").getAttribute("aria-roledescription")).toBe("slide");
      expect(await page.locator("#b").getAttribute("aria-label")).toBe("casacos, 2 de 3");
      expect(await page.locator("#b").getAttribute("role")).toBeNull();
      expect(await page.locator("#c").getAttribute("role")).toBeNull();
      expect(await page.locator("#c").getAttribute("aria-label")).toBeNull();
      expect(await page.locator("#c").getAttribute("aria-description")).toBe("3 de 3");
      expect(await reachable(page)).toEqual(["a"]);
      await page.getByText("1/3", { exact: true }).waitFor();
    });

    it("goes on and back, round and round, and says so", async () => {
      const page = await showSlider();
      await button(page, "próximo").click();
      await shown(page, "2 de 3").waitFor();
      await comesTo(page, "b", 0);
      await button(page, "próximo").click();
      await button(page, "próximo").click();
      await page.getByText("1/3", { exact: true }).waitFor();
      await comesTo(page, "a", 0);
      await button(page, "anterior").click();
      await page.getByText("3/3", { exact: true }).waitFor();
      await comesTo(page, "c", 0);
      expect(await reachable(page)).toEqual(["c"]);
      expect(await changes(page)).toEqual([1, 2, 0, 2].map((index) => ({ index, total: 3 })));
    });

    it("moves the neighbour in from the side it is called from, with two slides too", async () => {
      const page = await showSlider(slide("a") + slide("b"));
      await drag(page, 150);
      await comesTo(page, "b", -0.7);
      await page.mouse.move(1000, 700);
      await page.mouse.up();
      await drag(page, -150);
      await expect.poll(async () => Math.abs(await placeOf(page, "a"))).toBeLessThan(1);
      await page.mouse.up();
      expect(await seenErrors(page)).toEqual([]);
    });

    it("leaves out of the tab order what is out of view", async () => {
      const page = await showSlider();
      await button(page, "próximo").focus();
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("ver a");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("depois");
    });

    it("goes by arrows, also from within a slide, whose focus stays in the carousel", async () => {
      const page = await showSlider(`${slide("a")}<div id="b"><input aria-label="cupom"></div>`);
      await page.getByRole("link", { name: "ver a" }).focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
        "cupom",
      );
      // A field keeps its arrows, modified ones are the browser's.
      await page.keyboard.press("ArrowLeft");
      await button(page, "anterior").focus();
      await page.keyboard.press("Alt+ArrowUp");
      expect(await reachable(page)).toEqual(["b"]);
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => reachable(page)).toEqual(["a"]);
    });

    it("goes by arrows from the moment it counts as mounted", async () => {
      const page = await showSlider();
      const inert = await page.evaluate(async () => {
        const first = document.querySelector("yy-slider") as Element;
        const slider = first.cloneNode(true) as Element;
        first.replaceWith(slider);
        while (!slider.matches(":state(mounted)")) await new Promise((later) => setTimeout(later));
        slider.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
        return [...slider.children].map((each) => each.hasAttribute("inert"));
      });
      expect(inert).toEqual([true, false, true]);
    });

    it("announces politely which slide has come when the visitor goes on", async () => {
      const page = await showSlider(
        `${slide("a")}${slide("b")}<article aria-label="casacos"><h2>frio</h2></article>
        <section><h2>tudo</h2><p>e mais</p></section><a href="/p/e"><img alt="lenço"></a><p></p>`,
      );
      const live = page.locator("yy-slider [aria-live]");
      expect(await live.getAttribute("aria-live")).toBe("polite");
      expect(await live.textContent()).toBe("");
      for (const words of ["2 de 6: b ver b", "3 de 6: casacos", "4 de 6: tudo", "5 de 6: lenço"]) {
        await button(page, "próximo").click();
        await expect.poll(() => live.textContent()).toBe(words);
      }
      await button(page, "próximo").click();
      await expect.poll(() => live.textContent()).toBe("6 de 6");
    });

    it("says what its buttons go through", async () => {
      const page = await showSlider();
      for (const name of ["anterior", "próximo"]) {
        const controlled = await button(page, name).evaluate((control) =>
          (control as HTMLElement & { ariaControlsElements: Element[] }).ariaControlsElements.map(
            (element) => element.getAttribute("part"),
          ),
        );
        expect(controlled).toEqual(["viewport"]);
      }
    });

    it("runs the other way from right to left", async () => {
      const page = await showSlider(three, {
        around: (slider) => `<div dir="rtl">${slider}</div>`,
      });
      await comesTo(page, "b", -1);
      await swipe(page, 150);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      await button(page, "próximo").focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => reachable(page)).toEqual(["a"]);
      await comesTo(page, "a", 0);
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => reachable(page)).toEqual(["c"]);
      await comesTo(page, "c", 0);
    });

    it("takes other words, and leaves the count out", async () => {
      const page = await showSlider(three, {
        attributes:
          'data-label="vitrine" data-indicator="false" data-label-previous="voltar" data-label-next="ir"',
      });
      await page.getByRole("region", { name: "vitrine" }).waitFor();
      await button(page, "ir").click();
      await button(page, "voltar").click();
      expect(await page.getByText("1/3", { exact: true }).count()).toBe(0);
      expect(await changes(page)).toHaveLength(2);
    });
  });

  describe("slides that come and go", () => {
    it("has no controls with one slide, and is not swiped", async () => {
      const page = await showSlider(slide("a"));
      expect(await page.getByRole("button").count()).toBe(0);
      expect(await page.getByText("1/1").count()).toBe(0);
      await swipe(page, -300);
      await comesTo(page, "a", 0);
      expect(await reachable(page)).toEqual(["a"]);
      expect(await changes(page)).toEqual([]);
    });

    it("starts without any, counts those added later, and stays with the one that shows", async () => {
      const page = await showSlider("", { attributes: 'data-mount="eager"' });
      expect(await seenErrors(page)).toEqual([]);
      const add = (html: string, where: InsertPosition) =>
        page.evaluate(
          ([markup, position]) =>
            document
              .querySelector("yy-slider")
              ?.insertAdjacentHTML(position as InsertPosition, markup as string),
          [html, where],
        );
      await add(slide("a"), "beforeend");
      await shown(page, "1 de 1").waitFor();
      await add(slide("b"), "beforeend");
      await page.getByText("1/2", { exact: true }).waitFor();
      await button(page, "próximo").click();
      await shown(page, "2 de 2").waitFor();
      await add(slide("c"), "afterbegin");
      await page.getByText("3/3", { exact: true }).waitFor();
      expect(await reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      expect(await changes(page)).toEqual([{ index: 1, total: 2 }]);
    });

    it("shows another one when the one that shows is removed, down to none", async () => {
      const page = await showSlider();
      await button(page, "anterior").click();
      await page.getByText("3/3", { exact: true }).waitFor();
      await page.locator("#c").evaluate((element) => element.remove());
      await page.getByText("2/2", { exact: true }).waitFor();
      expect(await reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      expect(await changes(page)).toEqual([
        { index: 2, total: 3 },
        { index: 1, total: 2 },
      ]);
      await page.evaluate(() => document.querySelector("yy-slider")?.replaceChildren());
      await expect.poll(() => page.getByRole("button").count()).toBe(0);
      expect(await seenErrors(page)).toEqual([]);
    });

    /** As a morph does: the same elements become other slides. */
    const become = (page: Page, ids: readonly string[]) =>
      page.locator("yy-slider").evaluate((slider, names) => {
        for (const [index, name] of names.entries()) {
          const element = slider.children[index];
          if (!element) continue;
          element.id = name;
          element.querySelector("a")?.setAttribute("href", `/p/${name}`);
        }
      }, ids);

    it("is another slider once all of its slides are others: it begins anew, and plays", async () => {
      const page = await openSlider(three, { attributes: "data-autoplay", stillTime: true });
      await button(page, "próximo").click();
      await button(page, "reproduzir").waitFor();
      await become(page, ["d", "e", "f"]);
      await page.getByText("1/3", { exact: true }).waitFor();
      expect(await reachable(page)).toEqual(["d"]);
      await button(page, "pausar").waitFor();
      expect(await page.locator("yy-slider [aria-live]").textContent()).toBe("");
      expect(await changes(page)).toEqual([{ index: 1, total: 3 }]);
    });

    it("follows the slide that shows to the element that it has come to", async () => {
      const page = await showSlider();
      await button(page, "próximo").click();
      await page.getByText("2/3", { exact: true }).waitFor();
      await become(page, ["c", "a", "b"]);
      await page.getByText("3/3", { exact: true }).waitFor();
      expect(await reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
    });

    it("works when it was hidden at first, and after the window changed its size", async () => {
      const page = await openSlider(three, {
        attributes: 'data-mount="eager"',
        around: (slider) => `<div class="away">${slider}</div>`,
        prepare: inQuickMotion,
      });
      await page.evaluate(() => document.querySelector(".away")?.classList.remove("away"));
      await button(page, "próximo").click();
      await shown(page, "2 de 3").waitFor();
      await comesTo(page, "b", 0);
      await page.setViewportSize({ width: 360, height: 700 });
      await page.evaluate(() => document.querySelector(".room")?.classList.remove("room"));
      await comesTo(page, "b", 0);
      await comesTo(page, "a", -1);
    });

    it("fetches the images of the slide that shows and of its neighbours", async () => {
      const images = ["a", "b", "c", "d", "e"]
        .map(
          (name) =>
            `<div id="${name}"><img alt="${name}" loading="lazy" width="50" height="50" data-src="/photos/public/bolsa-${name}/50x50.jpg"></div>`,
        )
        .join("");
      const page = await showSlider(images);
      const loaded = () =>
        page
          .locator("yy-slider img")
          .evaluateAll((all) =>
            all
              .filter((image) => (image as HTMLImageElement).naturalWidth > 0)
              .map((image) => (image as HTMLImageElement).alt),
          );
      await expect.poll(loaded).toEqual(["a", "b", "e"]);
      await button(page, "próximo").click();
      await expect.poll(loaded).toEqual(["a", "b", "c", "e"]);
    });

    it("is forgotten with its images once it has left", async () => {
      const page = await showSlider(
        '<img alt="a" data-src="/photos/public/bolsa-a/50x50.jpg"><img alt="b">',
      );
      const left = await page.evaluateHandle(() => {
        const slider = document.querySelector("yy-slider") as Element;
        slider.remove();
        return { slider: new WeakRef(slider) };
      });
      await showSlider();
      const isThere = async () => {
        await page.requestGC();
        return left.evaluate(({ slider }) => slider.deref() !== undefined);
      };
      await expect.poll(isThere).toBe(false);
    });
  });

  describeOnce("swiping", () => {
    it("goes on from 20 % of the width, back the other way, and springs back below", async () => {
      const page = await showSlider();
      await swipe(page, -width * 0.19);
      await comesTo(page, "a", 0);
      expect(await changes(page)).toEqual([]);
      await swipe(page, -width * 0.21);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      await swipe(page, width * 0.21);
      await swipe(page, width * 0.5);
      await expect.poll(() => reachable(page)).toEqual(["c"]);
      await comesTo(page, "c", 0);
    });

    it("leaves a swipe in a slider inside it to that one", async () => {
      const inner = `<yy-slider data-label="fotos">${slide("x")}${slide("y")}</yy-slider>`;
      const page = await showSlider(`<div id="a">${inner}</div>${slide("b")}`);
      await page.locator("#x").waitFor();
      await swipe(page, -200);
      await comesTo(page, "y", 0);
      await comesTo(page, "a", 0);
    });

    it("leaves pinching to the browser, to zoom the page", async () => {
      const page = await showSlider();
      const actions = await page
        .locator("#a")
        .evaluate((it) =>
          it.assignedSlot
            ? getComputedStyle(it.assignedSlot.closest(".swiped") as Element).touchAction
            : "",
        );
      expect(actions).toBe("pan-y pinch-zoom");
    });

    it("follows a link in a slide when it is pressed, not when it was swiped by", async () => {
      const page = await openSlider(three, { prepare: inQuickMotion });
      const link = await page.getByRole("link", { name: "ver a" }).boundingBox();
      if (!link) throw new Error("the link has no box");
      await page.mouse.move(link.x + 10, link.y + 5);
      await page.mouse.down();
      await page.mouse.move(link.x + 30, link.y + 5, { steps: 4 });
      // Ends over the link again: only the way it took tells a swipe from a press.
      await page.mouse.move(link.x + 14, link.y + 5, { steps: 4 });
      await page.mouse.up();
      await comesTo(page, "a", 0);
      expect(new URL(page.url()).pathname).toBe("/t");
      await page.mouse.down();
      await page.mouse.move(link.x + 17, link.y + 5);
      await page.mouse.up();
      await page.waitForURL("**/p/a");
    });

    it("selects no text, drags no image or link away, and minds the first button alone", async () => {
      const page = await showSlider(
        '<div id="a"><a href="/p/a"><img src="/photos/public/bolsa-1/500x200.jpg" width="500" height="200" alt="bolsa"></a></div><div id="b">b</div>',
      );
      await swipe(page, -200);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      expect(await page.evaluate(() => String(getSelection()))).toBe("");
      await page.mouse.move(100, 60);
      await page.mouse.down({ button: "right" });
      await page.mouse.move(400, 60, { steps: 4 });
      await page.mouse.up({ button: "right" });
      expect(await reachable(page)).toEqual(["b"]);
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("leaves a press in a field to the field", async () => {
      const page = await showSlider(
        '<div id="a"><input aria-label="cupom" value="promoção de verão"></div><div id="b">b</div>',
      );
      const box = await page.getByLabel("cupom").boundingBox();
      if (!box) throw new Error("the field has no box");
      await page.mouse.move(box.x + 4, box.y + 8);
      await page.mouse.down();
      await page.mouse.move(box.x + 140, box.y + 8, { steps: 5 });
      await page.mouse.up();
      await comesTo(page, "a", 0);
      const selected = await page.getByLabel("cupom").evaluate((field) => {
        const { selectionStart, selectionEnd } = field as HTMLInputElement;
        return (selectionEnd ?? 0) - (selectionStart ?? 0);
      });
      expect(selected).toBeGreaterThan(3);
    });

    it("goes with the finger across, and leaves up and down to the page", async () => {
      const page = await openSlider(three, {
        around: (slider) => `${slider}<div class="tall"></div>`,
        context: { hasTouch: true, isMobile: true },
        viewport: { width: 600, height: 600 },
      });
      const devTools = await page.context().newCDPSession(page);
      const finger = async (x: number, y: number) => {
        const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: [number, number]) =>
          devTools.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
          });
        await touch("touchStart", [250, 180]);
        for (let step = 1; step <= 10; step += 1)
          await touch("touchMove", [250 + (x * step) / 10, 180 + (y * step) / 10]);
        await touch("touchEnd");
      };
      await finger(-200, 10);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await finger(-20, -150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
      expect(await reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
    });

    it("has no long task while a hundred slides are swiped", async () => {
      const page = await openSlider(
        Array.from({ length: 100 }, (_, index) => slide(`s${index}`)).join(""),
      );
      const { longest, reference } = await taskTimes(page, async () => {
        for (let times = 0; times < 3; times += 1) await swipe(page, -400);
        await expect.poll(() => reachable(page)).toEqual(["s3"]);
        await comesTo(page, "s3", 0);
      });
      expect(longest).toBeLessThan(3 * reference);
    });
  });

  describeOnce("a wheel, or two fingers on a trackpad", () => {
    /** Over the slider's middle. */
    async function point(page: Page): Promise<void> {
      const box = await page.locator("yy-slider").first().boundingBox();
      if (!box) throw new Error("the slider has no box");
      await page.mouse.move(box.x + box.width / 2, box.y + 60);
    }
    /** Takes down whether the browser itself was left to do something with it. */
    const prevented = (page: Page) =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) =>
            addEventListener("wheel", (event) => resolve(event.defaultPrevented), { once: true }),
          ),
      );
    async function flick(page: Page): Promise<void> {
      for (const x of [10, 40, 90, 70, 50, 30, 20, 12, 8, 4, 2, 1]) await page.mouse.wheel(x, 0);
    }

    it("brings one slide a gesture, gliding out included, and goes nowhere else", async () => {
      const page = await showSlider();
      await point(page);
      const ofFirst = prevented(page);
      await flick(page);
      expect(await ofFirst).toBe(true);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await comesTo(page, "b", 0);
      expect((await changes(page)).length).toBe(1);
      await page.mouse.wheel(-40, 0);
      await expect.poll(() => reachable(page)).toEqual(["a"]);
    });

    it("minds a wheel with Shift", async () => {
      const page = await showSlider();
      await point(page);
      await page.keyboard.down("Shift");
      await page.mouse.wheel(0, 120);
      await page.keyboard.up("Shift");
      await expect.poll(() => reachable(page)).toEqual(["b"]);
    });

    it("leaves a wheel up and down to the page, and zooming with Ctrl", async () => {
      const page = await openSlider(three, {
        around: (slider) => `${slider}<div class="tall"></div>`,
      });
      await point(page);
      const ofDown = prevented(page);
      await page.mouse.wheel(4, 120);
      expect(await ofDown).toBe(false);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
      expect(await reachable(page)).toEqual(["a"]);
      const zoom = await page.locator("#a").evaluate((slide) =>
        slide.dispatchEvent(
          new WheelEvent("wheel", {
            deltaX: 200,
            ctrlKey: true,
            bubbles: true,
            cancelable: true,
            composed: true,
          }),
        ),
      );
      expect(zoom).toBe(true);
      expect(await reachable(page)).toEqual(["a"]);
    });

    it("goes the other way from right to left", async () => {
      const page = await showSlider(three, {
        around: (slider) => `<div dir="rtl">${slider}</div>`,
      });
      await point(page);
      await page.mouse.wheel(-120, 0);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
    });

    it("moves the slider inside a slide, or what scrolls in it until its end, alone", async () => {
      const inner = `<yy-slider data-label="fotos">${slide("x")}${slide("y")}</yy-slider>`;
      const page = await showSlider(`<div id="a">${inner}</div>${slide("b")}`);
      await page.locator("#x").waitFor();
      await point(page);
      await flick(page);
      await comesTo(page, "y", 0);
      await comesTo(page, "a", 0);
      const row = '<div class="strip" tabindex="0"><div class="long">tamanhos</div></div>';
      const other = await showSlider(`<div id="a">${row}</div>${slide("b")}`);
      const box = await other.locator(".strip").boundingBox();
      if (!box) throw new Error("the row has no box");
      await other.mouse.move(box.x + 20, box.y + 10);
      await other.mouse.wheel(150, 0);
      await expect.poll(() => other.locator(".strip").evaluate((it) => it.scrollLeft)).toBe(100);
      expect(await reachable(other)).toEqual(["a"]);
      await other.mouse.wheel(150, 0);
      await expect.poll(() => reachable(other)).toEqual(["b"]);
    });

    it("stops autoplay, and jumps under reduced motion", async () => {
      const page = await openSlider(three, { attributes: 'data-autoplay="true"' });
      await point(page);
      await page.mouse.wheel(120, 0);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await button(page, "reproduzir").waitFor();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.mouse.wheel(-120, 0);
      await expect.poll(() => reachable(page)).toEqual(["a"]);
      expect(await placeOf(page, "a")).toBe(0);
    });
  });

  describeOnce("a slide that leads somewhere", () => {
    const leading =
      '<div id="a" data-href="/p/a"><p>a</p><button type="button">curtir</button></div><div id="b" data-href="https://example.com/"><p>b</p></div>';

    it("is opened by a tap, but not by a swipe, another button, a modified press or a control in it", async () => {
      const page = await openSlider(leading, { prepare: inQuickMotion });
      await swipe(page, -width * 0.1);
      await comesTo(page, "a", 0);
      await page.locator("#a p").click({ modifiers: ["Control"] });
      await page.locator("#a p").click({ button: "middle" });
      await page.getByRole("button", { name: "curtir" }).click();
      expect(new URL(page.url()).pathname).toBe("/t");
      // 3 of 500 px is below the hundredth that makes a swipe.
      await drag(page, 3, 0, { x: leftEdge, y: 25 });
      await page.mouse.up();
      await page.waitForURL("**/p/a");
    });

    it("is opened by Enter where it holds no control itself; a foreign address is refused, once", async () => {
      const page = await showSlider(leading);
      await button(page, "próximo").click();
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("b");
      await page.keyboard.press("Enter");
      await expect.poll(() => seenErrors(page)).toHaveLength(1);
      expect((await seenErrors(page))[0]).toMatchObject({ name: "ConfigError" });
      expect(new URL(page.url()).pathname).toBe("/fixture");
      expect(await page.locator("#a").getAttribute("tabindex")).toBeNull();
    });
  });

  describe("autoplay", () => {
    const openPlaying = (options: Visit = {}) =>
      openSlider(three, { attributes: "data-autoplay", stillTime: true, ...options });
    const playing = (page: Page) => page.locator("yy-slider:state(playing)").count();
    /** Passes over the way that a slide has begun. */
    const arrive = (page: Page) => page.clock.runFor(600);

    it("goes on every five seconds, silently, and waits while the pointer or the focus is there", async () => {
      const page = await openPlaying();
      await expect.poll(() => playing(page)).toBe(1);
      expect(await page.locator("yy-slider [aria-live]").getAttribute("aria-live")).toBe("off");
      await page.clock.fastForward(4000);
      expect(await changes(page)).toEqual([]);
      await page.clock.fastForward(1000);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      expect(await page.locator("yy-slider [aria-live]").textContent()).toBe("");

      await arrive(page);
      await page.locator("#b p").hover();
      await expect.poll(() => playing(page)).toBe(0);
      expect(await page.locator("yy-slider [aria-live]").getAttribute("aria-live")).toBe("polite");
      await page.clock.fastForward(6000);
      expect(await reachable(page)).toEqual(["b"]);
      await page.mouse.move(1000, 700);
      await expect.poll(() => playing(page)).toBe(1);

      await page.getByRole("link", { name: "ver b" }).focus();
      await expect.poll(() => playing(page)).toBe(0);
      await page.clock.fastForward(6000);
      expect(await reachable(page)).toEqual(["b"]);
      await page.getByRole("link", { name: "depois" }).focus();
      await expect.poll(() => playing(page)).toBe(1);
      await page.clock.fastForward(5000);
      await expect.poll(() => reachable(page)).toEqual(["c"]);
      await page.clock.fastForward(5000);
      await expect.poll(() => reachable(page)).toEqual(["a"]);
    });

    it("waits while the tab is hidden", async () => {
      const page = await openPlaying();
      await expect.poll(() => playing(page)).toBe(1);
      const hide = (hidden: boolean) =>
        page.evaluate((isHidden) => {
          Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
          document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
      await hide(true);
      await expect.poll(() => playing(page)).toBe(0);
      await page.clock.fastForward(20_000);
      expect(await reachable(page)).toEqual(["a"]);
      await hide(false);
      await expect.poll(() => playing(page)).toBe(1);
      await page.clock.fastForward(5000);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
    });

    for (const [what, act] of [
      ["a control", (page: Page) => button(page, "próximo").click()],
      ["a key", (page: Page) => button(page, "próximo").press("ArrowRight")],
      ["a swipe", (page: Page) => swipe(page, -150)],
      ["a swipe that springs back", (page: Page) => swipe(page, -50)],
      ["the pause button", (page: Page) => button(page, "pausar").click()],
    ] as const) {
      it(`stops for good after ${what}`, async () => {
        const page = await openPlaying();
        await expect.poll(() => playing(page)).toBe(1);
        await act(page);
        await button(page, "reproduzir").waitFor();
        await page.getByRole("link", { name: "depois" }).focus();
        await page.mouse.move(1000, 700);
        const [now] = await reachable(page);
        await page.clock.fastForward(20_000);
        expect(await playing(page)).toBe(0);
        expect(await reachable(page)).toEqual([now]);
      });
    }

    it("starts again by its own button alone, though pointer and focus are on that", async () => {
      const page = await openPlaying();
      await button(page, "pausar").click();
      await button(page, "reproduzir").click();
      await expect.poll(() => playing(page)).toBe(1);
      await page.clock.fastForward(5000);
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      await arrive(page);
      await page.locator("#b p").hover();
      await page.mouse.move(1000, 700);
      await page.locator("#b p").hover();
      await expect.poll(() => playing(page)).toBe(0);
    });

    it("never plays under reduced motion, and has no button for it; a change shows at once", async () => {
      const page = await openPlaying({ reducedMotion: "reduce" });
      await page.clock.fastForward(20_000);
      expect(await playing(page)).toBe(0);
      expect(await page.getByRole("button").count()).toBe(2);
      await button(page, "próximo").click();
      await expect.poll(() => reachable(page)).toEqual(["b"]);
      expect(
        await page.evaluate(() => document.querySelector("#b")?.getBoundingClientRect().left),
      ).toBe(
        await page.evaluate(
          () => document.querySelector("yy-slider")?.getBoundingClientRect().left,
        ),
      );
    });

    it("does not play one slide, nor a page that is a preview", async () => {
      const page = await openSlider(slide("a"), { attributes: "data-autoplay", stillTime: true });
      await page.clock.fastForward(6000);
      expect(await playing(page)).toBe(0);
      await page.evaluate((html) => {
        document.documentElement.setAttribute("data-turbo-preview", "");
        document.querySelector("yy-slider")?.insertAdjacentHTML("beforeend", html);
      }, slide("b"));
      await button(page, "pausar").waitFor();
      await page.clock.fastForward(6000);
      expect(await playing(page)).toBe(0);
      expect(await reachable(page)).toEqual(["a"]);
      await page.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
      await expect.poll(() => playing(page)).toBe(1);
    });
  });

  describe("the server's row", () => {
    it("scrolls without script, in the same box, and the carousel goes on where it was scrolled to", async () => {
      demo.server.addPage("/t", {
        body: `<main><div class="room"><yy-slider>${three}</yy-slider></div></main>`,
        head: style,
        script: "none",
      });
      const page = await demo.open("/t");
      const height = () =>
        page.locator("yy-slider").evaluate((slider) => slider.getBoundingClientRect().height);
      const before = await height();
      await page.locator("yy-slider").evaluate((slider) => slider.scrollTo({ left: 500 }));
      await page.evaluate((folder) => {
        const script = document.createElement("script");
        script.type = "module";
        script.src = `${folder}/yy.js`;
        document.head.append(script);
      }, distUrl);
      await waitUntilMounted(page, "yy-slider");
      await page.getByText("2/3", { exact: true }).waitFor();
      await comesTo(page, "b", 0);
      expect(await height()).toBe(before);
      expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
      expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    });

    it("comes back as it was sent for a Turbo snapshot, styles of its own too, and plays on after it", async () => {
      const page = await showSlider(three.replace('id="c"', 'id="c" aria-label="casacos"'));
      await page.locator("#c").evaluate((element) => {
        (element as HTMLElement).style.opacity = "0.9";
      });
      const sent = await page.evaluate(() => {
        document.dispatchEvent(new Event("turbo:before-cache"));
        return document.querySelector("yy-slider")?.innerHTML;
      });
      expect(sent).toBe(
        three
          .replace('id="c"', 'id="c" aria-label="casacos"')
          .replace('aria-label="casacos" ', 'aria-label="casacos" style="opacity: 0.9;"')
          .replace(/ >/g, ">"),
      );
      await page.evaluate(() => document.dispatchEvent(new Event("turbo:render")));
      await expect.poll(() => reachable(page)).toEqual(["a"]);
      await button(page, "anterior").click();
      await expect.poll(() => reachable(page)).toEqual(["c"]);
      await comesTo(page, "c", 0);
    });

    it("stays when the code does not come, with one error", async () => {
      demo.server.addPage("/t", {
        body: `<main><div class="room"><yy-slider>${three}</yy-slider></div></main>`,
        head: style,
      });
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          await fresh.route("**/chunks/slider-*", (route) => route.abort());
        },
      });
      await expect
        .poll(() => seenErrors(page))
        .toMatchObject([{ widget: "yy-slider", name: "RequestError" }]);
      expect(await page.getByRole("link", { name: "ver a" }).isVisible()).toBe(true);
      expect(await reachable(page)).toEqual(["a", "b", "c"]);
    });
  });
});
