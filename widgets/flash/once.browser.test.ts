import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const saved = '<yy-flash><p data-flash="success">peça salva</p></yy-flash>';

/** What happens to a page after a message has been shown. */
const later: Readonly<Record<string, (child: HTMLElement) => unknown>> = {
  "the yy-flash is taken out and put back": async (child) => {
    const flash = child.parentElement as HTMLElement;
    flash.remove();
    // It counts as removed in the next task.
    await new Promise((resolve) => setTimeout(resolve, 5));
    document.querySelector("main")?.append(flash);
  },
  "the page around it is written again": () => {
    const main = document.querySelector("main") as HTMLElement;
    const html = main.innerHTML;
    main.innerHTML = html;
  },
  "it is cloned, as by jQuery": (child) => {
    const flash = child.parentElement as HTMLElement;
    flash.replaceWith(flash.cloneNode(true));
  },
  "it becomes the child of another yy-flash": (child) => {
    const other = document.createElement("yy-flash");
    other.append(child);
    document.querySelector("main")?.append(other);
  },
  "an attribute becomes wrong": (child) => {
    child.parentElement?.setAttribute("data-duration", "logo");
  },
};

const switchOff = (page: Page) =>
  page.evaluate(() => {
    const block = document.createElement("script");
    block.type = "application/json";
    block.id = "yy-switch";
    block.textContent = '{"off":["yy-flash"]}';
    document.head.append(block);
  });

describe("a message of yy-flash that was shown", () => {
  const demo = useDemo();
  const fixture = useFixture(demo);
  const still = useFixture(demo, { stoppedAt: 60_000 });

  const message = (page: Page, text: string) =>
    page.locator("yy-flash [part~=message]", { hasText: text });
  /** How often the words are on the screen, drawn or as the page's own. */
  const seen = (page: Page, text: string) =>
    page.getByText(text).and(page.locator(":visible")).count();
  const close = (page: Page) => page.getByRole("button", { name: "fechar" }).click();
  const waitForNone = (page: Page, text: string) =>
    message(page, text).waitFor({ state: "detached" });

  async function showAndClose(): Promise<Page> {
    const page = await fixture(saved);
    await close(page);
    await waitForNone(page, "peça salva");
    return page;
  }

  /** Whether the words are on the screen in any of the next frames. */
  const isSeenSoon = (page: Page, text: string) =>
    page.evaluate(async (words) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isSeen = () =>
        [...document.querySelectorAll("yy-flash")]
          .flatMap((flash) => [
            ...flash.children,
            ...(flash.shadowRoot?.querySelectorAll("[part=text]") ?? []),
          ])
          .some((element) => element.textContent?.includes(words) && element.checkVisibility());
      for (let i = 0; i < 20; i += 1) {
        if (isSeen()) return true;
        await nextFrame();
      }
      return false;
    }, text);

  it.each(Object.entries(later))("is not shown again when %s", async (_, change) => {
    const page = await showAndClose();
    await page.locator("yy-flash > [data-flash]").evaluate(change);
    expect(await isSeenSoon(page, "peça salva")).toBe(false);
    // What is said afterwards is, also where only the page's own markup can.
    await page.evaluate(() => {
      const child = document.createElement("p");
      child.dataset.flash = "notice";
      child.textContent = "outra";
      [...document.querySelectorAll("yy-flash")].at(-1)?.append(child);
    });
    await expect.poll(() => seen(page, "outra")).toBe(1);
    expect(await seen(page, "peça salva")).toBe(0);
  });

  it("is not shown again when it is moved while it is there", async () => {
    const page = await fixture(saved);
    await message(page, "peça salva").waitFor();
    await page
      .locator("yy-flash > [data-flash]")
      .evaluate(later["the yy-flash is taken out and put back"] as (child: HTMLElement) => unknown);
    await waitUntilMounted(page, "yy-flash");
    expect(await isSeenSoon(page, "peça salva")).toBe(false);
  });

  it("is in the translator's words while it is there, once, and not again when it has gone", async () => {
    const page = await still(saved);
    await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
    await page.clock.runFor(100);
    await message(page, "peça salva").waitFor();
    // As Chrome's: it holds the texts, asks for their translation, and puts elements in their
    // place.
    await page.evaluate(() => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const translate = (words: string) => {
        for (const text of texts) {
          if (!text.data.includes("peça salva")) continue;
          const font = document.createElement("font");
          font.textContent = words;
          text.replaceWith(font);
        }
      };
      Object.assign(window, { translate });
    });
    const translate = (words: string) =>
      page.evaluate((text) => Reflect.get(window, "translate" as string)(text), words);
    await translate("item saved");
    await message(page, "item saved").waitFor();
    expect(await page.locator("yy-flash [part~=message]").count()).toBe(1);
    await page.clock.runFor(4000);
    await expect.poll(() => page.locator("yy-flash [part~=message]").count()).toBe(0);
  });

  it("is not shown again in the words of a translator that is late", async () => {
    const page = await fixture(saved);
    await message(page, "peça salva").waitFor();
    const text = await page.evaluateHandle(
      () => document.querySelector("yy-flash > p")?.firstChild as Text,
    );
    await close(page);
    await waitForNone(page, "peça salva");
    await text.evaluate((held) => {
      held.data = "item saved";
    });
    await text.evaluate((held) => {
      const font = document.createElement("font");
      font.textContent = "item saved";
      held.replaceWith(font);
    });
    await page.evaluate(() => {
      const { flash }: { flash(text: string): void } = Reflect.get(window, "YY" as string);
      flash("outra");
    });
    await message(page, "outra").waitFor();
    expect(await message(page, "item saved").count()).toBe(0);
    expect(await seen(page, "item saved")).toBe(0);
  });

  it("is not shown again when its tag is switched off, but stays if it was still there", async () => {
    demo.server.addPage("/t", {
      head: '<script type="application/json" id="yy-switch">{}</script>',
      body: `<yy-flash data-duration="0"><p data-flash="success">peça salva</p>
        <p data-flash="notice">leia com calma</p></yy-flash><h1>peças</h1>`,
    });
    const page = await demo.open("/t");
    await message(page, "peça salva").getByRole("button").click();
    await waitForNone(page, "peça salva");
    await switchOff(page);
    await waitForNone(page, "leia com calma");
    expect(await seen(page, "leia com calma")).toBe(1);
    expect(await isSeenSoon(page, "peça salva")).toBe(false);
  });

  it("is said again when the page says the same again, in the same child", async () => {
    const page = await showAndClose();
    await page.locator("yy-flash > [data-flash]").evaluate((child) => {
      child.textContent = "peça salva";
    });
    await message(page, "peça salva").waitFor();
    expect(await seenErrors(page)).toEqual([]);
  });

  it("waits until its place is drawn, and is announced there", async () => {
    const page = await still(`<div hidden id="app">${saved}</div>`);
    await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
    await page.clock.runFor(20_000);
    await page.locator("#app").evaluate((app) => app.removeAttribute("hidden"));
    await expect.poll(() => page.getByRole("status").count()).toBe(1);
    expect(await page.getByRole("status").textContent()).toBe("");
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return page.getByRole("status").textContent();
      })
      .toContain("peça salva");
  });

  it("has its time again when its place was not drawn for a while", async () => {
    const page = await still(`<div id="drawer">${saved}</div>`);
    await page.waitForFunction(() => customElements.get("yy-flash") !== undefined);
    await page.clock.runFor(100);
    await message(page, "peça salva").waitFor();
    const drawer = page.locator("#drawer");
    await drawer.evaluate((box) => box.setAttribute("hidden", ""));
    await expect.poll(() => seen(page, "peça salva")).toBe(0);
    await page.evaluate(
      () => new Promise((resolve) => new ResizeObserver(resolve).observe(document.body)),
    );
    await page.clock.runFor(20_000);
    await drawer.evaluate((box) => box.removeAttribute("hidden"));
    await expect.poll(() => seen(page, "peça salva")).toBe(1);
  });
});
