import { collectProblems, useDemo } from "@yy/testing";
import { describeOnce } from "@yy/testing/flavour";
import { session, waitForState } from "@yy/testing/page";
import { expect, it } from "vitest";
import { installMarket } from "./testing/clicks";
import { heldBy, marketPage, randomNumbers, stockMarket, visitorId } from "./testing/market";
import { installWatch } from "./testing/watch";

const seed = Number(process.env.YY_SEED ?? Date.now() % 1_000_000);
const actions = 900;

/** Calls to these fail in any way that there is. */
const paths = [
  "/api/users/follow",
  "/api/v3/soft_shipping_rates",
  "/api/boosted_bundle",
  "/api/inbox/messages",
  "/pro/precos-faltantes",
  "/compras",
];

/** How three calls of ten go wrong; the others are only late, or not at all. */
const failures = [
  { status: 500 },
  { status: 503, delay: 30 },
  { drop: true },
  { truncate: true },
  { status: 500, after: true },
  { drop: true, after: true },
  { twice: true },
  { twice: true, delay: 20 },
];

/**
 * A lost answer to an unfollow cannot be made good by another click: the contract keeps the button active whatever an
 * unfollow is answered, also when there was nothing to unfollow. So these fail before the server acts alone.
 */
const unfollowFailures = failures.filter((failure) => !("after" in failure));

describeOnce("a page on which three calls of ten go wrong", () => {
  const demo = useDemo();

  it(`shows what the server holds once all is quiet (seed ${seed})`, async () => {
    const random = randomNumbers(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    stockMarket(demo.server);
    demo.server.addPage("/mercado", { body: `<main>${marketPage}</main>` });
    const page = await demo.open("/mercado", {
      signedInAs: visitorId,
      prepare: async (fresh) => {
        await fresh.addInitScript(installWatch);
        await fresh.addInitScript(installMarket);
        await fresh.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () => {
            for (const each of document.querySelectorAll("main *"))
              if (each.localName.startsWith("yy-")) each.setAttribute("data-mount", "eager");
          });
        });
      },
    });
    await waitForState(page, "yy-follow-button, yy-purchase-rating, yy-message-list", "mounted");
    await waitForState(page, "yy-missing-price-editor, yy-seller-toggle", "mounted");
    await session.waitUntilKnown(page);
    const isLikeServer = async () => {
      const [shown, isQuiet] = await page.evaluate(
        () => [window.market.shown(), window.market.isQuiet()] as const,
      );
      const held = heldBy(demo.server);
      const names = new Set([...Object.keys(shown), ...Object.keys(held)]);
      const unlike = [...names]
        .filter((name) => shown[name] !== held[name])
        .map((name) => `${name}: shows ${shown[name]}, is ${held[name]}`);
      return isQuiet ? unlike : ["still busy", ...unlike];
    };
    await expect.poll(isLikeServer).toEqual([]);

    for (const path of paths)
      for (let call = 0; call < actions; call += 1) {
        const late = { delay: Math.floor(random() * 15) };
        demo.server.failNext({ path, ...(random() < 0.3 ? pick(failures) : late) });
      }
    for (let call = 0; call < actions; call += 1) {
      const fault = random() < 0.3 ? pick(unfollowFailures) : { delay: 1 };
      demo.server.failNext({ path: "/api/users/unfollow", ...fault });
    }
    await page.evaluate(
      (numbers) => window.market.act(numbers),
      Array.from({ length: actions * 2 }, random),
    );
    const isQuiet = () => page.evaluate(() => window.market.isQuiet());
    await expect.poll(isQuiet, { timeout: 30_000 }).toBe(true);
    demo.server.failNoMore();
    const writes = demo.server.requests.filter(({ method }) => method !== "GET");
    const wrong = writes.filter(({ status }) => status === 0 || status >= 500);
    expect(wrong.length).toBeGreaterThan(writes.length / 10);

    // Who sees a failure tries again.
    for (let round = 0; round < 4; round += 1) {
      await expect.poll(isQuiet, { timeout: 15_000 }).toBe(true);
      await page.evaluate(() => window.market.retry());
    }
    await expect.poll(isLikeServer, { timeout: 15_000 }).toEqual([]);
    expect(await page.evaluate(() => [...window.watch.findings])).toEqual([]);
    const { errors } = collectProblems(page);
    expect(errors.filter((line) => !line.startsWith("Failed to load resource"))).toEqual([]);
  }, 90_000);
});
