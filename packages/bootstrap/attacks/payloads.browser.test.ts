import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sharePage, useDemo } from "@yy/testing";
import { describeOnce } from "@yy/testing/flavour";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerWith, learnAnswers, watchCalls, withTexts } from "./testing/answers";
import { findingsOn, openAttackPage, unexpectedLines } from "./testing/attackPage";
import type { Sinks } from "./testing/examples";
import { readSinks } from "./testing/guide";
import { brokenUrls, foreignUrls, payloads } from "./testing/payloads";

/** How many groups the texts go in: to show all widgets anew for each would take minutes. */
const shots = 3;

/** How often the widgets ask again. */
const rounds = 4;

/** For each of these tests, milliseconds: they take seconds, and longer beside a busy core. */
const patience = 60_000;

/** Where the errors of a 422 are shown: beside a field of this name, or above the form. */
const fieldNames = ["title", "price", "image", "email", "error"];

const texts = payloads.map(({ text }, index) => text(`ran(${index})`));

/** The player of videos is elsewhere by design. */
const player = "data-embed-base";

/** Where a seller's number leads. */
const whatsapp = "https://wa.me/";

describeOnce("hostile texts and addresses, on a page without a policy", () => {
  const demo = useDemo();
  const asked: string[] = [];
  const elsewhere = createServer(({ method, url, headers }, response) => {
    asked.push(`${method} ${url} for ${headers.referer}`);
    response.end();
  });
  let sinks: Sinks[] = [];

  beforeAll(async () => {
    sinks = await readSinks();
    await new Promise<void>((listening) => elsewhere.listen(0, "127.0.0.1", listening));
  });
  afterAll(() => {
    elsewhere.closeAllConnections();
    elsewhere.close();
  });
  const host = () => `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const page = sharePage(demo, () => openAttackPage(demo, sinks));

  async function expectNothing(): Promise<void> {
    expect(await findingsOn(page())).toEqual([]);
    const left = await page().evaluate(() => [...window.watch.left]);
    expect(left.filter((line) => !line.includes(whatsapp))).toEqual([]);
    expect(asked).toEqual([]);
    expect(unexpectedLines(page())).toEqual([]);
  }

  const showAndUse = (shot: number) =>
    page().evaluate(
      async ({ sinks, shot }) => {
        window.watch.now = `round ${shot}`;
        await window.YY.session.refresh().catch(() => undefined);
        await window.examples.show(sinks.map(({ tag }) => window.examples.of(tag, shot)));
        window.watch.search();
        await window.examples.use(["01310-100", "vestido", "12"]);
      },
      { sinks, shot },
    );
  const searchAndClear = () =>
    page().evaluate(async () => {
      window.watch.search();
      await window.examples.clear();
    });

  it(
    "run nowhere where a widget takes a text",
    async () => {
      await page().evaluate((all) => window.attacks.findStrict(all), sinks);
      const worked = new Set<string>();
      for (let shot = 0; shot < shots; shot += 1) {
        const group = texts.filter((_, index) => index % shots === shot);
        const working = await page().evaluate(
          ({ sinks, group, shot }) => {
            window.watch.now = `group ${shot}`;
            return window.attacks.inTexts(sinks, group, shot);
          },
          { sinks, group, shot },
        );
        for (const tag of working) worked.add(tag);
      }
      await expectNothing();
      expect(sinks.map(({ tag }) => tag).filter((tag) => !worked.has(tag))).toEqual([]);
    },
    patience,
  );

  it(
    "lead nowhere where a widget takes an address",
    async () => {
      const codes = texts.filter((_, index) => payloads[index]?.class === "protocol");
      const foreign = foreignUrls.map((url) => url(host()));
      const owned = sinks.map((each) => ({
        ...each,
        urls: each.urls.filter((name) => name !== player),
      }));
      const taken = await page().evaluate(({ sinks, urls }) => window.attacks.inUrls(sinks, urls), {
        sinks: owned,
        urls: [...codes, ...brokenUrls, ...foreign],
      });
      await expectNothing();
      const isWeb = (line: string) => /^[^=]*=(https?:|mailto:|tel:)/.test(line);
      expect(taken.filter((line) => !isWeb(line))).toEqual([]);
      for (const { tag, urls } of owned)
        for (const name of urls)
          expect(taken.join("\n"), "what was taken").toContain(`${tag} ${name}=http`);
    },
    patience,
  );

  it(
    "run nowhere where a widget shows what the server said",
    async () => {
      const done = watchCalls(page());
      const all = await learnAnswers(page(), () => showAndUse(0));
      // A script is the server's own, and may do anything.
      const answers = all.filter(({ type }) => !type.includes("javascript"));
      await searchAndClear();
      expect(answers.length).toBeGreaterThan(9);
      let at = 0;
      const next = () => texts[at++ % texts.length] ?? "";
      let status = 200;
      for (const answer of answers)
        answerWith(demo, answer, () => {
          const { type, body } = answer;
          if (status === 422) {
            const errors = Object.fromEntries(fieldNames.map((name) => [name, [next()]]));
            return { status, type: "application/json", body: JSON.stringify(errors) };
          }
          if (!type.includes("json")) return { status, type, body: next() };
          const poisoned = withTexts(body === "" ? {} : JSON.parse(body), next);
          return { status, type, body: JSON.stringify(poisoned) };
        });
      for (let round = 0; round < rounds; round += 1) {
        status = round === rounds - 1 ? 422 : 200;
        await showAndUse(round);
        await done();
        await searchAndClear();
      }
      expect(at).toBeGreaterThan(texts.length * 2);
      await expectNothing();
    },
    patience,
  );

  it(
    "run nowhere where a widget shows HTML",
    async () => {
      demo.server.addPage("/pedaco", (url) => ({
        html: texts[Number(url.searchParams.get("n"))] ?? "",
        headers: { "content-security-policy": "" },
      }));
      await page().evaluate(
        async ({ count }) => {
          const template = document.createElement("template");
          template.innerHTML = Array.from(
            { length: count },
            (_, n) =>
              `<yy-content-loader data-src="/pedaco?n=${n}"></yy-content-loader>
            <yy-infinite-scroll data-buffer="1000000" data-next-url="/pedaco?n=${n}"></yy-infinite-scroll>`,
          ).join("");
          window.watch.now = "HTML";
          await window.examples.show([...document.importNode(template.content, true).children]);
          const loaders = [...document.querySelectorAll("yy-content-loader, yy-infinite-scroll")];
          const isThere = (each: Element) => each.matches(":state(finished), :state(error)");
          const open = () => loaders.filter((each) => !isThere(each));
          while (open().length > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
          window.watch.search();
          await window.examples.use(["1"]);
        },
        { count: texts.length },
      );
      await searchAndClear();
      await expectNothing();
    },
    patience,
  );

  it("are alive: in markup that nothing cleans many of them run", async () => {
    const ran = await page().evaluate(async (texts) => {
      const main = document.querySelector("main") as HTMLElement;
      for (const text of texts) {
        main.append(document.createRange().createContextualFragment(text));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        main.replaceChildren();
      }
      const { size } = window.watch.ran;
      return size;
    }, texts);
    expect(ran).toBeGreaterThan(20);
  });
});
