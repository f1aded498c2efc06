import { useDemo } from "@yy/testing";
import { session, waitForState } from "@yy/testing/page";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectNothing, openWatched } from "./testing/attackPage";
import type { Click } from "./testing/inPage/market";
import { heldBy, marketPage, stockMarket, visitorId } from "./testing/market";

const seed = Number(process.env.YY_SEED ?? Date.now() % 1_000_000);
const actions = 900;

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

/** By path. */
const failuresOf = {
  "/api/users/follow": failures,
  "/api/v3/soft_shipping_rates": failures,
  "/api/boosted_bundle": failures,
  "/api/inbox/messages": failures,
  "/pro/precos-faltantes": failures,
  "/compras": failures,
  // A lost answer to an unfollow cannot be made good by another click: the contract keeps the button active whatever
  // an unfollow is answered, also when there was nothing to unfollow. So these fail before the server acts alone.
  "/api/users/unfollow": failures.filter((failure) => !("after" in failure)),
};

/** What is clicked on, and how often of a hundred times. */
const controls = {
  "yy-follow-button": 50,
  "yy-seller-toggle": 10,
  "[data-part=item]:not([data-state=saving], [data-state=saved]) button": 15,
  "[data-message-id] input": 15,
  "[data-part=read], [data-part=delete]": 5,
  "yy-purchase-rating form button": 5,
};
const click: fc.Arbitrary<Click> = fc.record({
  selector: fc.oneof(
    ...Object.entries(controls).map(([selector, weight]) => {
      return { weight, arbitrary: fc.constant(selector) };
    }),
  ),
  at: fc.nat(99_999),
});
const faultOf = (failures: readonly object[]) =>
  fc.oneof(
    { weight: 7, arbitrary: fc.record({ delay: fc.nat(14) }) },
    { weight: 3, arbitrary: fc.constantFrom(...failures) },
  );
/** The same ones for the same seed and purpose. */
const manyOf = <T>(each: fc.Arbitrary<T>, purpose: string) =>
  fc.sample(fc.noBias(each), { seed: seed ^ fc.hash(purpose), numRuns: actions });

describe("a page on which three calls of ten go wrong", () => {
  const demo = useDemo();

  it(`shows what the server holds once all is quiet (seed ${seed})`, async () => {
    stockMarket(demo.server);
    const page = await openWatched(demo, "/mercado", marketPage, visitorId);
    await waitForState(page, "yy-follow-button, yy-purchase-rating, yy-message-list", "mounted");
    await waitForState(page, "yy-missing-price-editor, yy-seller-toggle", "mounted");
    await session.waitUntilKnown(page);
    const isQuiet = () => page.evaluate(() => attacks.isQuiet());
    const unlikeServer = async () => {
      const shown = await page.evaluate(() => [...attacks.shown(), `quiet: ${attacks.isQuiet()}`]);
      const held = [...heldBy(demo.server), "quiet: true"];
      return {
        shown: shown.filter((line) => !held.includes(line)),
        held: held.filter((line) => !shown.includes(line)),
      };
    };
    await expect.poll(unlikeServer).toEqual({ shown: [], held: [] });

    for (const [path, failures] of Object.entries(failuresOf))
      for (const fault of manyOf(faultOf(failures), path)) demo.server.failNext({ path, ...fault });
    await page.evaluate((clicks) => attacks.act(clicks), manyOf(click, "clicks"));
    await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true);
    demo.server.failNoMore();
    const writes = demo.server.requests.filter(({ method }) => method !== "GET");
    const wrong = writes.filter(({ status }) => status === 0 || status >= 500);
    expect(wrong.length).toBeGreaterThan(writes.length / 10);

    // Who sees a failure tries again.
    for (let round = 0; round < 4; round += 1) {
      await expect.poll(isQuiet).toBe(true);
      await page.evaluate(() => attacks.retry());
    }
    await expect.poll(unlikeServer).toEqual({ shown: [], held: [] });
    await expectNothing(page);
  });
});
