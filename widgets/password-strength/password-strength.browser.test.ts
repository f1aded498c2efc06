import { holdRequests, useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitForState, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

declare global {
  interface Window {
    /** Texts of the live region, in order. */
    said: string[];
  }
}

const tag = "yy-password-strength";

const strength = (attributes = "", input = "") =>
  `<${tag} ${attributes}><label>senha <input type="password" name="password" ${input}></label></${tag}>`;

describe(tag, () => {
  const demo = useDemo();
  const fixture = useFixture(demo, {
    context: { permissions: ["clipboard-read", "clipboard-write"] },
  });

  const inForm = (body: string) =>
    `<form>${body}<button type="reset">limpar</button></form><p id="below">abaixo</p>`;

  const openPage = (body: string): Promise<Page> => fixture(inForm(body));

  async function openMounted(attributes = "", input = ""): Promise<Page> {
    const page = await openPage(strength(attributes, input));
    await waitUntilMounted(page, tag);
    return page;
  }

  async function openNew(): Promise<Page> {
    demo.server.addPage("/senha", { body: `<main>${inForm(strength())}</main>` });
    const page = await demo.open("/senha");
    await waitUntilMounted(page, tag);
    return page;
  }

  const field = (page: Page) => page.getByLabel("senha", { exact: true });
  const meter = (page: Page) => page.getByRole("meter", { name: "força da senha" });
  const reading = async (page: Page) => ({
    level: await meter(page).getAttribute("aria-valuenow"),
    word: await meter(page).getAttribute("aria-valuetext"),
    shown: await page.locator(`${tag} [part=word]`).textContent(),
    filled: await page.locator(`${tag} [part~=filled]`).count(),
  });
  const expectWord = (page: Page, word: string) =>
    expect.poll(async () => (await reading(page)).word).toBe(word);

  const readings = [
    ["Ab1!", 0, "mínimo 6 caracteres"],
    ["123456", 1, "fraquinha"],
    ["abc123", 2, "meia-boca"],
    ["abcABC123", 3, "segura"],
    ["abcABC123!é", 4, "agora sim, matou a pau"],
  ] as const;
  for (const [text, level, word] of readings) {
    it(`shows "${word}" for ${text}, at level ${level} of 4`, async () => {
      const page = await openMounted();
      await field(page).focus();
      await page.keyboard.type(text);
      await expectWord(page, word);
      expect(await reading(page)).toEqual({
        level: String(level),
        word,
        shown: word,
        filled: level + 1,
      });
      expect(await meter(page).getAttribute("aria-valuemin")).toBe("0");
      expect(await meter(page).getAttribute("aria-valuemax")).toBe("4");
    });
  }

  it("shows nothing for an empty field, and moves nothing when it does", async () => {
    const page = await openNew();
    const top = async () => (await page.locator("#below").boundingBox())?.y;
    const before = await top();
    expect(await meter(page).count()).toBe(0);
    await field(page).focus();
    await page.keyboard.type("a");
    await meter(page).waitFor();
    expect(await top()).toBe(before);
    await page.keyboard.press("Backspace");
    await meter(page).waitFor({ state: "detached" });
    expect(await top()).toBe(before);
    expect(await page.evaluate(() => window.layoutShifts)).toEqual([]);
  });

  it("rates what the server or the visitor had put there before the script ran", async () => {
    demo.server.addPage("/senha", { body: `<main>${strength()}</main>` });
    let release = () => {};
    const page = await demo.open("/senha", {
      prepare: async (fresh) => {
        release = await holdRequests(fresh, "**/chunks/**");
      },
    });
    await field(page).focus();
    await page.keyboard.type("abc123");
    release();
    await expectWord(page, "meia-boca");
    expect(await field(page).inputValue()).toBe("abc123");
  });

  for (const event of ["input", "change", "keyup"]) {
    it(`rates what a password manager fills in, told by ${event}`, async () => {
      const page = await openMounted();
      await field(page).evaluate((input: HTMLInputElement, type) => {
        input.value = "abcABC123";
        input.dispatchEvent(new Event(type, { bubbles: true }));
      }, event);
      await expectWord(page, "segura");
    });
  }

  it("rates what is pasted", async () => {
    const page = await openMounted();
    await page.evaluate(() => navigator.clipboard.writeText("abcABC123"));
    await field(page).focus();
    await page.keyboard.press("Control+V");
    await expectWord(page, "segura");
  });

  it("follows a reset of the form", async () => {
    const page = await openMounted("", 'value="123456"');
    await expectWord(page, "fraquinha");
    await field(page).fill("abc123");
    await expectWord(page, "meia-boca");
    await page.getByRole("button", { name: "limpar" }).click();
    await expectWord(page, "fraquinha");
  });

  it("takes a value that comes back with the page", async () => {
    const page = await openMounted();
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = "abc123";
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await expectWord(page, "meia-boca");
  });

  it("goes on while a button shows the password, also when the field is drawn anew", async () => {
    const page = await openMounted("", 'value="abc123"');
    await field(page).evaluate((input: HTMLInputElement) => {
      input.type = "text";
      input.parentElement?.append(document.createElement("i"));
    });
    await field(page).fill("abcABC123");
    await expectWord(page, "segura");
    await field(page).evaluate((input: HTMLInputElement) => {
      const other = input.cloneNode() as HTMLInputElement;
      other.value = "123456";
      input.replaceWith(other);
    });
    await expectWord(page, "fraquinha");
  });

  it("speaks politely, once for each word, and only after a pause", async () => {
    const page = await openNew();
    await page.locator(tag).evaluate((element) => {
      window.said = [];
      const region = element.shadowRoot?.querySelector("[aria-live=polite]") as HTMLElement;
      new MutationObserver(() => {
        if (region.textContent) window.said.push(region.textContent);
      }).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(10_000);
    await field(page).focus();
    await page.keyboard.type("abc123");
    await expectWord(page, "meia-boca");
    await page.clock.runFor(900);
    expect(await page.evaluate(() => window.said)).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => page.evaluate(() => window.said)).toEqual(["meia-boca"]);
    await page.keyboard.type("4567");
    await page.keyboard.type("ABC");
    await expectWord(page, "agora sim, matou a pau");
    await page.clock.runFor(1100);
    await expect
      .poll(() => page.evaluate(() => window.said))
      .toEqual(["meia-boca", "agora sim, matou a pau"]);
  });

  it("says the author's words", async () => {
    const page = await openMounted(
      `data-label="password strength" data-words='["too short","weak","so-so","good","great"]'`,
      'value="abc123"',
    );
    const own = page.getByRole("meter", { name: "password strength" });
    await own.waitFor();
    expect(await own.getAttribute("aria-valuetext")).toBe("so-so");
  });

  it("works in a field that the page has disabled, and enabled again", async () => {
    const page = await openMounted("", "disabled");
    await field(page).evaluate((input: HTMLInputElement) => {
      input.disabled = false;
    });
    await field(page).fill("abc123");
    await expectWord(page, "meia-boca");
  });

  it("names what is missing when there is no field, and leaves the page as it is", async () => {
    const page = await openPage(`<${tag}><p>sem campo</p></${tag}>`);
    await waitForState(page, tag, "failed");
    expect(await seenErrors(page)).toEqual([
      {
        widget: tag,
        name: "ElementError",
        message: `${tag}: an <input type="password"> inside it is required`,
      },
    ]);
    await page.getByText("sem campo").waitFor();
  });

  it("names the attribute when the words are not five", async () => {
    const page = await openPage(strength(`data-words='["fraca"]'`));
    await waitForState(page, tag, "failed");
    expect((await seenErrors(page))[0]).toMatchObject({ name: "ConfigError" });
    expect((await seenErrors(page))[0]?.message).toContain("data-words");
  });
});
