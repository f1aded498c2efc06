import { sharePage, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampledRuns } from "../sample";
import { replaceAnswers } from "./testing/answers";
import { expectNothing, openAttackPage, openWatched } from "./testing/attackPage";
import { oddAnswer, oddKept, oddWrite } from "./testing/oddValues";

/**
 * The maximum number of DOM writes of a text after one change of an attribute: it is shown and
 * spoken, and lists repeat it.
 */
const maxWrites = 12;

const followButton = `<yy-follow-button data-user-id="3" data-follow-path="/api/users/follow"
  data-unfollow-path="/api/users/unfollow" data-login-path="/entrar">seguir</yy-follow-button>`;

describe("odd input", () => {
  const demo = useDemo();
  const page = sharePage(demo, () => openAttackPage(demo));

  it("in attributes is refused, and with the right ones again the widgets work", async () => {
    await session.refresh(page());
    await page().evaluate(() => attacks.showAll());
    const property = fc.asyncProperty(
      fc.array(oddWrite, { minLength: 60, maxLength: 120 }),
      async (writes) => {
        const wrong = await page().evaluate((writes) => attacks.writeOdd(writes), writes);
        expect(wrong).toEqual([]);
        await expectNothing(page());
      },
    );
    await fc.assert(property, { numRuns: sampledRuns(15) });
    await page().evaluate(() => attacks.clear());
  });

  it("in what widgets have kept is as if there were nothing", async () => {
    const examples = await page().evaluate(() =>
      attacks.tags().map((tag) => attacks.exampleOf(tag).outerHTML),
    );
    const path = "/guardado?follow_user=3";
    const visit = await openWatched(demo, path, `<main>${followButton}${examples.join("")}</main>`);
    const allWork = async () => {
      const idle = () =>
        [...document.querySelectorAll("main > *")]
          .filter((each) => !attacks.works(each))
          .map(({ localName }) => localName);
      await expect.poll(() => visit.evaluate(idle)).toEqual([]);
      await session.waitUntilKnown(visit);
    };
    await allWork();
    const keysRead = () => visit.evaluate(() => [...attacks.keysRead]);
    // Some code that reads them may still be loading.
    await expect
      .poll(keysRead)
      .toEqual(
        expect.arrayContaining([
          ...["local yy:draft:1", "local yy:prices:1", "local yy:vacation"],
          "session yy:follow-intent",
        ]),
      );
    const keys = await keysRead();
    const values = fc.array(oddKept, { minLength: keys.length, maxLength: keys.length });
    const property = fc.asyncProperty(values, async (texts) => {
      await visit.evaluate(
        ([keys, texts]) => {
          for (const [index, name] of keys.entries()) {
            const [storage, key = ""] = name.split(/ (.*)/s);
            const value = texts[index] ?? "";
            (storage === "local" ? localStorage : sessionStorage).setItem(key, value);
          }
        },
        [keys, texts] as const,
      );
      await visit.goto(path);
      await allWork();
      await expectNothing(visit);
      // Nobody was followed, because no stored value proves that the visitor asked for it.
      expect(visit.url()).toContain("?follow_user=3");
    });
    await fc.assert(property, { numRuns: sampledRuns(12) });
  });

  it("in answers is reported, and the page keeps the server's markup", async () => {
    let seed = 0;
    const done = await replaceAnswers(page(), (answer, path) => {
      const sample = { seed: seed ^ fc.hash(path), numRuns: 1 };
      const [odd = answer] = fc.sample(oddAnswer(answer), sample);
      // Scripts of the server are trusted.
      return answer.type.includes("javascript") ? { ...odd, body: "" } : odd;
    });
    const property = fc.asyncProperty(fc.integer(), async (chosen) => {
      seed = chosen;
      await session.refresh(page());
      await page().evaluate(async () => {
        await attacks.showAll();
        await attacks.use(["01310-100", "vestido", "12"]);
      });
      await done();
      const lost = await page().evaluate(async () => {
        const { works, hasGivenBack } = attacks;
        const names = [...document.querySelectorAll("main > *")]
          .filter((each) => !works(each) && !hasGivenBack(each))
          .map(({ localName }) => localName);
        await attacks.clear();
        return names;
      });
      expect(lost).toEqual([]);
      await expectNothing(page());
    });
    await fc.assert(property, { numRuns: sampledRuns(8) });
    await page().unrouteAll({ behavior: "ignoreErrors" });
  });

  it("of very long texts is written a few times, and gone through at most once", async () => {
    const work = await page().evaluate(() => attacks.countWork());
    const excessive = work.filter(({ writes, segmented }) => writes > maxWrites || segmented > 1.1);
    expect(excessive).toEqual([]);
    // Proves that texts were written and segmented at all.
    expect(work.filter(({ writes }) => writes > 0).length).toBeGreaterThan(20);
    expect(work.some(({ segmented }) => segmented > 0.9)).toBe(true);
  });
});
