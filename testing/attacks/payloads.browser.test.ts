import { describeOnce } from "@yy/testing/flavour";
import { session } from "@yy/testing/page";
import { expect, it } from "vitest";
import { answerWith, learnAnswers, watchCalls, withTexts } from "./testing/answers";
import { brokenUrls, foreignUrls, payloads, texts } from "./testing/payloads";
import { patience, useAttackPage } from "./testing/useAttackPage";

/** How often the widgets ask again. */
const rounds = 4;

/** Where the errors of a 422 are shown: beside a field of this name, or above the form. */
const fieldNames = ["title", "price", "image", "email", "error"];

/** The player of videos is elsewhere by design. */
const player = "data-embed-base";

describeOnce("hostile texts and addresses, on a page without a policy", () => {
  const { demo, page, sinks, host, expectNothing } = useAttackPage();

  const showAndUse = async (shot: number) => {
    await session.refresh(page());
    await page().evaluate(
      async ({ sinks, shot }) => {
        window.watch.now = `round ${shot}`;
        await window.examples.show(sinks.map(({ tag }) => window.examples.of(tag, shot)));
        window.watch.search();
        await window.examples.use(["01310-100", "vestido", "12"]);
      },
      { sinks: sinks(), shot },
    );
  };
  const searchAndClear = () =>
    page().evaluate(async () => {
      window.watch.search();
      await window.examples.clear();
    });

  it(
    "lead nowhere where a widget takes an address",
    async () => {
      const codes = texts.filter((_, index) => payloads[index]?.class === "protocol");
      const foreign = foreignUrls.map((url) => url(host()));
      const owned = sinks().map((each) => ({
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
