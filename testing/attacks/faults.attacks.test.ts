import { useDemo } from "@yy/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectNothing, openWatched } from "./testing/attackPage";
import type { Click } from "./testing/inPage/market";
import { heldBy, marketPage, stockMarket, visitorId } from "./testing/market";

const seed = Number(process.env.YY_SEED ?? Date.now() % 1_000_000);

/** The failures of three requests in ten; the others are only delayed. */
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
 * Unfollows fail only before the server acts. A lost response could not be repaired by another
 * click, because the button stays active after every response to an unfollow, even when there was
 * nothing to unfollow.
 */
const unfollowFailures = failures.filter((failure) => !("after" in failure));

/** The clicked elements, with the share of clicks in percent. */
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
/** Samples a value for each click; equal for the same seed and purpose. */
const samplesOf = <T>(each: fc.Arbitrary<T>, purpose: string) =>
  fc.sample(fc.noBias(each), { seed: seed ^ fc.hash(purpose), numRuns: 900 });

describe("a page on which three calls of ten go wrong", () => {
  const demo = useDemo();

  it(`shows what the server holds once all is quiet (seed ${seed})`, async () => {
    stockMarket(demo.server);
    const page = await openWatched(demo, "/mercado", marketPage, visitorId);
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

    for (const fault of samplesOf(faultOf(unfollowFailures), "unfollows"))
      demo.server.failNext({ path: "/api/users/unfollow", ...fault });
    for (const fault of samplesOf(faultOf(failures), "other calls")) demo.server.failNext(fault);
    await page.evaluate((clicks) => attacks.act(clicks), samplesOf(click, "clicks"));
    await expect.poll(isQuiet).toBe(true);
    demo.server.failNoMore();
    const writes = demo.server.requests.filter(({ method }) => method !== "GET");
    const wrong = writes.filter(({ status }) => status === 0 || status >= 500);
    expect(wrong.length).toBeGreaterThan(writes.length / 10);

    // The visitor retries everything that shows a failure.
    for (let round = 0; round < 4; round += 1) {
      await expect.poll(isQuiet).toBe(true);
      await page.evaluate(() => attacks.retry());
    }
    await expect.poll(unlikeServer).toEqual({ shown: [], held: [] });
    await expectNothing(page);
  });
});
