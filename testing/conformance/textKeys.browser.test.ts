import type { WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { guideExamples } from "../demo/guideExamples";
import { useDemo } from "../demo/useDemo";
import { session } from "../page";
import { waitInPage } from "../page/waitInPage";
import { sampledTags } from "../sample";

/** Replaces every text that has a key; it contains no letter. */
const marker = "¤";

/** Symbols of units, the same in every language. */
const symbols = ["mb", "kb"];

/** The marker for each text of a widget, with the placeholders of the widget's own text. */
function markedTexts({ attributes }: WidgetSchema): Record<string, unknown> {
  const texts = Object.entries(attributes).filter(([, spec]) => "text" in spec);
  return Object.fromEntries(
    texts.map(([property, spec]) => {
      if (spec.kind === "json") return [property, [marker, marker, marker, marker, marker]];
      const values = String(spec.default ?? "").match(/\{\w+\}/g) ?? [];
      return [property, `${marker}${values.join(marker)}`];
    }),
  );
}

const head = `<meta name="yy-icon-sprite" content="/assets/icons.svg">
<script type="application/json" id="yy-texts">${JSON.stringify(
  Object.fromEntries(schemas.map((schema) => [schema.tag, markedTexts(schema)])),
)}</script>`;

/** Matches the initials of a user without a photo. */
const initials = /^\p{Lu}{2}$/u;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

/** Runs in the page: all visible and spoken texts, including the server's. */
function shownTexts(): string[] {
  const names =
    "aria-label,aria-roledescription,aria-description,aria-valuetext,title,placeholder,alt";
  const textsOf = (root: Node): string[] => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        if (!node.parentElement?.matches("script, style, template")) texts.push(node.data);
        continue;
      }
      const element = node as Element;
      for (const name of names.split(",")) texts.push(element.getAttribute(name) ?? "");
      if (element.shadowRoot) texts.push(...textsOf(element.shadowRoot));
    }
    return texts;
  };
  return textsOf(document.body);
}

/** Runs in the page: the browser's own validation messages, in its own language. */
function browserMessages(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, select, textarea")];
  return fields
    .filter(({ validity }) => !validity.customError)
    .map(({ validationMessage }) => validationMessage)
    .join(" ");
}

/** Runs in the page: writes into every field, and presses every control. */
async function useEverything(value: string): Promise<void> {
  const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
  const roots: ParentNode[] = [document];
  for (const root of roots)
    for (const element of root.querySelectorAll("*"))
      if (element.shadowRoot) roots.push(element.shadowRoot);
  const all = (selector: string) =>
    roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
  for (const field of all("main input, main textarea, main select")) {
    if (field instanceof HTMLSelectElement) field.selectedIndex = 0;
    else if (field instanceof HTMLTextAreaElement) field.value = value;
    else if (field instanceof HTMLInputElement && !/file|radio|checkbox|submit/.test(field.type))
      field.value = value;
    field.focus();
    for (const type of ["input", "change"])
      field.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    field.blur();
  }
  await rest();
  for (const control of all("button, [role=button], [role=switch], summary")) {
    control.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Longer than the delays of messages and announcements. */
const maxDelayMs = 1_200;

describe("what a widget shows or speaks has a key", () => {
  const demo = useDemo();
  const examplesOf = guideExamples(demo);

  it.each(sampledTags(schemas))("%s", async (tag) => {
    const body = `<main>${await examplesOf(tag.slice("yy-".length))}</main><yy-session-value data-field="name"></yy-session-value>`;
    demo.server.addPage("/textos", {
      head,
      body: body.replace(/<(yy-[a-z-]+)/g, '<$1 data-mount="eager"'),
    });
    const known = new Set([...symbols, ...wordsOf(body)]);
    const answers: Promise<void>[] = [];
    const page = await demo.open("/textos", {
      signedInAs: 1,
      prepare: async (fresh) => {
        await fresh.clock.install();
        fresh.on("response", (response) => {
          if (response.url().includes("/dist/")) return;
          const learn = (text: string) => {
            for (const word of wordsOf(text)) known.add(word);
          };
          answers.push(response.text().then(learn, () => undefined));
        });
        await fresh.addInitScript(() => {
          window.addEventListener("submit", (event) => event.preventDefault());
          Reflect.get(window, "navigation").addEventListener("navigate", (event: Event) => {
            if (event.cancelable) event.preventDefault();
          });
        });
      },
    });
    await mountAll(page);
    const leaks: string[] = [];
    const use = async (value: string) => {
      await page.evaluate(useEverything, value);
      await page.clock.runFor(maxDelayMs);
    };
    const look = async () => {
      for (const word of wordsOf(await page.evaluate(browserMessages))) known.add(word);
      const texts = await page.evaluate(shownTexts);
      // Awaited after reading the page, because a response may have been shown meanwhile.
      await Promise.all(answers);
      for (const text of texts)
        if (!initials.test(text) && wordsOf(text).some((word) => !known.has(word)))
          leaks.push(text.trim());
    };
    await look();
    await use("7");
    await look();
    await page.context().setOffline(true);
    await use("");
    await look();
    expect([...new Set(leaks)]).toEqual([]);
  });
});

async function mountAll(page: Page): Promise<void> {
  const areDone = () =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter(({ localName }) => localName.startsWith("yy-"))
      .every((widget) => widget.matches(":is(:state(mounted), :state(failed))"));
  await waitInPage(page, areDone, null, "every widget to be mounted");
  await session.waitUntilKnown(page);
}
