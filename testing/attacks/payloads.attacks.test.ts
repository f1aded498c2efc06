import { sharePage, useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import { describe, expect, it } from "vitest";
import { sampled } from "../sample";
import { replaceAnswers, withTexts } from "./testing/answers";
import { expectNothing, openAttackPage } from "./testing/attackPage";
import { elsewhere, texts, urls } from "./testing/payloads";

/** The texts are tested in groups, because showing all widgets for each text would take minutes. */
const groups = [0, 1, 2, 3, 4, 5];

/** One group is enough for each run, because React escapes all texts alike; releases test all. */
const askedGroups = sampled(groups, (group) => group === 0);

/** How often the widgets send their requests. */
const rounds = 4;

/** Names of the errors in a 422 response: they are shown beside such a field, or above the form. */
const fieldNames = ["title", "price", "image", "email", "error"];

/** The URL of a video player may be on another site. */
const player = "data-embed-base";

describe("hostile texts and addresses, on a page without a policy", () => {
  const demo = useDemo();
  const page = sharePage(demo, () => openAttackPage(demo));

  it.each(askedGroups)(
    "run nowhere where a widget takes a text: every sixth from number %i on",
    async (group) => {
      const [working, tags] = await page().evaluate(
        async ([texts, group]) => [await attacks.writeTexts(texts, group), attacks.tags()] as const,
        [texts.filter((_, index) => index % groups.length === group), group] as const,
      );
      await expectNothing(page());
      expect(working).toEqual(tags);
    },
  );

  it("lead nowhere where a widget takes an address", async () => {
    const requested: string[] = [];
    page().on("request", (request) => requested.push(request.url()));
    const [taken, sinks] = await page().evaluate(
      async ([urls, except]) =>
        [await attacks.writeUrls(urls, except), attacks.sinksOf("url")] as const,
      [urls, player] as const,
    );
    await expectNothing(page());
    expect(requested.filter((url) => new URL(url).host === elsewhere)).toEqual([]);
    const isWeb = (line: string) => /^[^=]*=(https?:|mailto:|tel:)/.test(line);
    expect(taken.filter((line) => !isWeb(line))).toEqual([]);
    for (const { tag, name } of sinks)
      if (name !== player)
        expect(taken.join("\n"), "what was taken").toContain(`${tag} ${name}=http`);
  });

  it("run nowhere where a widget shows what the server said", async () => {
    const paths = new Set<string>();
    let at = 0;
    const next = () => texts[at++ % texts.length] ?? "";
    let round = 0;
    const done = await replaceAnswers(page(), (answer, path) => {
      const { status, type, body } = answer;
      // Scripts of the server are trusted.
      if (type.includes("javascript")) return answer;
      paths.add(path);
      if (round === rounds - 1) {
        const errors = Object.fromEntries(fieldNames.map((name) => [name, [next()]]));
        return { status: 422, type: "application/json", body: JSON.stringify(errors) };
      }
      if (!type.includes("json")) return { status, type, body: next() };
      return { status, type, body: withTexts(body || "{}", next) };
    });
    for (; round < rounds; round += 1) {
      await session.refresh(page());
      await page().evaluate(async (round) => {
        attacks.begin(`round ${round}`);
        await attacks.showAll(round);
        attacks.search();
        await attacks.use(["01310-100", "vestido", "12"]);
      }, round);
      await done();
      await page().evaluate(async () => {
        attacks.search();
        await attacks.clear();
      });
    }
    expect(paths.size).toBeGreaterThan(9);
    expect(at).toBeGreaterThan(texts.length * 2);
    await expectNothing(page());
    await page().unrouteAll({ behavior: "ignoreErrors" });
  });

  it("run nowhere where a widget shows HTML", async () => {
    demo.server.addPage("/pedaco", (url) => ({
      html: texts[Number(url.searchParams.get("n"))] ?? "",
      headers: { "content-security-policy": "" },
    }));
    await page().evaluate(async (count) => {
      const html = Array.from(
        { length: count },
        (_, n) =>
          `<yy-content-loader data-src="/pedaco?n=${n}"></yy-content-loader>
          <yy-infinite-scroll data-buffer="1000000" data-next-url="/pedaco?n=${n}"></yy-infinite-scroll>`,
      );
      attacks.begin("HTML");
      const loaders = [...document.createRange().createContextualFragment(html.join("")).children];
      await attacks.show(loaders);
      const isThere = (each: Element) => each.matches(":state(finished), :state(error)");
      while (!loaders.every(isThere)) await attacks.frame();
      attacks.search();
      await attacks.use(["1"]);
      attacks.search();
      await attacks.clear();
    }, texts.length);
    await expectNothing(page());
  });

  it("are alive: in markup that nothing cleans many of them run", async () => {
    const ran = await page().evaluate(async (texts) => {
      const main = document.querySelector("main") as HTMLElement;
      for (const text of texts) {
        main.append(document.createRange().createContextualFragment(text));
        await attacks.frame();
        main.replaceChildren();
      }
      return attacks.ran.size;
    }, texts);
    expect(ran).toBeGreaterThan(20);
  });
});
