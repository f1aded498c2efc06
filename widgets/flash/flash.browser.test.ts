import { collectProblems, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    /** Texts of the live regions, in order (written by `recordAnnouncements`). */
    announced: string[];
  }
}

/** The part of `window.YY` that shows messages. */
type Flasher = { flash(message: string, kind?: string): void };

const saved = '<yy-flash><p data-flash="success">peça salva</p></yy-flash>';

describe("yy-flash", () => {
  const demo = useDemo();
  type Document = Parameters<typeof demo.server.addPage>[1];
  type Visit = Parameters<typeof demo.open>[1];

  const page = (
    path: string,
    body: string,
    more: Partial<Exclude<Document, (...args: never) => unknown>> = {},
  ) => demo.server.addPage(path, { body: `<main>${body}</main>`, ...more } as Document);

  /** Opens a new page. */
  async function openFlash(body = saved, visit: Visit = {}): Promise<Page> {
    page("/t", body);
    const opened = await demo.open("/t", visit);
    await waitUntilMounted(opened, "yy-flash");
    return opened;
  }

  const fixture = useFixture(demo, {
    head: `<style nonce="{{nonce}}">dialog { box-sizing: border-box; width: 100vw; max-width: none;
      height: 100vh; max-height: none; background: tan; }</style>`,
  });

  async function showFlash(body = saved): Promise<Page> {
    const opened = await fixture(body);
    await waitUntilMounted(opened, "yy-flash");
    return opened;
  }

  const still = useFixture(demo, { stoppedAt: 60_000 });

  /**
   * Shows it in a page whose clock is stopped until the test moves it, and waits until its messages
   * are shown.
   */
  async function showInStillTime(body: string): Promise<Page> {
    const opened = await still(body);
    await appearInStillTime(opened);
    return opened;
  }

  async function appearInStillTime(opened: Page): Promise<void> {
    // By Playwright's own means: what waits by the page's timers would stop with its clock.
    await opened.waitForFunction(() => customElements.get("yy-flash") !== undefined);
    // One frame for Preact's effects, which mount the widget; then the delay before texts enter its
    // regions.
    await opened.clock.runFor(40);
    await opened.locator("yy-flash:state(mounted)").waitFor({ state: "attached" });
    await opened.clock.runFor(60);
  }

  const status = (opened: Page) => opened.getByRole("status");
  const alert = (opened: Page) => opened.getByRole("alert");
  const message = (opened: Page, text: string) =>
    opened.locator("yy-flash [part~=message]", { hasText: text });
  const add = (opened: Page, text: string, kind = "notice") =>
    opened.evaluate(
      ([words, which]) => {
        const { flash }: Flasher = Reflect.get(window, "YY" as string);
        flash(words as string, which);
      },
      [text, kind],
    );

  describe("messages", () => {
    it("shows the server's children, error as an alert and the others as a status", async () => {
      const opened = await showFlash(`<yy-flash>
        <p data-flash="notice">um</p><p data-flash="success">dois</p>
        <p data-flash="alert">três</p><p data-flash="error">quatro</p></yy-flash>`);
      for (const text of ["um", "dois", "três"])
        await status(opened).getByText(text, { exact: true }).waitFor();
      await alert(opened).getByText("quatro").waitFor();
      expect(await alert(opened).textContent()).toBe("quatro");
    });

    it("takes an unknown kind for a notice", async () => {
      const opened = await showFlash('<yy-flash><p data-flash="festa">oba</p></yy-flash>');
      await opened.locator("yy-flash [part='message notice']").waitFor();
    });

    it("shows text only", async () => {
      const opened = await showFlash(
        '<yy-flash><p data-flash="notice">veja <a href="/x">isto</a> &lt;b&gt;aqui&lt;/b&gt;</p></yy-flash>',
      );
      expect(await message(opened, "veja").locator("[part=text]").innerHTML()).toBe(
        "veja isto &lt;b&gt;aqui&lt;/b&gt;",
      );
    });

    it("shows children that are added later, one without words not before it has some", async () => {
      const opened = await showFlash("<yy-flash></yy-flash>");
      await opened.evaluate(() => {
        const child = document.createElement("p");
        child.dataset.flash = "notice";
        document.querySelector("yy-flash")?.append(child);
      });
      await add(opened, "chegou");
      await message(opened, "chegou").waitFor();
      expect(await opened.locator("yy-flash [part~=message]").count()).toBe(1);
      await opened.evaluate(() => {
        const empty = document.querySelector("yy-flash > p:empty");
        if (empty) empty.textContent = "agora sim";
      });
      await message(opened, "agora sim").waitFor();
    });

    it("shows what YY.flash says on a page without a yy-flash", async () => {
      page("/t", "<p>oi</p>");
      const opened = await demo.open("/t");
      await waitInPage(opened, () => "YY" in window, null, "YY");
      await add(opened, "sem lugar", "error");
      await alert(opened).getByText("sem lugar").waitFor();
    });

    it("waits for the words of a child that the parser has only begun", async () => {
      page(
        "/t",
        '<yy-flash><p data-flash="notice">metade<script nonce="{{nonce}}" src="/slow.js"></script> e metade</p></yy-flash>',
        { script: "classic", scriptPosition: "head" },
      );
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let early: Page | undefined;
      const arrival = demo.open("/t", {
        prepare: async (fresh) => {
          early = fresh;
          await fresh.route("/slow.js", async (route) => {
            await held;
            await route.fulfill({ body: "", contentType: "text/javascript" });
          });
        },
      });
      await expect.poll(() => early?.locator("yy-flash:state(mounted)").count()).toBe(1);
      await expect.poll(() => early?.locator("yy-flash :popover-open").count()).toBe(1);
      release();
      const opened = await arrival;
      await message(opened, "metade e metade").waitFor();
      expect(await opened.locator("yy-flash [part~=message]").count()).toBe(1);
    });
  });

  describe("time", () => {
    it("hides after 3500 ms and is gone 250 ms later", async () => {
      const opened = await showInStillTime(saved);
      await message(opened, "peça salva").waitFor();
      await opened.clock.runFor(3400);
      expect(await opened.locator("yy-flash .leaving").count()).toBe(0);
      await opened.clock.runFor(100);
      await expect.poll(() => opened.locator("yy-flash .leaving").count()).toBe(1);
      await opened.clock.runFor(250);
      await expect.poll(() => message(opened, "peça salva").count()).toBe(0);
    });

    it("takes its time from data-duration, also when that changes", async () => {
      const opened = await showInStillTime(
        '<yy-flash data-duration="1000"><p data-flash="notice">curta</p></yy-flash>',
      );
      await opened.clock.runFor(900);
      await opened.evaluate(() =>
        document.querySelector("yy-flash")?.setAttribute("data-duration", "2000"),
      );
      await opened.clock.runFor(1900);
      expect(await opened.locator("yy-flash .leaving").count()).toBe(0);
      await opened.clock.runFor(400);
      await expect.poll(() => message(opened, "curta").count()).toBe(0);
    });

    it("stays until closed with a duration of 0", async () => {
      const opened = await showInStillTime(
        '<yy-flash data-duration="0"><p data-flash="notice">fica</p></yy-flash>',
      );
      await opened.clock.runFor(100_000);
      expect(await message(opened, "fica").count()).toBe(1);
      await opened.getByRole("button", { name: "fechar" }).click();
      await opened.clock.runFor(250);
      await expect.poll(() => message(opened, "fica").count()).toBe(0);
    });

    /** Gone, it would not be leaving either. */
    const stays = async (page: Page, text: string) => {
      expect(await message(page, text).count()).toBe(1);
      expect(await page.locator("yy-flash .leaving").count()).toBe(0);
    };

    it("waits while it is hovered, and then has its full time again", async () => {
      const opened = await showInStillTime(saved);
      await opened.clock.runFor(3000);
      await message(opened, "peça salva").hover();
      await opened.clock.runFor(10_000);
      await stays(opened, "peça salva");
      await opened.mouse.move(5, 700);
      await opened.clock.runFor(3400);
      await stays(opened, "peça salva");
      await opened.clock.runFor(400);
      await expect.poll(() => message(opened, "peça salva").count()).toBe(0);
    });

    it("waits while it has the focus, and then has its full time again", async () => {
      const opened = await showInStillTime(`${saved}<button id="outside">fora</button>`);
      await opened.getByRole("button", { name: "fechar" }).focus();
      await opened.clock.runFor(10_000);
      await stays(opened, "peça salva");
      await opened.locator("#outside").focus();
      await opened.clock.runFor(3400);
      await stays(opened, "peça salva");
      await opened.clock.runFor(400);
      await expect.poll(() => message(opened, "peça salva").count()).toBe(0);
    });

    it("waits while the tab is hidden, and then has its full time again", async () => {
      const opened = await showInStillTime(saved);
      const setHidden = (hidden: boolean) =>
        opened.evaluate((value) => {
          Object.defineProperty(document, "hidden", { configurable: true, value });
          document.dispatchEvent(new Event("visibilitychange"));
        }, hidden);
      await setHidden(true);
      await opened.clock.runFor(10_000);
      await stays(opened, "peça salva");
      await setHidden(false);
      await opened.clock.runFor(3400);
      await stays(opened, "peça salva");
      await opened.clock.runFor(400);
      await expect.poll(() => message(opened, "peça salva").count()).toBe(0);
      await opened.evaluate(() => Reflect.deleteProperty(document, "hidden"));
    });

    it("times a message that comes after one was closed under the pointer", async () => {
      const opened = await showInStillTime(saved);
      await opened.getByRole("button", { name: "fechar" }).click();
      await opened.clock.runFor(250);
      await add(opened, "outra");
      await message(opened, "outra").waitFor();
      await opened.mouse.move(5, 700);
      await opened.clock.runFor(3800);
      await expect.poll(() => message(opened, "outra").count()).toBe(0);
    });
  });

  describe("closing", () => {
    const two =
      '<button id="before">antes</button><yy-flash data-duration="0"><p data-flash="notice">um</p><p data-flash="notice">dois</p></yy-flash>';

    it("has a button of 44 px, named by data-label-close", async () => {
      const opened = await showFlash(
        '<yy-flash data-label-close="dispensar"><p data-flash="notice">oi</p></yy-flash>',
      );
      const box = await opened.getByRole("button", { name: "dispensar" }).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    });

    it("moves a keyboard's focus to the next message, and after the last back to where it was", async () => {
      const opened = await showFlash(two);
      await message(opened, "um").waitFor();
      await opened.locator("#before").focus();
      await opened.keyboard.press("Tab");
      await opened.keyboard.press("Enter");
      await message(opened, "um").waitFor({ state: "detached" });
      const focused = opened.locator("yy-flash button:focus");
      expect(await focused.count()).toBe(1);
      await opened.keyboard.press("Enter");
      await message(opened, "dois").waitFor({ state: "detached" });
      expect(await opened.locator("#before:focus").count()).toBe(1);
    });

    it("gives the focus back after a click, so that the others go on", async () => {
      const opened = await showFlash(two);
      await opened.locator("#before").focus();
      await message(opened, "um").getByRole("button").click();
      await message(opened, "um").waitFor({ state: "detached" });
      expect(await opened.locator("#before:focus").count()).toBe(1);
    });
  });

  describe("announcing", () => {
    it("has its regions in the accessibility tree before any words", async () => {
      const opened = await showFlash("<yy-flash></yy-flash>");
      await opened.locator("yy-flash :popover-open").waitFor({ state: "attached" });
      expect(await status(opened).count()).toBe(1);
      expect(await alert(opened).count()).toBe(1);
      expect(await status(opened).textContent()).toBe("");
    });

    it("gives the words of the server to regions that have been there for a while", async () => {
      // Its frames come with the clock: some before the texts enter the regions, one after that.
      page("/t", saved);
      const opened = await demo.open("/t", {
        prepare: async (fresh) => {
          await fresh.clock.install({ time: 0 });
          await fresh.clock.pauseAt(60_000);
          await recordAnnouncements(fresh);
        },
      });
      await appearInStillTime(opened);
      await message(opened, "peça salva").waitFor();
      await opened.clock.runFor(20);
      expect(await opened.evaluate(() => window.announced)).toEqual(["", "peça salva"]);
    });

    it("announces the same words again when they are said again", async () => {
      const opened = await showFlash("<yy-flash></yy-flash>");
      await add(opened, "de novo");
      await add(opened, "de novo");
      await expect.poll(() => message(opened, "de novo").count()).toBe(2);
      expect(await status(opened).getAttribute("aria-atomic")).toBe("false");
    });
  });

  describe("above the page", () => {
    const dialog = "<dialog>uma janela</dialog>";
    const openDialog = (opened: Page) =>
      opened.evaluate(() => document.querySelector("dialog")?.showModal());
    /** Picture of the middle of the message, with whatever covers it. */
    const picture = async (opened: Page, text: string) => {
      await message(opened, text).evaluate((node) =>
        Promise.all(node.getAnimations().map(({ finished }) => finished)),
      );
      const box = await message(opened, text).locator("[part=text]").boundingBox();
      if (!box) throw new Error(`"${text}" is not drawn`);
      return (await opened.screenshot({ clip: box })).toString("base64");
    };

    it("stands above a modal dialog that was open before", async () => {
      const opened = await showFlash(`<yy-flash data-duration="0"></yy-flash>${dialog}`);
      await openDialog(opened);
      await add(opened, "por cima");
      await message(opened, "por cima").waitFor();
      const above = await picture(opened, "por cima");
      await opened.evaluate(() => document.querySelector("dialog")?.close());
      expect(above).toBe(await picture(opened, "por cima"));
    });

    it("rises above a modal dialog that opens later", async () => {
      const opened = await showFlash(
        `<yy-flash data-duration="0"><p data-flash="notice">espere</p></yy-flash>${dialog}`,
      );
      const alone = await picture(opened, "espere");
      await openDialog(opened);
      await expect.poll(() => picture(opened, "espere")).toBe(alone);
    });

    it("rises above one that fires no toggle, as in Chrome before 132", async () => {
      const opened = await showFlash(
        `<yy-flash data-duration="0"><p data-flash="notice">espere</p></yy-flash>${dialog}`,
      );
      await opened.evaluate(() => {
        const stop = (event: Event) =>
          event.target instanceof HTMLDialogElement && event.stopImmediatePropagation();
        window.addEventListener("toggle", stop, true);
      });
      const alone = await picture(opened, "espere");
      await openDialog(opened);
      await expect.poll(() => picture(opened, "espere")).toBe(alone);
    });

    it("pushes nothing, before the script and after, and keeps the page's policy", async () => {
      const lasting = saved.replace("<yy-flash", '<yy-flash data-duration="0"');
      const opened = await openFlash(`${lasting}<h1>título</h1>`);
      await message(opened, "peça salva").waitFor();
      expect(await opened.evaluate(() => window.layoutShifts)).toEqual([]);
      expect(collectProblems(opened)).toEqual({ errors: [], cspViolations: [] });
      const title = await opened.locator("h1").boundingBox();
      page("/vazia", "<h1>título</h1>");
      const empty = await demo.open("/vazia");
      expect(title).toEqual(await empty.locator("h1").boundingBox());
      // In the place of the server's child, to the pixel.
      page("/sem", `${lasting}<h1>título</h1>`, { script: "none" });
      const plain = await (await demo.open("/sem")).locator("yy-flash > p").boundingBox();
      expect(await message(opened, "peça salva").boundingBox()).toEqual(plain);
    });

    it("lets the page be clicked beside it", async () => {
      const opened = await showFlash(`${saved}<button id="below">abaixo</button>`);
      await message(opened, "peça salva").waitFor();
      await opened.locator("#below").click();
    });

    it("keeps many messages within a small phone", async () => {
      const opened = await openFlash("<yy-flash></yy-flash>", {
        viewport: { width: 320, height: 480 },
      });
      for (let i = 0; i < 12; i += 1) await add(opened, `mensagem número ${i}, com mais palavras`);
      await message(opened, "número 11").waitFor();
      const region = await opened.locator("yy-flash [part=region]").boundingBox();
      expect(region?.height).toBeLessThanOrEqual(300);
      await message(opened, "número 11").getByRole("button").click();
    });
  });

  describe("once in a browsing session", () => {
    for (const lib of ["turbo", "turbolinks"] as const)
      it(`does not repeat itself when ${lib} brings its page back`, async () => {
        // Like Rails, the server sends the message once.
        let body = `${saved}<h1 id="here">aqui</h1>`;
        demo.server.addPage("/t", () => {
          const first = { body, libs: [lib] };
          body = '<yy-flash></yy-flash><h1 id="here">aqui</h1>';
          return first;
        });
        page("/outra", '<h1 id="there">lá</h1>', { libs: [lib] });
        const opened = await demo.open("/t");
        await message(opened, "peça salva").waitFor();
        await opened.evaluate((name) => {
          const rendered: string[] = [];
          Reflect.set(window, "rendered", rendered);
          document.addEventListener(`${name}:render`, () =>
            rendered.push(document.querySelector("yy-flash")?.textContent ?? "another page"),
          );
          Reflect.get(window, name === "turbo" ? "Turbo" : "Turbolinks").visit("/outra");
        }, lib);
        await opened.locator("#there").waitFor();
        await opened.goBack();
        await opened.locator("#here").waitFor();
        await waitUntilMounted(opened, "yy-flash");
        await add(opened, "nova");
        await message(opened, "nova").waitFor();
        expect(await message(opened, "peça salva").count()).toBe(0);
        const rendered = await opened.evaluate(() => Reflect.get(window, "rendered" as string));
        expect(rendered.slice(0, 2)).toEqual(["another page", ""]);
      });

    it("does not repeat itself when its page comes out of the back/forward cache", async () => {
      const opened = await showFlash();
      await message(opened, "peça salva").waitFor();
      await opened.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      });
      await add(opened, "nova");
      await message(opened, "nova").waitFor();
      expect(await message(opened, "peça salva").count()).toBe(0);
    });

    it("does not repeat itself when it is moved, nor when it is put back later", async () => {
      const opened = await showFlash(`${saved}<section></section>`);
      await message(opened, "peça salva").waitFor();
      await opened.evaluate(() => {
        const flash = document.querySelector("yy-flash") as HTMLElement;
        document.querySelector("section")?.append(flash);
      });
      await add(opened, "depois");
      await message(opened, "depois").waitFor();
      expect(await message(opened, "peça salva").count()).toBe(1);
      await opened.evaluate(async () => {
        const flash = document.querySelector("yy-flash") as HTMLElement;
        flash.remove();
        // It counts as removed in the next task.
        await new Promise((resolve) => setTimeout(resolve));
        document.querySelector("main")?.append(flash);
      });
      await waitUntilMounted(opened, "yy-flash");
      await add(opened, "terceira");
      await message(opened, "terceira").waitFor();
      expect(await opened.locator("yy-flash [part~=message]").count()).toBe(1);
    });

    it("shows what a Turbo morph writes into a child that was shown", async () => {
      const opened = await showFlash();
      await message(opened, "peça salva").waitFor();
      await opened.evaluate(() => {
        const child = document.querySelector("yy-flash > p");
        if (child?.firstChild) child.firstChild.nodeValue = "peça apagada";
      });
      await message(opened, "peça apagada").waitFor();
    });

    it("draws nothing while the page is a preview", async () => {
      const opened = await showFlash("<yy-flash></yy-flash>");
      await opened.evaluate((html) => {
        document.documentElement.setAttribute("data-turbo-preview", "");
        const main = document.querySelector("main");
        main?.replaceChildren();
        main?.insertAdjacentHTML("beforeend", html);
      }, saved);
      await waitUntilMounted(opened, "yy-flash");
      expect(await opened.getByText("peça salva").first().isVisible()).toBe(false);
      await opened.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
      await message(opened, "peça salva").waitFor();
    });
  });

  describe("failures and other visitors", () => {
    it("leaves the children in the page when data-duration is no number, and starts when it is", async () => {
      const opened = await fixture(
        '<yy-flash data-duration="logo"><p data-flash="alert">parada</p></yy-flash><h1>título</h1>',
      );
      await waitForState(opened, "yy-flash", "failed");
      expect(await seenErrors(opened)).toEqual([
        {
          widget: "yy-flash",
          name: "ConfigError",
          message: "yy-flash: data-duration must be a number ≥ 0",
        },
      ]);
      const child = await opened.locator("yy-flash > p").boundingBox();
      const title = await opened.locator("h1").boundingBox();
      expect((child?.y ?? 0) + (child?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
      await opened.evaluate(() =>
        document.querySelector("yy-flash")?.setAttribute("data-duration", "0"),
      );
      await message(opened, "parada").waitFor();
    });

    it("stands in the page as messages without JavaScript", async () => {
      page("/t", `${saved}<h1>título</h1>`);
      const opened = await demo.open("/t", { javaScript: false });
      const child = await opened.getByText("peça salva").boundingBox();
      const title = await opened.locator("h1").boundingBox();
      expect((child?.y ?? 0) + (child?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    });

    it("goes without moving for those who asked for no motion", async () => {
      const opened = await openFlash(saved, { reducedMotion: "reduce" });
      await add(opened, "quieta");
      const toast = message(opened, "quieta");
      await toast.waitFor();
      const duration = await toast.evaluate((node) => getComputedStyle(node).animationDuration);
      expect(Number.parseFloat(duration)).toBeLessThan(0.001);
    });
  });
});

/** Runs before the page's scripts: records each state of the status region, from the first on. */
async function recordAnnouncements(fresh: Page): Promise<void> {
  await fresh.addInitScript(() => {
    window.announced = [];
    const look = () => {
      const region = document
        .querySelector("yy-flash")
        ?.shadowRoot?.querySelector(":popover-open [role=status]");
      const words = region?.textContent;
      if (typeof words === "string" && window.announced.at(-1) !== words)
        window.announced.push(words);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
