import { recordEvents, useDemo, useFixture } from "@yy/testing";
import { openInTab, seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

declare global {
  interface Window {
    /** Whether the test's page prevents the closing. */
    refuses: boolean;
    YY: Record<"open" | "close", (name: string) => boolean>;
  }
}

const tag = "yy-modal";

const form = `<yy-modal data-name="tamanhos">
  <h2>guia de tamanhos</h2>
  <p>meça <a href="#busto">o busto</a> com uma fita.</p>
  <label>seu busto <input name="busto"></label>
</yy-modal>`;
const opener = '<button data-yy-open="tamanhos">guia</button>';
const tall = '<div class="demo-tall">'.concat("<p>linha</p>".repeat(80), "</div>");

/** Shortens opening and closing to a fifth. */
const head = '<style nonce="{{nonce}}">:root { --yy-duration-normal: 50ms }</style>';

describe("yy-modal", () => {
  const demo = useDemo();

  const fixture = useFixture(demo, {
    head,
    prepare: events.on,
    before() {
      window.addEventListener("yy:before-modal-close", (event) => {
        if (window.refuses) event.preventDefault();
      });
    },
  });

  async function open(body: string): Promise<Page> {
    const page = await fixture(body);
    await waitUntilMounted(page, tag);
    return page;
  }

  /** Events of modals: type, name and reason. */
  const fired = async (page: Page) =>
    (await events.seen(page)).map(({ type, detail }) => {
      const reason = "reason" in detail ? ` ${detail.reason}` : "";
      return `${type.slice(3)} ${detail.name}${reason}`;
    });
  const dialog = (page: Page, name = "guia de tamanhos") => page.getByRole("dialog", { name });
  const isOpen = (page: Page, name = "tamanhos") =>
    page.evaluate(
      (wanted) =>
        document.querySelector(`yy-modal[data-name="${wanted}"]`)?.matches(":state(open)"),
      name,
    );
  const closed = (page: Page, name = "guia de tamanhos") =>
    dialog(page, name).waitFor({ state: "hidden" });
  /** Opens it by keyboard and waits for the end of the animation. */
  async function openIt(page: Page): Promise<void> {
    await page.getByRole("button", { name: "guia" }).press("Enter");
    await expect.poll(() => isOpen(page)).toBe(true);
  }

  describe("opening", () => {
    it("shows its children in a dialog named by their heading, and takes the focus in", async () => {
      const page = await open(opener + form);
      expect(await page.getByText("meça").isVisible()).toBe(false);
      await openIt(page);
      await dialog(page).waitFor();
      expect(await fired(page)).toEqual(["modal-opened tamanhos"]);
      expect(
        await page
          .locator(tag)
          .evaluate((modal) => [
            document.activeElement === modal,
            modal.shadowRoot?.activeElement?.localName,
            modal.shadowRoot?.querySelector("dialog")?.matches(":modal"),
          ]),
      ).toEqual([true, "dialog", true]);
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
        "#busto",
      );
    });

    it("takes data-label before the heading, and follows the heading's words", async () => {
      const page = await open(
        `${opener}${form}<yy-modal data-name="b" data-label="outro nome"><h2>título</h2></yy-modal>`,
      );
      await openIt(page);
      await page
        .locator("h2")
        .first()
        .evaluate((heading) => {
          heading.textContent = " outra \n medida ";
        });
      await dialog(page, "outra medida").waitFor();
      expect(
        await page.getByRole("dialog", { name: "outro nome", includeHidden: true }).count(),
      ).toBe(1);
      await page
        .locator("h2")
        .first()
        .evaluate((heading) => {
          heading.innerHTML =
            '<svg><title>régua</title></svg> guia <i aria-hidden="true">straighten</i><i hidden>novo</i>';
        });
      await dialog(page, "guia").waitFor();
    });

    it("gives the focus to the server's autofocus", async () => {
      const page = await open(opener + form.replace("<input", "<input autofocus"));
      await openIt(page);
      expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("busto");
    });

    it("takes a link over, but not a modified click nor one that the page took", async () => {
      const page = await open(
        `<a id="link" data-yy-open="tamanhos" href="/tamanhos">guia</a>
         <a id="taken" data-yy-open="tamanhos" href="#x">tomado</a>${form}`,
      );
      await page.evaluate(() => {
        document
          .querySelector("#taken")
          ?.addEventListener("click", (event) => event.preventDefault());
      });
      await page.locator("#taken").click();
      await openInTab(page.locator("#link"));
      expect(await isOpen(page)).toBe(false);
      await page.locator("#link").click();
      await waitForState(page, tag, "open");
      expect(new URL(page.url()).pathname).toBe("/fixture");
    });

    it("opens for controls that come later and for those in a shadow root", async () => {
      const page = await open(form);
      await page.evaluate(() => {
        const host = document.createElement("div");
        const button = document.createElement("button");
        button.dataset.yyOpen = "tamanhos";
        button.textContent = "guia";
        host.attachShadow({ mode: "open" }).append(button);
        document.querySelector("main")?.append(host);
      });
      await openIt(page);
      await page.keyboard.press("Escape");
      await closed(page);
      expect(
        await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.localName),
      ).toBe("button");
    });

    it("opens and closes with data-open, and says that it was not the visitor", async () => {
      const page = await open(form.replace("<yy-modal", "<yy-modal data-open"));
      await waitForState(page, tag, "open");
      await page.locator(tag).evaluate((modal) => modal.removeAttribute("data-open"));
      await closed(page);
      expect(await fired(page)).toEqual([
        "modal-opened tamanhos",
        "before-modal-close tamanhos api",
        "modal-closed tamanhos api",
      ]);
    });

    it("opens and closes for scripts; an unknown name is false and an error", async () => {
      const page = await open(form);
      expect(await page.evaluate(() => window.YY.open("tamanhos"))).toBe(true);
      await waitForState(page, tag, "open");
      expect(await page.evaluate(() => window.YY.close("tamanhos"))).toBe(true);
      await closed(page);
      expect(
        await page.evaluate(() => [window.YY.open("medidas"), window.YY.close("medidas")]),
      ).toEqual([false, false]);
    });
  });

  describe("closing", () => {
    it("closes with Escape, gives the focus back and tells the reason", async () => {
      const page = await open(opener + form);
      await openIt(page);
      await page.keyboard.press("Escape");
      await closed(page);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("guia");
      expect(await fired(page)).toEqual([
        "modal-opened tamanhos",
        "before-modal-close tamanhos escape",
        "modal-closed tamanhos escape",
      ]);
    });

    it("closes with its own button, with controls inside and by name from anywhere, and with a form of method dialog", async () => {
      const page = await open(
        opener +
          form.replace(
            "</yy-modal>",
            '<button data-yy-close>entendi</button><form method="dialog"><button>certo</button></form></yy-modal>',
          ),
      );
      for (const name of ["fechar", "entendi", "certo"]) {
        await openIt(page);
        await page.getByRole("button", { name, exact: true }).click();
        await closed(page);
      }
      await openIt(page);
      await page.evaluate(() => {
        const outside = document.createElement("button");
        outside.dataset.yyClose = "tamanhos";
        document.querySelector("main")?.append(outside);
        outside.click();
      });
      await closed(page);
      const reasons = (await fired(page)).filter((event) => event.startsWith("modal-closed"));
      expect(reasons).toEqual(Array(4).fill("modal-closed tamanhos control"));
    });

    it("closes with a press on the backdrop, not with one that began or ended inside", async () => {
      const page = await open(opener + form);
      await openIt(page);
      const box = await dialog(page).boundingBox();
      if (!box) throw new Error("no box");
      const inside = [box.x + 40, box.y + 60] as const;
      await page.mouse.move(...inside);
      await page.mouse.down();
      await page.mouse.move(10, 10);
      await page.mouse.up();
      await page.mouse.down();
      await page.mouse.move(...inside);
      await page.mouse.up();
      expect(await isOpen(page)).toBe(true);
      await page.mouse.click(10, 10);
      await closed(page);
      expect((await fired(page)).at(-1)).toBe("modal-closed tamanhos backdrop");
    });

    it("stays open when the page refuses, however often Escape is pressed or the browser asks", async () => {
      const page = await open(opener + form);
      await openIt(page);
      await page.evaluate(() => {
        window.refuses = true;
      });
      for (const key of Array(4).fill("Escape")) await page.keyboard.press(key);
      // Like the second back gesture on a phone: the browser closes without asking.
      await page
        .locator(tag)
        .evaluate((modal) => modal.shadowRoot?.querySelector("dialog")?.close());
      await expect.poll(async () => (await fired(page)).length).toBe(6);
      expect(await isOpen(page)).toBe(true);
      expect(
        await page
          .locator(tag)
          .evaluate((modal) => modal.shadowRoot?.querySelector("dialog:modal") !== null),
      ).toBe(true);
      await page.evaluate(() => {
        window.refuses = false;
      });
      await page.keyboard.press("Escape");
      await closed(page);
    });

    it("is not closed by what bubbles out of a file input, nor by Escape of a composition", async () => {
      const page = await open(
        opener + form.replace("</yy-modal>", '<input type="file"></yy-modal>'),
      );
      await openIt(page);
      await page.locator("input[type=file]").evaluate((input) => {
        input.dispatchEvent(new Event("cancel", { bubbles: true, cancelable: true }));
        input.dispatchEvent(new Event("close", { bubbles: true }));
        input.dispatchEvent(
          new KeyboardEvent("keydown", {
            key: "Escape",
            isComposing: true,
            bubbles: true,
            composed: true,
          }),
        );
      });
      expect(await fired(page)).toEqual(["modal-opened tamanhos"]);
      expect(await isOpen(page)).toBe(true);
    });

    it("gives the focus to another control when the one that opened it has gone", async () => {
      const page = await open(opener + form);
      await openIt(page);
      await page.evaluate(() => {
        document.querySelector("[data-yy-open]")?.remove();
        const other = document.createElement("button");
        other.dataset.yyOpen = "tamanhos";
        other.id = "outro";
        document.querySelector("main")?.append(other);
      });
      await page.keyboard.press("Escape");
      await closed(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("outro");
    });

    it("waits for no animation that never ends", async () => {
      const page = await open(opener + form);
      await openIt(page);
      await page.locator(tag).evaluate((modal) => {
        const box = modal.shadowRoot?.querySelector("dialog");
        const end = box?.getAnimations.bind(box);
        if (box && end)
          box.getAnimations = () => [
            ...end(),
            box.animate({ opacity: [1, 0.9] }, { duration: 1e9 }),
          ];
      });
      await page.clock.install();
      await page.keyboard.press("Escape");
      await page.clock.fastForward(1000);
      await closed(page);
    });
  });

  describe("the page behind", () => {
    it("is held still without a jump or a shift, and let go with the last of several", async () => {
      const page = await open(
        `${opener}${form.replace("</yy-modal>", '<button data-yy-open="b">mais</button></yy-modal>')}
         <yy-modal data-name="b" data-label="segundo"><p>dentro</p></yy-modal>${tall}`,
      );
      await page.evaluate(() => window.scrollTo(0, 300));
      const place = () =>
        page.evaluate(() => [
          window.scrollY,
          document.querySelector(".demo-tall")?.getBoundingClientRect().width,
          getComputedStyle(document.documentElement).overflow,
        ]);
      const [, width] = await place();
      await page.evaluate(() => window.YY.open("tamanhos"));
      await expect.poll(() => isOpen(page)).toBe(true);
      expect(await place()).toEqual([300, width, "hidden"]);
      await page.getByRole("button", { name: "mais" }).click();
      await dialog(page, "segundo").waitFor();
      await expect.poll(() => isOpen(page, "b")).toBe(true);
      await page.keyboard.press("Escape");
      await closed(page, "segundo");
      expect(await isOpen(page)).toBe(true);
      expect(await place()).toEqual([300, width, "hidden"]);
      await page.keyboard.press("Escape");
      await closed(page);
      expect(await place()).toEqual([300, width, "visible"]);
    });

    it("is let go when the modal is taken out, and a nested one leaves with the one around it", async () => {
      const page = await open(
        form.replace(
          "</yy-modal>",
          '<yy-modal data-name="b" data-label="dentro"><p>mais</p></yy-modal></yy-modal>',
        ),
      );
      await page.evaluate(() => [window.YY.open("tamanhos"), window.YY.open("b")]);
      await expect.poll(() => isOpen(page, "b")).toBe(true);
      await page.evaluate(() => window.YY.close("tamanhos"));
      await closed(page);
      expect((await fired(page)).slice(-2)).toEqual([
        "modal-closed b api",
        "modal-closed tamanhos api",
      ]);
      await page.evaluate(() => window.YY.open("tamanhos"));
      await expect.poll(() => isOpen(page)).toBe(true);
      await page
        .locator(tag)
        .first()
        .evaluate((modal) => modal.remove());
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
        .toBe("visible");
    });

    it("stays behind it when the open modal is moved in the document", async () => {
      const page = await open(`${opener}${form}<section></section>`);
      await openIt(page);
      await page.locator("input[name=busto]").fill("88");
      await page.evaluate(() => {
        const modal = document.querySelector("yy-modal");
        if (modal) document.querySelector("section")?.append(modal);
      });
      await expect
        .poll(() =>
          page
            .locator(tag)
            .evaluate((modal) => modal.shadowRoot?.querySelector("dialog:modal") !== null),
        )
        .toBe(true);
      expect(await page.locator("input[name=busto]").inputValue()).toBe("88");
      await page.keyboard.press("Escape");
      await closed(page);
    });

    it("is free after a Turbo visit from inside, and comes back with the modal shut", async () => {
      const body = opener + form.replace('href="#busto"', 'href="/medir"');
      demo.server.addPage("/medir", {
        body: "<main><h1>como medir</h1></main>",
        head,
        libs: ["turbo"],
      });
      demo.server.addPage("/turbo", { body: `<main>${body}</main>`, head, libs: ["turbo"] });
      const page = await demo.open("/turbo");
      await waitUntilMounted(page, tag);
      await openIt(page);
      await page.getByRole("link", { name: "o busto" }).click();
      await page.getByRole("heading", { name: "como medir" }).waitFor();
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
        .toBe("visible");
      await page.goBack();
      await waitUntilMounted(page, tag);
      expect(await dialog(page).isVisible()).toBe(false);
    });
  });

  describe("bad input", () => {
    it("needs a name for a screen reader, and leaves its children in the page without one", async () => {
      const page = await fixture('<yy-modal data-name="a"><p>sem nome</p></yy-modal>');
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toMatchObject([
        { name: "ConfigError", message: "yy-modal: data-label, or a heading inside, is required" },
      ]);
      expect(await page.getByText("sem nome").isVisible()).toBe(true);
    });

    it("reports a control that names nothing, and leaves its link to the browser", async () => {
      const page = await open(
        `<a data-yy-open="medidas" href="#medidas">medidas</a><button data-yy-close>fechar nada</button>${form}`,
      );
      await page.getByRole("link", { name: "medidas" }).click();
      await page.getByRole("button", { name: "fechar nada" }).click();
      expect(new URL(page.url()).hash).toBe("#medidas");
      expect((await seenErrors(page)).map(({ message }) => message)).toEqual([
        "a: data-yy-open must name a modal or panel of this page",
        "button: data-yy-close without a name must be inside a modal or panel",
      ]);
    });

    it("opens the first of two with one name, warns once, and the second when the first has gone", async () => {
      const warnings: string[] = [];
      demo.server.addPage("/t", { body: `${opener}${form}${form}${form}`, head });
      const page = await demo.open("/t", {
        prepare: async (fresh) => {
          fresh.on("console", (line) => {
            if (line.type() === "warning") warnings.push(line.text());
          });
        },
      });
      await waitUntilMounted(page, tag);
      await openIt(page);
      expect(await page.locator(`${tag}:state(open)`).count()).toBe(1);
      await expect.poll(() => warnings.filter((text) => text.includes("tamanhos"))).toHaveLength(1);
      await page
        .locator(tag)
        .first()
        .evaluate((modal) => modal.remove());
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll("yy-modal").length))
        .toBe(2);
      await expect
        .poll(async () => {
          await page.evaluate(() => window.YY.open("tamanhos"));
          return page.locator(`${tag}:state(open)`).count();
        })
        .toBe(1);
    });
  });
});
