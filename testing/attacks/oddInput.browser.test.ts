import { sharePage, useDemo } from "@yy/testing";
import { describeOnce } from "@yy/testing/flavour";
import { session, waitForState } from "@yy/testing/page";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { answerWith, learnAnswers, watchCalls } from "./testing/answers";
import { findingsOn, openAttackPage, unexpectedLines } from "./testing/attackPage";
import type { Sinks } from "./testing/examples";
import { readSinks } from "./testing/guide";
import { oddAnswer, oddJson, oddText, oddWrite } from "./testing/oddInput";
import { writeOdd } from "./testing/oddWrites";
import { installWatch } from "./testing/watch";

declare global {
  interface Window {
    /** Keys that were asked for, each with its storage. */
    keysRead: string[];
  }
}

/** For each of these tests, milliseconds: they take seconds, and longer beside a busy core. */
const patience = 60_000;

/** What the storages hold where the widgets keep something, for a wrong one to be nearly right. */
const kept: unknown[] = [
  { userId: "1", state: true, expires: 4e12 },
  { userId: 1, at: 4e12, title: "vestido", price: "12,00", savedAt: 4e12, fields: { title: "a" } },
  [{ id: 401, price: "12.00" }],
  { "401": "12,00" },
];

/** Runs in the page. */
function keepTexts({ keys, texts }: { keys: readonly string[]; texts: readonly string[] }): void {
  for (const [index, name] of keys.entries()) {
    const [storage, key = ""] = name.split(/ (.*)/s);
    (storage === "local" ? localStorage : sessionStorage).setItem(key, texts[index] ?? "");
  }
}

describeOnce("odd input", () => {
  const demo = useDemo();
  let sinks: Sinks[] = [];
  beforeAll(async () => {
    sinks = readSinks();
  });
  const page = sharePage(demo, async () => {
    const opened = await openAttackPage(demo, sinks);
    await opened.evaluate(() => {
      window.keysRead = [];
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        window.keysRead.push(`${this === localStorage ? "local" : "session"} ${key}`);
        return read.call(this, key);
      };
    });
    return opened;
  });

  const expectNothing = async () => {
    expect(await findingsOn(page())).toEqual([]);
    expect(unexpectedLines(page())).toEqual([]);
  };
  const showAll = async () => {
    await session.refresh(page());
    await page().evaluate(
      (all) => window.examples.show(all.map(({ tag }) => window.examples.of(tag, 0))),
      sinks,
    );
  };

  it(
    "in attributes is refused, and with the right ones again the widgets work",
    async () => {
      await showAll();
      const property = fc.asyncProperty(
        fc.array(oddWrite, { minLength: 60, maxLength: 120 }),
        async (writes) => {
          const wrong = await page().evaluate(writeOdd, [sinks, writes] as const);
          expect(wrong).toEqual([]);
          await expectNothing();
        },
      );
      await fc.assert(property, { numRuns: 15 });
      await page().evaluate(() => window.examples.clear());
    },
    patience,
  );

  const odd = fc.oneof(
    oddText,
    ...kept.map((each) => oddJson(each).map((value) => JSON.stringify(value) ?? "")),
  );
  const failedTags = () =>
    page().evaluate(() =>
      [...document.querySelectorAll("main > :state(failed)")].map(({ localName }) => localName),
    );

  it(
    "in what widgets have kept is as if there were nothing",
    async () => {
      await showAll();
      await page().evaluate(() => window.examples.use(["vestido"]));
      const keys = await page().evaluate(() => [...new Set(window.keysRead)]);
      expect(keys).toEqual(expect.arrayContaining(["local yy:draft:1", "local yy:prices:1"]));
      await page().evaluate(() => window.examples.clear());
      const values = fc.array(odd, { minLength: keys.length, maxLength: keys.length });
      const property = fc.asyncProperty(values, async (texts) => {
        await page().evaluate(keepTexts, { keys, texts });
        await showAll();
        expect(await failedTags()).toEqual([]);
        await page().evaluate(() => window.examples.clear());
        await expectNothing();
      });
      await fc.assert(property, { numRuns: 8 });
    },
    patience,
  );

  it(
    "in what is read while the page loads is as if there were nothing",
    async () => {
      demo.server.addPage("/guardado", {
        body: `<yy-vacation-notice data-mount="eager"></yy-vacation-notice>
          <yy-follow-button data-mount="eager" data-user-id="3" data-follow-path="/api/users/follow"
          data-unfollow-path="/api/users/unfollow" data-login-path="/entrar">seguir</yy-follow-button>`,
      });
      const visit = await demo.open("/guardado?follow_user=3", {
        signedInAs: 1,
        prepare: async (fresh) => {
          await fresh.addInitScript(installWatch);
          await fresh.addInitScript(() => {
            // The parameter leaves the URL by what is kept alone.
            addEventListener("yy:before-follow", (event) => event.preventDefault());
          });
        },
      });
      const keys = ["local yy:vacation", "session yy:follow-intent"];
      const property = fc.asyncProperty(fc.tuple(odd, odd), async (texts) => {
        await visit.evaluate(keepTexts, { keys, texts });
        await visit.goto("/guardado?follow_user=3");
        await waitForState(visit, "yy-vacation-notice, yy-follow-button", "mounted");
        await session.waitUntilKnown(visit);
        expect(await findingsOn(visit)).toEqual([]);
        expect(unexpectedLines(visit)).toEqual([]);
        expect(visit.url()).toContain("?follow_user=3");
      });
      await fc.assert(property, { numRuns: 12 });
    },
    patience,
  );

  it(
    "in answers is reported, and the page keeps the server's markup",
    async () => {
      const done = watchCalls(page());
      const answers = await learnAnswers(page(), async () => {
        await showAll();
        await page().evaluate(() => window.examples.use(["01310-100", "vestido", "12"]));
      });
      await page().evaluate(() => window.examples.clear());
      let current: readonly { status: number; type: string; body: string }[] = [];
      for (const [index, answer] of answers.entries())
        answerWith(demo, answer, () => current[index] ?? { status: 200, ...answer });
      const all = fc.tuple(...answers.map(({ type, body }) => oddAnswer(type, body)));
      const property = fc.asyncProperty(all, async (these) => {
        current = these.map((each, index) =>
          // A script is the server's own, and may do anything.
          answers[index]?.type.includes("javascript") ? { ...each, body: "" } : each,
        );
        await showAll();
        await page().evaluate(() => window.examples.use(["01310-100", "vestido", "12"]));
        await done();
        const lost = await page().evaluate(() => {
          const { works, hasGivenBack } = window.examples;
          return [...document.querySelectorAll("main > *")]
            .filter((each) => !works(each) && !hasGivenBack(each))
            .map(({ localName }) => localName);
        });
        expect(lost).toEqual([]);
        await page().evaluate(() => window.examples.clear());
        await expectNothing();
      });
      await fc.assert(property, { numRuns: 8 });
    },
    patience,
  );
});
