import { collectProblems, type OpenOptions, useDemo } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    /** Scroll positions of the page, frame by frame, with the time in ms. */
    scrollSteps: { at: number; y: number }[];
  }
}

const tag = "yy-smooth-scroll";

const css = `<style nonce="{{nonce}}">
  body { margin: 0 } section { height: 1500px } h2 { margin: 0; height: 40px }
  .box { height: 300px; overflow: auto; border: 5px solid } .box div { height: 1000px }
</style>`;

const article = (links: string, attributes = "", rest = "") => `
  <${tag} ${attributes}>${links}</${tag}> <label>nota <input></label>
  <section id="first">começo</section>
  <section><h2 id="end">fim</h2>${rest}</section><section></section>`;

const link = '<a href="#end">ao fim</a>';

/** Makes the time of frames pass five times as fast: 400 ms of scrolling take 80. */
async function inQuickMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => frame((now) => callback(now * 5));
  });
}

describe("yy-smooth-scroll", () => {
  const demo = useDemo();

  interface Opening extends OpenOptions {
    readonly head?: string;
    readonly libs?: "turbo"[];
    /** At the normal speed: for tests of what happens during the scrolling. */
    readonly atItsPace?: true;
  }

  async function open(
    body: string,
    { head = "", libs = [], atItsPace, ...options }: Opening = {},
  ): Promise<Page> {
    demo.server.addPage("/t", { body: `<main>${body}</main>`, head: css + head, libs });
    demo.server.addPage("/other", { body: '<main id="other">outra</main>', libs });
    return demo.open("/t", {
      ...options,
      prepare: async (page) => {
        if (!atItsPace) await inQuickMotion(page);
      },
    });
  }

  async function openMounted(...args: Parameters<typeof open>): Promise<Page> {
    const page = await open(...args);
    await waitUntilMounted(page, tag);
    return page;
  }

  const topOf = (page: Page, id = "end") =>
    page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top, id);
  const follow = (page: Page, name = "ao fim") => page.getByRole("link", { name }).click();
  const arrives = (page: Page, top = 24, id?: string) =>
    expect.poll(() => topOf(page, id)).toBeCloseTo(top, 0);
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
  const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

  /**
   * Whether the widget handled the click, seen by a later listener that keeps the browser from
   * following the link.
   */
  const takes = (page: Page, selector: string, modifiers: Record<string, boolean | number> = {}) =>
    page.evaluate(
      ([wanted, init]) => {
        let taken: boolean | undefined;
        const listen = (event: Event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        };
        document.addEventListener("click", listen, { once: true });
        document.querySelector(wanted as string)?.dispatchEvent(
          new MouseEvent("click", {
            bubbles: true,
            cancelable: true,
            ...(init as MouseEventInit),
          }),
        );
        return taken;
      },
      [selector, modifiers] as const,
    );

  it("moves in 400 ms until the target is 24 px below the top, with address and focus", async () => {
    const page = await openMounted(article('<a href="#end"><b>ao fim</b></a>'), {
      atItsPace: true,
      head: '<style nonce="{{nonce}}">html { scroll-behavior: smooth }</style>',
    });
    const length = await page.evaluate(() => {
      // Frames say that 16 ms have passed since the one before, however late they come.
      const frame = window.requestAnimationFrame.bind(window);
      let told = 0;
      const tell = () => {
        told += 16;
        frame(tell);
      };
      frame(tell);
      window.requestAnimationFrame = (callback) => frame(() => callback(told));
      window.scrollSteps = [];
      const note = (at: number) => {
        window.scrollSteps.push({ at, y: scrollY });
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      return history.length;
    });
    await follow(page);
    expect(await page.evaluate(() => [location.hash, document.activeElement?.id])).toEqual([
      "#end",
      "end",
    ]);
    await arrives(page);
    const frames = await page.evaluate(() => window.scrollSteps);
    const last = frames.findIndex(({ y }) => y === frames.at(-1)?.y);
    const moving = frames.filter(({ y }, index) => y > 0 && index <= last);
    expect(moving.length).toBeGreaterThan(3);
    expect(moving.map(({ y }) => y)).toEqual(moving.map(({ y }) => y).sort((a, b) => a - b));
    const took = (moving.at(-1)?.at ?? 0) - (moving[0]?.at ?? 0);
    expect(took).toBeGreaterThan(250);
    expect(took).toBeLessThanOrEqual(400);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });

  it.each([
    ["data-margin", article(link, 'data-margin="100"'), "", 100],
    ["no margin", article(link, 'data-margin="0"'), "", 0],
    ["a larger scroll-margin-top", article(link), "#end { scroll-margin-top: 90px }", 90],
    ["a smaller scroll-margin-top", article(link), "#end { scroll-margin-top: 10px }", 24],
    ["scroll-padding-top of the page", article(link), "html { scroll-padding-top: 60px }", 84],
  ])("keeps the room of %s", async (_, body, rule, top) => {
    const head = `<style nonce="{{nonce}}">${rule}</style>`;
    const page = await openMounted(body, { head });
    await follow(page);
    await arrives(page, top);
  });

  it("goes as near as the page's end allows, and back up", async () => {
    const page = await open(
      `<p id="top">topo</p><section></section><${tag}><a href="#last">desce</a> <a href="#top">sobe</a></${tag}><p id="last">último</p>`,
    );
    await page.getByRole("link", { name: "desce" }).scrollIntoViewIfNeeded();
    await waitUntilMounted(page, tag);
    await follow(page, "desce");
    await expect
      .poll(() =>
        page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight),
      )
      .toBeCloseTo(0, 0);
    await follow(page, "sobe");
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await focused(page)).toBe("top");
  });

  it("finds targets by encoded ids, odd ids and old anchors' names", async () => {
    const links = `<a href="#caf%C3%A9">1</a><a href="#a/b.c">2</a><a href="#100%">3</a><a href="#velha">4</a><a href="?#end">5</a><a href="/t#end">6</a>`;
    const targets = '<p id="café"></p><p id="a/b.c"></p><p id="100%"></p><a name="velha">velha</a>';
    const page = await openMounted(article(links, "", targets));
    for (const name of ["1", "2", "3", "4", "6"]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      expect(await takes(page, `${tag} a:nth-child(${name})`), name).toBe(true);
    }
    // A URL with an empty query is another URL.
    expect(await takes(page, `${tag} a:nth-child(5)`)).toBe(false);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("leaves to the browser what is no plain click on a link to a place of this page", async () => {
    const links = `<a id="plain" href="#end">1</a> <a id="blank" href="#end" target="_blank">2</a>
      <a id="file" href="#end" download>3</a> <a id="away" href="/other#end">4</a> <a id="none" href="#ninguem">5</a>
      <a id="empty" href="#">6</a> <a id="unseen" href="#hidden">7</a> <b id="text">8</b> <a id="self" href="#end" target="_self">9</a>`;
    const page = await openMounted(article(links, "", '<p id="hidden" hidden>não</p>'));
    for (const id of ["blank", "file", "away", "none", "empty", "unseen", "text"])
      expect(await takes(page, `#${id}`), id).toBe(false);
    for (const modifier of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
      expect(await takes(page, "#plain", { [modifier]: true }), modifier).toBe(false);
    expect(await takes(page, "#plain", { button: 1 })).toBe(false);
    expect(await page.evaluate(() => [location.hash, scrollY])).toEqual(["", 0]);
    await page.evaluate(() =>
      document
        .querySelector("#plain")
        ?.addEventListener("click", (event) => event.preventDefault(), { once: true }),
    );
    await page.locator("#plain").click();
    expect(await page.evaluate(() => location.hash)).toBe("");
    expect(await takes(page, "#plain")).toBe(true);
    expect(await takes(page, "#self")).toBe(true);
  });

  it("jumps for who prefers reduced motion", async () => {
    const page = await openMounted(article(link), { reducedMotion: "reduce" });
    expect(
      await page.evaluate(() => {
        document.querySelector<HTMLElement>("a")?.click();
        return document.getElementById("end")?.getBoundingClientRect().top;
      }),
    ).toBeCloseTo(24, 0);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ["the wheel", (page) => page.mouse.wheel(0, 1)],
    ["a press", (page) => page.mouse.down()],
    ["a key", (page) => page.keyboard.press("Shift")],
  ])("stops for %s, and keeps the address", async (_, interrupt) => {
    const page = await openMounted(article(link), { atItsPace: true });
    // A slow clock leaves time to interrupt, on any machine.
    await page.evaluate(() => {
      const frame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => frame((now) => callback(now / 20));
    });
    await follow(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await interrupt(page);
    // Whether two frames pass without a movement.
    const isStill = () =>
      page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        const before = scrollY;
        await frame();
        await frame();
        return scrollY === before;
      });
    await expect.poll(isStill).toBe(true);
    expect(await topOf(page)).toBeGreaterThan(100);
    expect(await page.evaluate(() => location.hash)).toBe("#end");
  });

  it("aims anew while it moves: a late image above the target costs nothing", async () => {
    const page = await openMounted(article(link), { atItsPace: true });
    // Together with the first step: sent from the test it might come after the 400 ms.
    await page.locator("#first").evaluate((section) => {
      const grow = () => {
        section.style.height = "2100px";
      };
      document.addEventListener("scroll", grow, { once: true });
    });
    await follow(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await arrives(page);
    expect((await page.locator("#first").boundingBox())?.height).toBe(2100);
  });

  it("scrolls every box the target is in", async () => {
    const box =
      '<div class="box" id="outer"><div></div><div class="box" id="inner"><div></div><p id="deep">fundo</p><div></div></div><div></div></div>';
    const page = await openMounted(article('<a href="#deep">ao fundo</a>', "", box));
    await follow(page, "ao fundo");
    // The target's own container first, then those around it as far as they can scroll.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
          return Math.round(top("deep"));
        }),
      )
      .toBe(24);
    expect(
      await page.evaluate(() =>
        ["outer", "inner"].every((id) => (document.getElementById(id)?.scrollTop ?? 0) > 500),
      ),
    ).toBe(true);
    await page.goBack();
    await expect
      .poll(() =>
        page.evaluate(() =>
          ["outer", "inner"].map((id) => document.getElementById(id)?.scrollTop).concat(scrollY),
        ),
      )
      .toEqual([0, 0, 0]);
  });

  it("opens what the target is folded away in", async () => {
    const folded = `<details id="a"><summary>mais</summary><div hidden="until-found" id="b"><p id="inside">dentro</p></div></details>
      <details id="c"><summary id="sum">resumo</summary>fechado</details>`;
    const page = await openMounted(
      article('<a href="#inside">dentro</a> <a href="#sum">resumo</a>', "", folded),
    );
    await page.evaluate(() =>
      document.getElementById("b")?.addEventListener("beforematch", () => {
        document.title = "achado";
      }),
    );
    await follow(page, "dentro");
    await arrives(page, 24, "inside");
    expect(await page.title()).toBe("achado");
    expect(await page.locator("#a").getAttribute("open")).toBe("");
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page, "resumo");
    await arrives(page, 24, "sum");
    expect(await page.locator("#c").getAttribute("open")).toBe(null);
  });

  describe("the focus", () => {
    it("is made possible for what cannot have it, until it goes on", async () => {
      const page = await openMounted(article(link, "", '<a id="next" href="/other">adiante</a>'));
      await page.getByRole("link", { name: "ao fim" }).press("Enter");
      await arrives(page);
      expect(await page.locator("#end").getAttribute("tabindex")).toBe("-1");
      await page.keyboard.press("Tab");
      expect(await focused(page)).toBe("next");
      expect(await page.locator("#end").getAttribute("tabindex")).toBe(null);
    });

    it("leaves nothing in a snapshot, and is given at once to what can have it", async () => {
      const page = await openMounted(
        article(`${link} <a href="#button">botão</a>`, "", '<button id="button">ok</button>'),
      );
      await follow(page);
      await page.evaluate(() => document.dispatchEvent(new Event("turbo:before-cache")));
      expect(await page.locator("#end").getAttribute("tabindex")).toBe(null);
      await follow(page, "botão");
      expect(await focused(page)).toBe("button");
      expect(await page.locator("#button").getAttribute("tabindex")).toBe(null);
    });
  });

  describe.each<[string, "turbo"[]]>([
    ["on a plain page", []],
    ["with Turbo", ["turbo"]],
  ])("%s", (_, libs) => {
    it("goes back to where the visitor stood, and forward, with all that was typed", async () => {
      const start = `<p>antes</p><section></section><${tag}><a href="#end">ao fim</a></${tag}><label>nota <input></label>`;
      const page = await open(
        `${start}<section></section><section><h2 id="end">fim</h2></section><section></section>`,
        { libs },
      );
      await page.getByRole("link", { name: "ao fim" }).scrollIntoViewIfNeeded();
      await waitUntilMounted(page, tag);
      await page.getByLabel("nota").fill("não perca");
      const stood = await scrolled(page);
      expect(stood).toBeGreaterThan(300);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await follow(page);
      await arrives(page);
      await page.goBack();
      await expect.poll(() => scrolled(page)).toBe(stood);
      expect(
        await page.evaluate(() => [location.hash, document.activeElement?.textContent]),
      ).toEqual(["", "ao fim"]);
      await page.goForward();
      await arrives(page);
      expect(await page.evaluate(() => location.hash)).toBe("#end");
      expect(await focused(page)).toBe("end");
      expect(await page.getByLabel("nota").inputValue()).toBe("não perca");
      expect(asked).toEqual([]);
      expect(await seenErrors(page)).toEqual([]);
    });
  });

  it("makes no second entry for the same place, and moves there all the same", async () => {
    const page = await openMounted(article(link));
    await follow(page);
    await arrives(page);
    const length = await page.evaluate(() => history.length);
    await page.evaluate(() => scrollTo(0, 0));
    await follow(page);
    await arrives(page);
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
  });

  it("goes back step by step through several places", async () => {
    const page = await openMounted(
      article(
        link,
        "",
        `<${tag} id="second" data-mount="eager"><a href="#first">ao começo</a></${tag}>`,
      ),
    );
    await follow(page);
    await arrives(page);
    await waitUntilMounted(page, "#second");
    const stood = await scrolled(page);
    await follow(page, "ao começo");
    // So near the page's top that the page cannot scroll to give it the margin.
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(stood);
    expect(await page.evaluate(() => [location.hash, document.activeElement?.textContent])).toEqual(
      ["#end", "ao começo"],
    );
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  it("leaves the entry of a link that is not its own to the browser, on top of its own too", async () => {
    const own = '<a id="own" href="#first">ao começo</a>';
    const page = await openMounted(article(link, "", own));
    await follow(page);
    await arrives(page);
    await page.locator("#own").click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#first");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#end");
    await page.getByLabel("nota").focus();
    await page.goForward();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#first");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("input");
  });

  it("follows links that came later, with a margin that changed", async () => {
    const page = await openMounted(article("<p>nada ainda</p>"));
    await page.locator(tag).evaluate((element: HTMLElementTagNameMap["yy-smooth-scroll"]) => {
      element.innerHTML = '<a href="#end">ao fim</a>';
      element.margin = 50;
    });
    const followed = async () => {
      expect(await takes(page, `${tag} a`)).toBe(true);
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      return topOf(page);
    };
    // Clicks until the new margin has been rendered.
    await expect.poll(followed).toBeCloseTo(50, 0);
  });

  it("leaves links alone once it is gone, and stops for a target that is", async () => {
    const page = await openMounted(article(link), { atItsPace: true });
    await follow(page);
    await page.locator("#end").evaluate((target) => target.remove());
    await page.evaluate((selector) => {
      const element = document.querySelector(selector) as HTMLElement;
      element.after(...element.children);
      element.remove();
    }, tag);
    expect(await takes(page, "main > a")).toBe(false);
    expect(collectProblems(page).errors).toEqual([]);
  });

  it("says what a margin must be, and the links work the browser's way", async () => {
    const page = await open(article(link, 'data-margin="-1"'));
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ConfigError",
        message: "yy-smooth-scroll: data-margin must be a number ≥ 0",
      },
    ]);
    await follow(page);
    await arrives(page, 0);
  });

  it("leaves a link in a frame that does not scroll to the browser, which scrolls the page around", async () => {
    demo.server.addPage("/dentro", { head: css, body: article(link) });
    const frame = '<iframe src="/dentro" title="artigo" width="600" height="5000"></iframe>';
    demo.server.addPage("/fora", { body: frame });
    const page = await demo.open("/fora");
    const inside = page.frameLocator("iframe");
    await inside.locator(`${tag}:state(mounted)`).waitFor();
    await inside.getByRole("link", { name: "ao fim" }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });
});
