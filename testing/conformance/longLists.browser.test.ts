import { useDemo } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

const count = 300;
const card = (id: number) => `<li id="card-${id}"><a href="/anuncios/${id}">vestido ${id}</a>
  <yy-follow-button data-user-id="${id + 1}" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button></li>`;
const cards = Array.from({ length: count }, (_, at) => card(at)).join("");
const style = '<style nonce="{{nonce}}">li { block-size: 100px }</style>';

describe("a list of which only what is near the window is laid out", () => {
  const demo = useDemo();

  async function open(attribute = "data-yy-long-list") {
    demo.server.addPage("/lista", {
      head: style,
      body: `<main><ul ${attribute}>${cards}</ul></main>`,
    });
    const page = await demo.open("/lista");
    await waitUntilMounted(page, "#card-0 yy-follow-button");
    const isDrawn = (id: number) =>
      page
        .locator(`#card-${id} a`)
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
    return { page, isDrawn };
  }

  it("draws an item as it comes near, and mounts its widgets then", async () => {
    const { page, isDrawn } = await open();
    expect(await isDrawn(0)).toBe(true);
    expect(await isDrawn(count - 1)).toBe(false);
    const last = page.locator(`#card-${count - 1} yy-follow-button`);
    expect(await last.evaluate((button) => button.matches(":state(mounted)"))).toBe(false);
    await page.locator(`#card-${count - 1}`).scrollIntoViewIfNeeded();
    await waitUntilMounted(page, `#card-${count - 1} yy-follow-button`);
    expect(await isDrawn(count - 1)).toBe(true);
  });

  it("leads to an item that a fragment names, and to one by keyboard", async () => {
    const { page, isDrawn } = await open();
    await page.evaluate(() => {
      location.hash = "card-200";
    });
    await expect.poll(() => isDrawn(200)).toBe(true);
    await expect
      .poll(() => page.locator("#card-200").evaluate((it) => it.getBoundingClientRect().top))
      .toBeCloseTo(0, 0);
    await page.locator("#card-200 a").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("li")?.id))
      .toBe("card-199");
  });

  it("cuts nothing off the item that has the focus", async () => {
    const { page } = await open();
    const paintsBeyondItself = (id: number) =>
      page.locator(`#card-${id}`).evaluate((item) => getComputedStyle(item).contentVisibility);
    expect(await paintsBeyondItself(40)).toBe("auto");
    await page.locator("#card-40 a").first().focus();
    expect(await paintsBeyondItself(40)).toBe("visible");
  });

  it("is whole on paper", async () => {
    const { page, isDrawn } = await open();
    await page.emulateMedia({ media: "print" });
    expect(await isDrawn(count - 1)).toBe(true);
  });

  it("is laid out whole where nobody has asked", async () => {
    const { isDrawn } = await open("");
    expect(await isDrawn(count - 1)).toBe(true);
  });
});
