import { collectProblems, holdRequests, useDemo, useFixture } from "@yy/testing";
import { distUrl } from "@yy/testing/flavour";
import { seenErrors, session, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const gate = (when: string, children = '<a href="/equipe">só para alguns</a>') =>
  `<yy-session-gate data-when="${when}">${children}</yy-session-gate>`;

const marina = 1;
const proSeller = 2;
const onVacation = 7;
const staff = 12;

const display = (page: Page) =>
  page
    .locator("yy-session-gate")
    .first()
    .evaluate((element) => getComputedStyle(element).display);

describe("yy-session-gate", () => {
  const demo = useDemo();
  const content = (page: Page) => page.getByText("só para alguns");

  /** For a signed-in user, who on this page is Marina from its first gate on. */
  const showToMarina = useFixture(demo, {
    signedInAs: marina,
    head: `<style nonce="{{nonce}}">nav { display: flex; gap: 10px } nav * { inline-size: 100px }</style>`,
  });
  /** For gates that do not need the session. */
  const showToStaff = useFixture(demo, { signedInAs: staff });

  /** Opens a new page. */
  const open = async (body: string, signedInAs?: number, head = "") => {
    demo.server.addPage("/t", { body, head });
    const visitor = signedInAs === undefined ? {} : { signedInAs };
    return demo.open("/t", visitor);
  };

  /** Opens a page with a gate, and waits until the session is known. */
  const openKnown = async (when: string, signedInAs?: number, head?: string) => {
    const page = await open(gate(when), signedInAs, head);
    await waitUntilMounted(page, "yy-session-gate");
    await session.waitUntilKnown(page);
    return page;
  };

  it.each([
    [
      "a member",
      marina,
      ["signed-in", "!staff", "smart_price_enabled", "signed-in, !pro-seller", "!no_such_field"],
    ],
    [
      "a pro seller",
      proSeller,
      ["signed-in", "!staff", "pro-seller", "smart_price_enabled", "!no_such_field"],
    ],
    [
      "a seller on vacation",
      onVacation,
      [
        "signed-in",
        "!staff",
        "on-vacation",
        "smart_price_enabled",
        "signed-in, !pro-seller",
        "!no_such_field",
      ],
    ],
    [
      "staff",
      staff,
      ["signed-in", "staff", "smart_price_enabled", "signed-in, !pro-seller", "!no_such_field"],
    ],
    ["nobody signed in", undefined, ["signed-out", "!staff", "!no_such_field"]],
  ])("shows its children only while every condition holds: %s", async (_, signedInAs, opening) => {
    const words = [
      "signed-in",
      "signed-out",
      "staff",
      "!staff",
      "pro-seller",
      "on-vacation",
      "smart_price_enabled",
      "is_in_calculator_plans",
      "signed-in, !pro-seller",
      "no_such_field",
      "!no_such_field",
    ];
    const page = await open(words.map((word) => gate(word, word)).join(""), signedInAs);
    await waitUntilMounted(page, "yy-session-gate");
    await session.waitUntilKnown(page);
    const gates = await page.locator("yy-session-gate").evaluateAll((elements) =>
      elements.map((element) => ({
        word: element.textContent,
        open: element.matches(":state(open)"),
        shown: getComputedStyle(element).display !== "none",
      })),
    );
    expect(gates.filter(({ shown }) => shown).map(({ word }) => word)).toEqual(opening);
    expect(gates.filter(({ open }) => open).map(({ word }) => word)).toEqual(opening);
    expect(await seenErrors(page)).toEqual([]);
  });

  it("is shut without the script, by yy.css alone", async () => {
    demo.server.addPage("/t", { body: gate("!staff") });
    const page = await demo.open("/t", { javaScript: false });
    expect(await display(page)).toBe("none");
  });

  it.each(["signed-in", "!signed-in", "!staff"])("is shut while unknown: %s", async (when) => {
    demo.server.failNext({ path: "/metadata/user", delay: 60_000 });
    const page = await open(gate(when), marina);
    await waitUntilMounted(page, "yy-session-gate");
    expect(await display(page)).toBe("none");
    expect(await content(page).isVisible()).toBe(false);
  });

  it("shows nothing to those it is not for, not even for one frame", async () => {
    demo.server.addPage("/t", { body: gate("staff") + gate("signed-out", "<a>entre</a>") });
    const page = await demo.open("/t", {
      prepare: async (fresh) => {
        await fresh.addInitScript(() => {
          const seen: string[] = [];
          Reflect.set(window, "seen", seen);
          const look = () => {
            const gates = document.querySelectorAll("yy-session-gate a");
            for (const link of gates) if (link.checkVisibility()) seen.push(link.textContent ?? "");
            requestAnimationFrame(look);
          };
          look();
        });
      },
    });
    await page.getByText("entre").waitFor();
    const seen = await page.evaluate(() => [...new Set(Reflect.get(window, "seen") as string[])]);
    expect(seen.filter((text) => text !== "entre")).toEqual([]);
  });

  it("keeps disabled, once open, what a widget inside has hidden, and sends none of it", async () => {
    const offer = `<form action="/oferta" method="get">${gate(
      "signed-in",
      `<yy-voucher-options data-mount="eager">
        <label><input type="radio" name="option" value="accept" data-part="option" checked> aceitar</label>
        <label><input type="radio" name="option" value="counter" data-part="option"> contraproposta</label>
        <div data-part="counter-price"><input name="price" required></div></yy-voucher-options><button>enviar</button>`,
    )}</form>`;
    demo.server.addPage("/oferta", { body: "<i id='enviado'></i>", script: "none" });
    demo.server.addPage("/t", { body: offer });
    let bringCode = () => {};
    let tell = () => {};
    const page = await demo.open("/t", {
      signedInAs: marina,
      prepare: async (fresh) => {
        bringCode = await holdRequests(fresh, "**/chunks/voucher-options-*");
        tell = await holdRequests(fresh, "**/metadata/user");
      },
    });
    await waitUntilMounted(page, "yy-session-gate");
    bringCode();
    await waitUntilMounted(page, "yy-voucher-options");
    tell();
    await page.getByRole("button", { name: "enviar" }).waitFor();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.getByRole("button", { name: "enviar" }).click();
    await page.waitForURL("**/oferta?option=accept");
  });

  it("keeps the fields of an open gate disabled in a shut one", async () => {
    const fields = gate("!pro-seller", '<input name="cpf" required>');
    const page = await open(`<form>${gate("signed-in", fields)}</form>`);
    await session.waitUntilKnown(page);
    await page
      .locator("yy-session-gate yy-session-gate:state(open)")
      .waitFor({ state: "attached" });
    await expect.poll(() => page.locator("[name=cpf]:disabled").count()).toBe(1);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(await page.locator("[name=cpf]:enabled").count()).toBe(0);
  });

  it("asks once for all gates of the page", async () => {
    const page = await open(gate("signed-in") + gate("!staff") + gate("pro-seller"), marina);
    await expect.poll(() => page.locator("yy-session-gate:state(open)").count()).toBe(2);
    expect(demo.server.requests.map(({ path }) => path)).toEqual(["/metadata/user"]);
  });

  it("shuts at once when the visitor turns out to be signed out", async () => {
    const page = await openKnown("signed-in", marina);
    await content(page).waitFor();
    await session.signOut(page);
    expect(await content(page).isVisible()).toBe(false);
  });

  it("follows data-when as it changes, and the property", async () => {
    const page = await showToMarina(gate("staff"));
    await waitUntilMounted(page, "yy-session-gate");
    await session.waitUntilKnown(page);
    const element = page.locator("yy-session-gate");
    await element.evaluate((it) => it.setAttribute("data-when", "signed-in"));
    await content(page).waitFor();
    await element.evaluate((it: HTMLElementTagNameMap["yy-session-gate"]) => {
      it.visibleWhen = "signed-out";
    });
    await content(page).waitFor({ state: "hidden" });
    expect(await seenErrors(page)).toEqual([]);
  });

  describe("with a word that is no condition", () => {
    it.each(["loja?", "signed-in,", "staff || signed-in", "user.id", "!!staff"])(
      "stays shut: %s",
      async (when) => {
        const page = await showToStaff(gate(when));
        await waitForState(page, "yy-session-gate", "failed");
        expect(await content(page).isVisible()).toBe(false);
        const errors = await seenErrors(page);
        expect(errors).toHaveLength(1);
        expect(errors[0]).toMatchObject({ widget: "yy-session-gate", name: "ConfigError" });
        expect(errors[0]?.message).toContain("yy-session-gate: data-when");
        expect(demo.server.requests).toEqual([]);
      },
    );

    it("shuts an open gate, and opens it again with the next right value", async () => {
      const page = await showToMarina(gate("signed-in"));
      await content(page).waitFor();
      const element = page.locator("yy-session-gate");
      await element.evaluate((it) => it.setAttribute("data-when", "loja?"));
      await content(page).waitFor({ state: "hidden" });
      await waitForState(page, "yy-session-gate", "failed");
      expect(await seenErrors(page)).toHaveLength(1);
      await element.evaluate((it) => it.setAttribute("data-when", "!staff"));
      await content(page).waitFor();
      expect(await seenErrors(page)).toHaveLength(1);
    });

    it("stays shut without data-when", async () => {
      const page = await showToStaff("<yy-session-gate><a>só para alguns</a></yy-session-gate>");
      await waitForState(page, "yy-session-gate", "failed");
      expect(await content(page).isVisible()).toBe(false);
      expect(await seenErrors(page)).toEqual([
        {
          widget: "yy-session-gate",
          name: "ConfigError",
          message: "yy-session-gate: data-when is required",
        },
      ]);
    });
  });

  it("stays shut when the metadata cannot be had, with one yy:error on the first that asked", async () => {
    demo.server.failNext({ path: "/metadata/user", status: 500, times: 2 });
    const page = await open(gate("!staff") + gate("signed-out"), marina);
    await expect.poll(async () => (await seenErrors(page)).length).toBe(1);
    expect(await page.locator("yy-session-gate:state(open)").count()).toBe(0);
    expect(await seenErrors(page)).toMatchObject([
      { widget: "yy-session-gate", name: "RequestError" },
    ]);
  });

  it("is opened by no display rule of the page, and by no rule missing", async () => {
    const css = `<style nonce="{{nonce}}">yy-session-gate { display: flex !important }</style>`;
    const page = await openKnown("staff", marina, css);
    expect(await content(page).isVisible()).toBe(false);
  });

  it("is shut without yy.css once mounted", async () => {
    demo.server.addPage("/t", {
      html: `<!doctype html><title>t</title>${gate("staff")}<script type="module" src="${distUrl}/yy.js" nonce="{{nonce}}"></script>`,
    });
    const page = await demo.open("/t", { signedInAs: marina });
    await waitUntilMounted(page, "yy-session-gate");
    expect(await content(page).isVisible()).toBe(false);
  });

  it("opens in a browser without custom states", async () => {
    demo.server.addPage("/t", { body: gate("signed-out") });
    const page = await demo.open("/t", {
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          Reflect.deleteProperty(HTMLElement.prototype, "attachInternals");
        });
      },
    });
    await content(page).waitFor();
    expect(await page.locator("yy-session-gate:state(open)").count()).toBe(0);
  });

  it("keeps the hidden attribute's word", async () => {
    const page = await showToMarina(gate("signed-in"));
    await content(page).waitFor();
    await page.locator("yy-session-gate").evaluate((element) => element.setAttribute("hidden", ""));
    expect(await content(page).isVisible()).toBe(false);
  });

  it("lays its children out as if it were not there", async () => {
    const page = await showToMarina(`<nav>${gate("signed-in", "<b>um</b><b>dois</b>")}</nav>`);
    await waitForState(page, "yy-session-gate", "open");
    const lefts = await page
      .locator("b")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect((lefts[1] ?? 0) - (lefts[0] ?? 0)).toBe(110);
  });

  it("leaves its children as they are: same nodes, same values", async () => {
    const page = await open(gate("signed-in", '<input aria-label="nota">'), marina);
    const field = page.getByLabel("nota");
    await field.fill("não perca");
    await session.signOut(page);
    await field.waitFor({ state: "hidden" });
    await session.refresh(page);
    await field.waitFor();
    expect(await field.inputValue()).toBe("não perca");
    expect(await page.locator("yy-session-gate").evaluate((it) => it.outerHTML)).toBe(
      gate("signed-in", '<input aria-label="nota">'),
    );
  });

  it("lets the keyboard go on from where it stood when it shuts under the focus", async () => {
    const body = `<button>antes</button>${gate("signed-in")}<button>depois</button>`;
    const page = await open(body, marina);
    await content(page).waitFor();
    await content(page).focus();
    await session.signOut(page);
    await content(page).waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("depois");
  });

  it("draws what is known in a Turbo preview, and asks nothing before the page is real", async () => {
    const page = await open("", marina);
    await page.evaluate((html) => {
      document.documentElement.setAttribute("data-turbo-preview", "");
      document.body.insertAdjacentHTML("beforeend", html);
    }, gate("signed-in"));
    await waitUntilMounted(page, "yy-session-gate");
    expect(await content(page).isVisible()).toBe(false);
    expect(demo.server.requests).toEqual([]);
    await page.evaluate(() => document.documentElement.removeAttribute("data-turbo-preview"));
    await content(page).waitFor();
  });

  it("goes on with the same session after a Turbo visit", async () => {
    demo.server.addPage("/t", { body: `<a href="/u">vá</a>${gate("signed-in")}`, libs: ["turbo"] });
    demo.server.addPage("/u", { body: gate("!staff", "<b>chegou</b>"), libs: ["turbo"] });
    const page = await demo.open("/t", { signedInAs: marina });
    await content(page).waitFor();
    await page.getByText("vá").click();
    await page.getByText("chegou").waitFor();
    expect(demo.server.requests.filter(({ path }) => path === "/metadata/user")).toHaveLength(1);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
  });
});
