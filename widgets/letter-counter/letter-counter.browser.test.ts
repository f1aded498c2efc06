import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const tag = "yy-letter-counter";

const counter = (attributes = "", text = "") =>
  `<${tag} ${attributes}><label>sobre <textarea name="about">${text}</textarea></label></${tag}>`;

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo);

  const inForm = (body: string) => `<form>${body}<button type="reset">limpar</button></form>`;

  const openPage = (body: string): Promise<Page> => fixture(inForm(body));

  async function openMounted(attributes = "", text = ""): Promise<Page> {
    const page = await openPage(counter(attributes, text));
    await waitUntilMounted(page, tag);
    return page;
  }

  const still = useFixture(demo, { stoppedAt: 10_000 });

  /** Shows it in a page whose clock stands still but for the frame in which it mounts. */
  async function openInStillTime(attributes: string): Promise<Page> {
    const page = await still(inForm(counter(attributes)));
    await page.waitForFunction((name) => customElements.get(name) !== undefined, tag);
    await page.clock.runFor(40);
    await waitUntilMounted(page, tag);
    return page;
  }

  async function openNew(attributes: string, text = ""): Promise<Page> {
    demo.server.addPage("/contar", {
      body: `<main>${inForm(counter(attributes, text))}</main>`,
    });
    const page = await demo.open("/contar");
    await waitUntilMounted(page, tag);
    return page;
  }

  const field = (page: Page) => page.getByLabel("sobre");
  const shown = (page: Page) => page.locator(`${tag} [part=count]`).textContent();
  const spoken = (page: Page) => page.locator(`${tag} [aria-live=polite]`).textContent();
  const expectShown = (page: Page, text: string) => expect.poll(() => shown(page)).toBe(text);
  const states = (page: Page) =>
    page
      .locator(tag)
      .evaluate((element) =>
        ["near", "close", "equal", "over"].filter((state) => element.matches(`:state(${state})`)),
      );
  const setSilently = (page: Page, text: string) =>
    field(page).evaluate((area: HTMLTextAreaElement, value) => {
      area.value = value;
    }, text);

  it("is near, which was called close in 0.1, equal or over by its length", async () => {
    const lengths = [0, 18, 19, 20, 21];
    const page = await openPage(
      lengths.map((length) => counter('data-limit="20"', "a".repeat(length))).join(""),
    );
    await waitUntilMounted(page, tag);
    const counts = page.locator(`${tag} [part=count]`);
    await expect
      .poll(() => counts.allTextContents())
      .toEqual(lengths.map((length) => `${length}/20`));
    const all = await page
      .locator(tag)
      .evaluateAll((elements) =>
        elements.map((element) =>
          ["near", "close", "equal", "over"].filter((state) => element.matches(`:state(${state})`)),
        ),
      );
    expect(all).toEqual([[], [], ["near", "close"], ["equal"], ["over"]]);
  });

  it("goes from state to state while somebody writes, and stops nobody", async () => {
    const page = await openMounted('data-limit="10"', "a".repeat(9));
    const seen = [];
    await field(page).focus();
    await page.keyboard.press("Control+End");
    for (const shownThen of ["10/10", "11/10", "12/10"]) {
      await page.keyboard.type("b");
      await expectShown(page, shownThen);
      seen.push(await states(page));
    }
    expect(seen).toEqual([["equal"], ["over"], ["over"]]);
    expect(await field(page).inputValue()).toHaveLength(12);
  });

  it("has no state and shows the count alone without a limit", async () => {
    const page = await openMounted("", "abc");
    await expectShown(page, "3");
    expect(await states(page)).toEqual([]);
  });

  it("takes 0 for a limit", async () => {
    const page = await openMounted('data-limit="0"');
    await expectShown(page, "0/0");
    expect(await states(page)).toEqual(["equal"]);
  });

  it("counts what a reader sees: emoji, accents, line breaks", async () => {
    const page = await openMounted('data-limit="20"');
    await field(page).fill("👩‍👩‍👧 e\u0301\n🇧🇷");
    await expectShown(page, "5/20");
  });

  it("says the author's own text", async () => {
    const page = await openMounted(
      'data-limit="2" data-label="{count} letras, restam {left}"',
      "abc",
    );
    await expectShown(page, "3 letras, restam -1");
    await expect.poll(() => spoken(page)).toBe("3 letras, restam -1");
  });

  it("speaks politely, a second after the last key", async () => {
    const page = await openInStillTime('data-limit="20"');
    await field(page).focus();
    await page.keyboard.type("abc");
    await expectShown(page, "3/20");
    expect(await spoken(page)).toBe("0 de 20 caracteres");
    await page.clock.runFor(900);
    expect(await spoken(page)).toBe("0 de 20 caracteres");
    await page.clock.runFor(200);
    await expect.poll(() => spoken(page)).toBe("3 de 20 caracteres");
    expect(await page.locator(`${tag} [part=count]`).getAttribute("aria-hidden")).toBe("true");
  });

  it("notices dictation, which fires no event, while the field has the focus", async () => {
    const page = await openInStillTime('data-limit="20"');
    await field(page).focus();
    await setSilently(page, "ditado");
    await page.clock.runFor(1000);
    await expectShown(page, "6/20");
  });

  it("looks again at each key release", async () => {
    const page = await openMounted('data-limit="20"');
    await setSilently(page, "abc");
    await field(page).dispatchEvent("keyup");
    await expectShown(page, "3/20");
  });

  for (const event of ["input", "change"]) {
    it(`counts a value set from outside and followed by ${event}`, async () => {
      const page = await openMounted('data-limit="20"');
      await setSilently(page, "abcd");
      await field(page).dispatchEvent(event);
      await expectShown(page, "4/20");
    });
  }

  it("follows a reset of the form, states too", async () => {
    const page = await openMounted('data-limit="3"', "ab");
    await field(page).fill("abcdef");
    await expectShown(page, "6/3");
    await page.getByRole("button", { name: "limpar" }).click();
    await expectShown(page, "2/3");
    expect(await states(page)).toEqual([]);
  });

  it("follows the reset of a form elsewhere, which the field names", async () => {
    const page = await fixture(
      `<form id="away"><button type="reset">limpar</button></form>
        <${tag}><label>sobre <textarea form="away">ab</textarea></label></${tag}>`,
    );
    await waitUntilMounted(page, tag);
    await field(page).fill("abc");
    await expectShown(page, "3");
    await page.getByRole("button", { name: "limpar" }).click();
    await expectShown(page, "2");
  });

  it("counts what comes back with the page", async () => {
    const page = await openMounted('data-limit="20"');
    await setSilently(page, "voltei");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow")));
    await expectShown(page, "6/20");
  });

  it("counts what was written before the script ran, and keeps it", async () => {
    demo.server.addPage("/contar", { body: `<main>${counter('data-limit="20"')}</main>` });
    let release = () => {};
    const page = await demo.open("/contar", {
      prepare: async (fresh) => {
        release = await holdRequests(fresh, "**/chunks/**");
      },
    });
    await field(page).focus();
    await page.keyboard.type("antes");
    release();
    await expectShown(page, "5/20");
    expect(await field(page).inputValue()).toBe("antes");
  });

  it("counts in an <input>, and in a field that takes its place", async () => {
    const page = await openPage(`<${tag}><label>sobre <input value="oi"></label></${tag}>`);
    await expectShown(page, "2");
    await page.locator("label").evaluate((label) => {
      const other = document.createElement("textarea");
      other.value = "outro";
      label.querySelector("input")?.replaceWith(other);
    });
    await expectShown(page, "5");
    await field(page).fill("outro campo");
    await expectShown(page, "11");
  });

  it("moves nothing when it mounts, nor while somebody writes", async () => {
    const page = await openNew('data-limit="3"', "ab");
    await field(page).focus();
    await page.keyboard.type("cd");
    await expectShown(page, "4/3");
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("follows the limit when the attribute changes", async () => {
    const page = await openMounted('data-limit="10"', "abcde");
    await page.locator(tag).evaluate((element) => element.setAttribute("data-limit", "5"));
    await expectShown(page, "5/5");
    expect(await states(page)).toEqual(["equal"]);
  });

  for (const limit of ["-1", "2.5", "muitos", ""]) {
    it(`names the attribute when the limit is "${limit}", and the field works on`, async () => {
      const page = await openPage(counter(`data-limit="${limit}"`));
      await waitForState(page, tag, "failed");
      expect((await seenErrors(page))[0]).toMatchObject({ widget: tag, name: "ConfigError" });
      expect((await seenErrors(page))[0]?.message).toContain("data-limit");
      await field(page).fill("abc");
      expect(await field(page).inputValue()).toBe("abc");
    });
  }

  it("names what is missing when there is no field", async () => {
    const page = await openPage(`<${tag}><p>sem campo</p></${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ElementError",
        message: `${tag}: a <textarea> or an <input> of text is required`,
      },
    ]);
  });
});
