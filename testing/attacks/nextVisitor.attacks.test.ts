import { useDemo } from "@yy/testing";
import { session } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { type Answer, replaceAnswers } from "./testing/answers";
import { openAttackPage } from "./testing/attackPage";

const beatriz = 3;
/** The text of every answer to Marina. */
const secret = "segredo da marina";

/** The fields of a 422 whose messages widgets show. */
const fieldNames = ["title", "price", "image", "enabled", "ids", "email", "error", "cpf"];

/** How the server answers Marina, and tags of which some show that. */
const answers: Readonly<Record<string, readonly [(real: Answer) => Answer, readonly string[]]>> = {
  accepts: [
    (real) => ({ ...real, body: real.type.includes("json") ? told(real.body) : secret }),
    ["yy-facilities", "yy-content-loader"],
  ],
  refuses: [
    () => {
      const errors = Object.fromEntries(fieldNames.map((name) => [name, [secret]]));
      return { status: 422, type: "application/json", body: JSON.stringify(errors) };
    },
    [
      "yy-form",
      "yy-message-list",
      "yy-missing-price-editor",
      "yy-pro-outpost",
      "yy-product-upload",
      "yy-purchase-rating",
    ],
  ],
};

/** The same JSON with the secret for every text, except for types, which widgets check. */
function told(json: string): string {
  const secrets = (name: string, value: unknown) =>
    typeof value === "string" && name !== "type" ? secret : value;
  return JSON.stringify(JSON.parse(json), secrets);
}

/** Their answers are for everybody: the pages of a list, and the names of categories. */
const forEverybody = ["yy-infinite-scroll", "yy-product-upload"];

const more = `<yy-form data-submit="fetch"><form action="/conta" method="post">
  <label>e-mail <input name="email" value="a@b.com"></label><button>enviar</button></form></yy-form>
  <yy-message-list id="one-message"><p data-part="toolbar"><button data-part="delete">apagar</button></p>
    <ul data-part="messages"><li data-message-id="default$$$201" data-read="true"><input type="checkbox"> oi</li></ul></yy-message-list>`;

describe("what the server has said to Marina", () => {
  const demo = useDemo();

  it.each(Object.entries(answers))(
    "is shown by no widget once Beatriz is signed in, where it %s her requests",
    async (kind, [change, showing]) => {
      const page = await openAttackPage(demo);
      await session.refresh(page);
      let isMarina = true;
      const done = await replaceAnswers(page, (answer, path) => {
        const isScript = kind === "accepts" && answer.type.includes("javascript");
        const isTrusted = isScript || path.includes("metadata");
        return isMarina && !isTrusted ? change(answer) : answer;
      });
      await page.evaluate((html) => attacks.showAll(0, html), more);
      await page.evaluate(() => attacks.use(["01310-100", "vestido", "12"]));
      await page.evaluate(useTheRest);
      await done();
      await expect.poll(() => tagsThatShow(page)).toEqual(expect.arrayContaining([...showing]));
      isMarina = false;
      await page.request.post("/_demo/sign-in", { data: { userId: beatriz } });
      await session.refresh(page);
      const allowed = kind === "accepts" ? forEverybody : [];
      const wrong = async () => (await tagsThatShow(page)).filter((tag) => !allowed.includes(tag));
      await expect.poll(wrong).toEqual([]);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
  );
});

/** Sends what needs more than one press: a lookup of a right number, and an action on a message. */
function useTheRest(): void {
  const field = document.querySelector<HTMLInputElement>("yy-pro-outpost [data-part=cpf]");
  if (field) field.value = "529.982.247-25";
  field?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
  document.querySelector<HTMLElement>("#one-message [data-part=delete]")?.click();
}

/** The tags of the widgets that show the secret, in their shadow roots or in their children. */
function tagsThatShow(page: Page): Promise<string[]> {
  return page.evaluate((text) => {
    const shows = (root: Element | ShadowRoot): boolean =>
      root.textContent?.includes(text) ||
      [...root.querySelectorAll("*")].some(
        (each) =>
          [...each.attributes].some(({ value }) => value.includes(text)) ||
          (each.shadowRoot !== null && shows(each.shadowRoot)),
      );
    return [...document.querySelectorAll("main > *")]
      .filter((each) => shows(each) || (each.shadowRoot !== null && shows(each.shadowRoot)))
      .map(({ localName }) => localName);
  }, secret);
}
