import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { sharePage } from "../demo/sharePage";
import { useDemo } from "../demo/useDemo";
import { followText } from "../page/followTexts";
import { seenErrors } from "../page/recordErrors";
import { waitForState, waitUntilMounted } from "../page/waitForState";
import { type SwapLibrary, swapByGuide, swapPath, swapScript } from "./swapLibraries";

/** The versions of the page differ in the news and in the name of the person to follow. */
const bodyOf = (version: number) => `<main>
  <p id="news">notícia ${version}</p>
  <label>ao lado <input id="beside"></label>
  <yy-follow-button data-user-id="3" data-user-name="Pessoa ${version}" data-follow-path="/api/users/follow"
    data-unfollow-path="/api/users/unfollow" data-login-path="/entrar"><a href="/entrar">seguir</a></yy-follow-button>
  <yy-form><form action="/cadastro" method="post">
    <label for="email">e-mail</label> <input id="email" name="email" data-patterns="isNonEmpty,isValidEmail">
    <span>cpf</span>
    <yy-mask data-mask="cpf" data-unmasked-name="cpf"><input id="cpf" aria-label="cpf"></yy-mask>
    <label><input id="terms" type="checkbox" name="terms"> aceito</label>
    <select id="state" name="state" aria-label="estado"><option>SP</option><option>RJ</option></select>
    <textarea id="about" name="about" aria-label="sobre" data-patterns="isNonEmpty"></textarea>
    <button>enviar</button>
  </form></yy-form>
  <yy-modal data-name="tamanhos"><h2>tamanhos</h2><input id="in-modal" aria-label="medida"></yy-modal>
  <yy-slide-in-panel data-name="filtros" data-label="filtros"><input id="in-panel" aria-label="cor"></yy-slide-in-panel>
</main>`;

/** Makes the page higher than any window. */
const tall = '<style nonce="{{nonce}}">main { padding-block: 600px 3000px }</style>';

/** Runs in the page: the state that belongs to the visitor. */
function visitorState() {
  const value = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
  const about = document.querySelector("#about") as HTMLTextAreaElement;
  return {
    texts: ["beside", "email", "cpf", "about", "state"].map(value),
    terms: (document.querySelector("#terms") as HTMLInputElement).checked,
    messages: [...document.querySelectorAll("[data-yy-message]")].map((node) => node.textContent),
    rawFields: [...document.querySelectorAll<HTMLInputElement>("[name=cpf]")].map((it) => it.value),
    canSubmit: !document.querySelector("form button")?.matches(":disabled"),
    focus: document.activeElement?.id,
    selection: [about.selectionStart, about.selectionEnd],
    scrollY: window.scrollY,
    sameMask: document.querySelector("yy-mask") === window.before.widget,
  };
}

/** Unpoly keeps elements with `up-keep` and an id. */
const kept = (html: string) =>
  html
    .replace(/<yy-(form|modal|slide-in-panel)/g, '<yy-$1 id="kept-$1" up-keep')
    .replace('id="beside"', 'id="beside" up-keep');

describe.each<[string, SwapLibrary]>([
  ["a morph by idiomorph", "idiomorph"],
  ["a morph by htmx", "htmx"],
  ["a morph by alpine", "alpine"],
  ["a morph by morphdom", "morphdom"],
  ["a swap by unpoly", "unpoly"],
])("%s", (_, library) => {
  const demo = useDemo();
  let version = 0;
  const addVersion = (head = "") => {
    version += 1;
    demo.server.addPage(swapPath, {
      body: library === "unpoly" ? kept(bodyOf(version)) : bodyOf(version),
      head,
    });
  };
  const page = sharePage(demo, async () => {
    addVersion(tall + swapScript(library));
    const opened = await demo.open(swapPath);
    for (const tag of ["yy-follow-button", "yy-form", "yy-mask", "yy-modal", "yy-slide-in-panel"])
      await waitUntilMounted(opened, tag);
    return opened;
  });

  /** Swaps the page for its next version, and waits until that shows. */
  async function swap(): Promise<void> {
    addVersion();
    await swapByGuide(page(), library);
    await page().getByText(`notícia ${version}`).waitFor({ state: "attached" });
  }

  async function expectNoComplaint(): Promise<void> {
    expect(await seenErrors(page())).toEqual([]);
    expect(collectProblems(page())).toEqual({ errors: [], cspViolations: [] });
  }

  it("shows what a new attribute says", async () => {
    await swap();
    await page()
      .getByRole("button", { name: `${followText} Pessoa ${version}` })
      .waitFor();
    await expectNoComplaint();
  });

  it("keeps what the visitor wrote, and where they are", async () => {
    await write(page());
    const before = await page().evaluate(visitorState);
    expect(before).toMatchObject({
      texts: ["perto", "ana", "123.456.789-09", "gosto de brechó", "RJ"],
      messages: ["não é um email válido"],
      rawFields: ["12345678909"],
      canSubmit: false,
      focus: "about",
    });
    await swap();
    await expect.poll(() => page().evaluate(visitorState)).toEqual(before);
    await page().keyboard.type("s");
    expect(await page().locator("#about").inputValue()).toBe("gosto s brechó");
    await expectNoComplaint();
  });

  it.each([
    ["yy-modal", "tamanhos", "in-modal"],
    ["yy-slide-in-panel", "filtros", "in-panel"],
  ])("leaves an open %s open", async (tag, name, field) => {
    await page().evaluate((wanted) => window.YY.open(wanted), name);
    await waitForState(page(), tag, "open");
    await page().locator(`#${field}`).click();
    await page().keyboard.type("42");
    const seen = () =>
      page().evaluate((selector) => {
        const dialog = document.querySelector(selector)?.shadowRoot?.querySelector("dialog");
        return {
          isModal: dialog?.matches(":modal"),
          focus: document.activeElement?.id,
          text: (document.activeElement as HTMLInputElement).value,
          flag: document.body.hasAttribute("data-yy-panel-open"),
          overflow: getComputedStyle(document.documentElement).overflow,
        };
      }, tag);
    const before = await seen();
    expect(before).toMatchObject({ isModal: true, focus: field, text: "42", overflow: "hidden" });
    await swap();
    await expect.poll(seen).toEqual(before);
    await page().keyboard.press("Escape");
    await expect.poll(() => page().locator(`${tag}:state(open)`).count()).toBe(0);
    await expectNoComplaint();
  });
});

/** Fills in every field as a visitor does, selects "de" in the last one, and scrolls down. */
async function write(page: Page): Promise<void> {
  await page.locator("#beside").fill("perto");
  await page.locator("#email").fill("ana");
  await page.locator("#cpf").click();
  await page.keyboard.type("12345678909");
  await page.locator("#terms").check();
  await page.locator("#state").selectOption("RJ");
  await page.locator("#about").click();
  await page.keyboard.type("gosto de brechó");
  await page.evaluate(() => {
    const widget = document.querySelector("yy-mask") as Element;
    window.before = { widget, copy: widget };
    (document.querySelector("#about") as HTMLTextAreaElement).setSelectionRange(6, 8);
    window.scrollTo(0, 700);
  });
  await page.locator("[data-yy-message]").first().waitFor();
}
