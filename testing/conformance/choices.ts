import type { Page, Route } from "playwright";
import { describe, expect, it } from "vitest";
import { useDemo } from "../demo/useDemo";
import { session } from "../page/session";
import { markupOf } from "./example";
import { inLook, type Stage, waitUntilDrawn } from "./stage";

/** Tests all controls that keep a choice of the visitor (`interaction.toggles` in the schema). */
export function describeChoices(stage: Stage): void {
  const { tag, interaction } = stage.schema;
  const state = interaction?.toggles?.replace("data-", "") ?? "";
  /** The value in the server's markup, which is the same for all visitors. */
  const authored = ["", "true"].includes(
    stage.example.attributes[interaction?.toggles ?? ""] ?? "false",
  );
  const two = inLook(stage, markupOf(stage) + markupOf(stage));
  const signedIn = { signedInAs: 1 };

  const shown = (page: Page) =>
    page
      .locator(tag)
      .evaluateAll((all, name) => all.map((each) => each.matches(`:state(${name})`)), state);
  const press = (page: Page) =>
    page.locator(tag).first().locator(`[part~="${interaction?.part}"]`).click();
  const opposite = (values: readonly boolean[]) => values.map((value) => !value);

  /**
   * Opens a page with two controls of the same choice, and waits until their initial state is
   * known.
   */
  async function open(demo: Stage["demo"], path = "/escolha"): Promise<Page> {
    demo.server.addPage(path, { body: `<main>${two}</main>` });
    const page = await demo.open(path, signedIn);
    await waitUntilDrawn(stage, page);
    await session.refresh(page);
    await page.waitForLoadState("networkidle");
    return page;
  }

  /** Holds the page's writes. Returns a function that releases them. */
  async function holdWrites(page: Page, end: (route: Route) => Promise<void>) {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/*", async (route) => {
      if (route.request().method() === "GET") return route.fallback();
      await held;
      return end(route).catch(() => undefined); // the page may be closed by then
    });
    return release;
  }

  it("shows a press on every control of the same choice, and takes it back on all when it is lost", async () => {
    const page = await open(stage.demo);
    const before = await shown(page);
    const release = await holdWrites(page, (route) => route.abort());
    await press(page);
    await expect.poll(() => shown(page)).toEqual(opposite(before));
    release();
    await expect.poll(() => shown(page)).toEqual(before);
  });

  it("shows nothing of it to the next visitor, whatever the answer", async () => {
    const page = await open(stage.demo);
    const before = await shown(page);
    const release = await holdWrites(page, (route) => route.fallback());
    await press(page);
    await expect.poll(() => shown(page)).toEqual(opposite(before));
    await page.request.post("/_demo/sign-out", { data: {} });
    const other = await page.context().newPage();
    await other.goto(page.url());
    await session.refresh(other);
    await expect.poll(() => shown(page)).toEqual([authored, authored]);
    const answered = page.waitForEvent("requestfinished", (each) => each.method() !== "GET");
    release();
    await answered;
    await session.refresh(page);
    expect(await shown(page)).toEqual([authored, authored]);
  });

  describe("on a page of the back/forward cache", () => {
    const demo = useDemo({ backForwardCache: true });

    it("shows what was chosen on the page after it", async () => {
      const page = await open(demo);
      const before = await shown(page);
      demo.server.addPage("/depois", { body: `<main id="depois">${two}</main>` });
      await page.goto("/depois");
      await waitUntilDrawn(stage, page);
      await page.waitForLoadState("networkidle");
      await press(page);
      await page.locator(`${tag}:state(pending)`).first().waitFor({ state: "detached" });
      await page.evaluate(() => history.back());
      await page.waitForURL("**/escolha", { waitUntil: "commit" });
      await expect.poll(() => shown(page)).toEqual(opposite(before));
    });
  });
}
