import { bundleForPage, useDemo } from "@yy/testing";
import { flavour } from "@yy/testing/flavour";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import type {} from "../../testing/probeWidget";

const tag = "yy-probe";

describe("the element layer", () => {
  const demo = useDemo();

  async function openProbe(body: string, prepare?: (page: Page) => Promise<void>): Promise<Page> {
    const inlineScript = await bundleForPage("packages/element/testing/probeWidget.tsx", "probe", {
      flavour,
    });
    demo.server.addPage("/probe", { body: `<main>${body}</main>`, inlineScript, script: "none" });
    return demo.open("/probe", {
      prepare,
    });
  }

  const nextTask = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 20)));
  const renders = (page: Page) => page.evaluate(() => window.renders.length);
  const effects = (page: Page) => page.evaluate(() => window.effects);
  const probe = (page: Page) => page.locator(tag).first();

  describe("mounting", () => {
    const far = "<p>linha</p>".repeat(200);

    /**
     * Scrolls until the element is this many pixels below what is seen of its scrolling box, or of
     * the page.
     */
    const scrollTo = (page: Page, distance: number) =>
      page.evaluate(async (below) => {
        const element = document.querySelector("yy-probe") as HTMLElement;
        const box = element.closest<HTMLElement>(".box") ?? document.documentElement;
        const end =
          box === document.documentElement ? innerHeight : box.getBoundingClientRect().bottom;
        box.scrollTop += element.getBoundingClientRect().top - end - below;
        // An observer looks once a frame, and answers a task later.
        for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
      }, distance);

    it.each([
      ["the viewport", ""],
      ["a box that scrolls", ' class="box"'],
    ])("waits until the element is within 200 px of %s", async (_what, attributes) => {
      const page = await openProbe(`<div${attributes}>${far}<${tag}>servidor</${tag}>${far}</div>`);
      await page.evaluate(() => {
        const box = document.querySelector<HTMLElement>(".box");
        if (box) Object.assign(box.style, { height: "300px", overflow: "auto" });
      });
      await scrollTo(page, 230);
      expect(await renders(page)).toBe(0);
      await scrollTo(page, 170);
      await waitUntilMounted(page, tag);
    });

    it("mounts a hidden one once it is shown", async () => {
      const page = await openProbe(`<div hidden><${tag}>servidor</${tag}></div>`);
      await nextTask(page);
      expect(await renders(page)).toBe(0);
      await page.evaluate(() => document.querySelector("div")?.removeAttribute("hidden"));
      await waitUntilMounted(page, tag);
    });

    it("mounts at once where the author says eager, also later", async () => {
      const page = await openProbe(
        `${far}<${tag} id="a" data-mount="eager"></${tag}><${tag} id="b"></${tag}>`,
      );
      await waitUntilMounted(page, "#a");
      expect(await renders(page)).toBe(1);
      await page.evaluate(() => document.querySelector("#b")?.setAttribute("data-mount", "eager"));
      await waitUntilMounted(page, "#b");
    });

    it("goes on waiting when it is moved before its turn", async () => {
      const page = await openProbe(`${far}<${tag}>servidor</${tag}>`);
      await page.evaluate(() =>
        document.body.append(document.querySelector("yy-probe") as Element),
      );
      await nextTask(page);
      await probe(page).scrollIntoViewIfNeeded();
      await waitUntilMounted(page, tag);
      expect(await effects(page)).toEqual(["mount", "live"]);
    });

    it("leaves the server's children to one that comes later, far away or with a wrong attribute", async () => {
      const page = await openProbe(`<${tag}></${tag}>`);
      await waitUntilMounted(page, tag);
      const shown = await page.evaluate(async (filler) => {
        document
          .querySelector("main")
          ?.insertAdjacentHTML(
            "beforeend",
            `<yy-probe id="near"></yy-probe><yy-probe id="wrong" data-amount="x">servidor</yy-probe>${filler}<yy-probe id="far">servidor</yy-probe>`,
          );
        await new Promise((resolve) => setTimeout(resolve));
        return ["near", "wrong", "far"].map(
          (id) => document.getElementById(id)?.shadowRoot?.firstElementChild?.localName,
        );
      }, far);
      expect(shown, "what is drawn instead of them").toEqual(["p", undefined, undefined]);
      await page.locator("#far").scrollIntoViewIfNeeded();
      await waitUntilMounted(page, "#far");
    });

    it("draws those that come together in the task that inserts them, as many as it has time for", async () => {
      const page = await openProbe(`<${tag}></${tag}>`);
      await waitUntilMounted(page, tag);
      const drawn = await page.evaluate(async () => {
        const probes = "<yy-probe></yy-probe>".repeat(100);
        document.querySelector("main")?.insertAdjacentHTML("beforeend", `<div>${probes}</div>`);
        await Promise.resolve();
        const later = [...document.querySelectorAll("div > yy-probe")];
        return later.filter(({ shadowRoot }) => shadowRoot?.querySelector("p")).length;
      });
      expect(drawn).toBeGreaterThan(1);
    });

    it("reports a wrong attribute wherever on the page it is", async () => {
      const page = await openProbe(`${far}<${tag} data-amount="-1">servidor</${tag}>`);
      await expect
        .poll(() => seenErrors(page))
        .toEqual([
          {
            widget: tag,
            name: "ConfigError",
            message: "yy-probe: data-amount must be a number ≥ 0",
          },
        ]);
    });

    it("shows the server's children until the first drawing, never both and never neither", async () => {
      const page = await openProbe("", async (fresh) => {
        await fresh.addInitScript(() => {
          Reflect.set(window, "frames_", []);
          const look = () => {
            const element = document.querySelector("yy-probe");
            if (element) {
              const drawn = [...(element.shadowRoot?.children ?? [])];
              const shown = element.shadowRoot ? drawn.map(({ localName }) => localName) : ["none"];
              Reflect.get(window, "frames_").push(shown.join());
            }
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      });
      await page.evaluate(() => {
        document
          .querySelector("main")
          ?.insertAdjacentHTML("beforeend", "<yy-probe>servidor</yy-probe>");
      });
      await waitUntilMounted(page, tag);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      const frames: string[] = await page.evaluate(() => Reflect.get(window, "frames_"));
      expect(new Set(frames).size).toBeLessThanOrEqual(2);
      for (const shown of frames) expect(["none", "p"]).toContain(shown);
      expect(frames.at(-1)).toBe("p");
    });
  });

  it.each([
    ["that it has replaced", { configurable: true, writable: true, enumerable: true }],
    ["that nobody may replace", { configurable: false, writable: false, enumerable: true }],
  ])("leaves the page its own addEventListener of the document, also one %s", async (_, kind) => {
    const page = await openProbe(`<${tag}></${tag}>`, async (fresh) => {
      await fresh.addInitScript((flags) => {
        const add = document.addEventListener;
        const value = (...args: Parameters<typeof add>) => add.apply(document, args);
        Object.defineProperty(document, "addEventListener", { ...flags, value });
        const isKept = () =>
          Object.getOwnPropertyDescriptor(document, "addEventListener")?.value === value;
        Object.assign(window, { isKept });
      }, kind);
    });
    const isKept = () => page.evaluate(() => Reflect.get(window, "isKept")());
    await waitUntilMounted(page, tag);
    expect(await isKept()).toBe(true);
    await probe(page).locator("p").click();
    expect(await isKept()).toBe(true);
    expect(await seenErrors(page)).toEqual([]);
  });

  describe("attributes", () => {
    it("renders once for many changes in a task, and not at all for an equal value", async () => {
      const page = await openProbe(`<${tag} data-shape='{"id":1}'></${tag}>`);
      await waitUntilMounted(page, tag);
      const before = await renders(page);
      await page.evaluate(() => {
        const element = document.querySelector("yy-probe") as HTMLElement;
        element.dataset.label = "um";
        element.dataset.amount = "2";
        element.dataset.label = "três";
      });
      await nextTask(page);
      expect(await renders(page)).toBe(before + 1);
      await page.evaluate(() => {
        const element = document.querySelector("yy-probe") as HTMLElement;
        element.dataset.label = "três";
        element.dataset.amount = " 2 ";
        element.dataset.shape = '{"id":1}';
      });
      await nextTask(page);
      expect(await renders(page)).toBe(before + 1);
    });

    it("reports an attribute that stays wrong once, and starts again with the next right value", async () => {
      const page = await openProbe(`<${tag} data-amount="x">servidor</${tag}>`);
      await waitForState(page, tag, "failed");
      await page.evaluate(() =>
        document.querySelector("yy-probe")?.setAttribute("data-label", "novo"),
      );
      await nextTask(page);
      expect(await seenErrors(page)).toHaveLength(1);
      await page.evaluate(() =>
        document.querySelector("yy-probe")?.setAttribute("data-amount", "1"),
      );
      await waitUntilMounted(page, tag);
      expect(await page.locator(`${tag}:state(failed)`).count()).toBe(0);
      await page.getByText("novo").waitFor();
    });

    it("has a property for every attribute, also for a name that the bridge uses itself", async () => {
      const page = await openProbe(`<${tag} data-container="lista"></${tag}>`);
      await waitUntilMounted(page, tag);
      expect(
        await page.evaluate(() =>
          Reflect.get(document.querySelector("yy-probe") as object, "container"),
        ),
      ).toBe("lista");
    });

    it("keeps a property set before the upgrade over the attribute, until the attribute is written", async () => {
      const page = await openProbe("");
      const values = await page.evaluate(() => {
        const late = document.createElement("template");
        late.innerHTML = '<yy-probe data-label="do atributo" data-amount="1"></yy-probe>';
        // Elements of a template's inert document are not upgraded yet.
        const element = late.content.firstElementChild as HTMLElement & { label: string };
        element.label = "cedo";
        document.body.append(element);
        const kept = element.label;
        element.setAttribute("data-label", "depois");
        return [kept, element.label];
      });
      expect(values).toEqual(["cedo", "depois"]);
    });
  });

  describe("server parts", () => {
    it("finds its own part, not a nested widget's", async () => {
      const nested = `<${tag} data-piece="x"><b data-part="lista">de dentro</b></${tag}>`;
      const page = await openProbe(
        `<${tag} id="outer" data-piece="lista">${nested}<b data-part="lista">de fora</b></${tag}>`,
      );
      await page.locator("#outer").getByText("yy-probe has de fora").waitFor();
    });

    it("gives the page back with an ElementError when the part is not there", async () => {
      const page = await openProbe(`<${tag} data-piece="lista">servidor</${tag}>`);
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toEqual([
        {
          widget: tag,
          name: "ElementError",
          message: 'yy-probe: a child with data-part="lista" is required',
        },
      ]);
      await page.getByText("servidor").waitFor();
    });

    it("is at no time mounted without the part", async () => {
      const page = await openProbe(
        `<${tag} data-piece="lista">servidor</${tag}>`,
        async (fresh) => {
          await fresh.addInitScript(() => {
            const states: string[] = [];
            const { add } = CustomStateSet.prototype;
            CustomStateSet.prototype.add = function (state) {
              states.push(state);
              return add.call(this, state);
            };
            Reflect.set(window, "states", states);
          });
        },
      );
      await waitForState(page, tag, "failed");
      expect(await page.evaluate(() => Reflect.get(window, "states"))).toEqual(["failed"]);
    });

    it("looks again until the parser has passed the widget", async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      let page: Page | undefined;
      const arrival = openProbe(
        `<${tag} data-piece="lista"><i>um</i><script nonce="{{nonce}}" src="/slow.js"></script><b data-part="lista">chegou</b></${tag}>`,
        async (fresh) => {
          page = fresh;
          await fresh.route("/slow.js", async (route) => {
            await held;
            await route.fulfill({ body: "", contentType: "text/javascript" });
          });
        },
      );
      await expect.poll(() => page?.getByText("esperando").count()).toBe(1);
      release();
      const arrived = await arrival;
      await arrived.getByText("yy-probe has chegou").waitFor();
      expect(await seenErrors(arrived)).toEqual([]);
    });
  });

  describe("leaving and previews", () => {
    it("survives being moved many times in a task, and unmounts once when it stays away", async () => {
      const page = await openProbe(`<${tag}></${tag}>`);
      await waitUntilMounted(page, tag);
      await page.evaluate(async () => {
        const element = document.querySelector("yy-probe") as HTMLElement;
        for (let i = 0; i < 10; i += 1) document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve, 20));
        element.remove();
        document.body.append(element);
        element.remove();
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
      expect((await effects(page)).filter((name) => name.endsWith("mount"))).toEqual([
        "mount",
        "unmount",
      ]);
    });

    it.each([
      ["in the same task", "task"],
      ["a microtask later", "microtask"],
      ["in a later task", "later"],
    ])("draws what was written while it was detached, put back %s", async (_when, when) => {
      const page = await openProbe(`<${tag} data-label="antes" data-amount="1"></${tag}>`);
      await waitUntilMounted(page, tag);
      const shown = await page.evaluate(async (wait) => {
        const element = document.querySelector("yy-probe") as HTMLElement & { amount: number };
        const pause = () => {
          if (wait === "microtask") return Promise.resolve();
          return wait === "later" && new Promise((resolve) => setTimeout(resolve, 20));
        };
        element.remove();
        if (wait !== "task") await pause();
        element.dataset.label = "fora";
        element.amount = 7;
        if (wait !== "task") await pause();
        document.body.append(element);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return element.shadowRoot?.textContent;
      }, when);
      expect(shown).toBe("fora");
      expect(await page.evaluate(() => window.renders.at(-1))).toMatchObject({ amount: 7 });
    });

    it("draws what was written just before it was detached", async () => {
      const page = await openProbe(`<${tag} data-label="antes"></${tag}>`);
      await waitUntilMounted(page, tag);
      await page.evaluate(async () => {
        const element = document.querySelector("yy-probe") as HTMLElement;
        element.dataset.label = "depois";
        element.remove();
        await Promise.resolve();
        document.body.append(element);
      });
      await page.getByText("depois").waitFor();
    });

    it("renders nothing for equal values that were written while it was detached", async () => {
      const page = await openProbe(`<${tag} data-label="antes" data-amount="1"></${tag}>`);
      await waitUntilMounted(page, tag);
      const before = await renders(page);
      await page.evaluate(() => {
        const element = document.querySelector("yy-probe") as HTMLElement & { label: string };
        element.remove();
        element.dataset.amount = "2";
        element.dataset.amount = " 1 ";
        element.label = "antes";
        document.body.append(element);
      });
      await nextTask(page);
      expect(await renders(page)).toBe(before);
    });

    it("starts again, and stops, by an attribute that was written while it was detached", async () => {
      const page = await openProbe(`<${tag} data-amount="x">servidor</${tag}>`);
      await waitForState(page, tag, "failed");
      const write = (amount: string) =>
        page.evaluate((value) => {
          const element = document.querySelector("yy-probe") as HTMLElement;
          element.remove();
          element.dataset.amount = value;
          document.body.append(element);
        }, amount);
      await write("1");
      await waitUntilMounted(page, tag);
      await write("y");
      await waitForState(page, tag, "failed");
      expect(await seenErrors(page)).toHaveLength(2);
    });

    it("draws in a preview, and runs its live effects when the page turns real", async () => {
      const page = await openProbe("");
      await page.evaluate(() => {
        document.documentElement.setAttribute("data-turbo-preview", "");
        document.querySelector("main")?.insertAdjacentHTML("beforeend", "<yy-probe></yy-probe>");
      });
      await waitUntilMounted(page, tag);
      expect(await effects(page)).toEqual(["mount"]);
      await page.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
      await expect.poll(() => effects(page)).toEqual(["mount", "live"]);
    });
  });
});
