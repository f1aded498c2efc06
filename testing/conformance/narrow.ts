import type { WidgetExample } from "@yy/element/config/example";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { distUrl } from "../flavour";
import { seenErrors } from "../page/recordErrors";
import { waitInPage } from "../page/waitInPage";
import { markupOf } from "./example";
import type * as NarrowPage from "./narrowPage";
import { type Stage, visitOf, waitUntilDrawn } from "./stage";

declare global {
  interface Window {
    narrow: typeof NarrowPage;
  }
}

/** A word of 48 letters, an address, and the long German translation of a short label. */
const words =
  "Donaudampfschifffahrtselektrizitätenhauptbetrieb marina.alves-de-oliveira@lojinha-da-marina.example.com.br Benachrichtigungseinstellungen vollständig zurücksetzen";

/** A window of 1280 by 1024 px at 400 %. */
const viewport = { width: 320, height: 256 };

/**
 * A page whose own words break where they must, as on many pages. The widgets start from the
 * browser's default.
 */
const pagesStyle = `<style nonce="{{nonce}}">@layer page {
  body { margin: 8px }
  [data-by=page] { overflow-wrap: anywhere; min-inline-size: 0; max-inline-size: 100% }
  [data-by=page] > [data-by=widget] { overflow-wrap: normal }
}</style>`;

const nothing = { sideways: [], cut: [], burst: [], overlaps: [] };

export function describeNarrow(stage: Stage): void {
  const { tag } = stage.schema;

  it("fits on 320 px with long words and wide spacing: nothing overlaps, is cut off or scrolls sideways", async () => {
    const page = await openNarrow(stage);
    expect.soft(await misfits(page), "before the script").toEqual(nothing);
    await page.addScriptTag({ url: `${distUrl}/yy.js`, type: "module" });
    await waitUntilDrawn(stage, page);
    const hasLoaded = (name: string) => window.narrow.hasLoaded(name);
    await waitInPage(page, hasLoaded, tag, `${tag} to have loaded`);
    expect.soft(await misfits(page), "mounted").toEqual(nothing);
    if (await open(page, stage)) expect.soft(await misfits(page), "open").toEqual(nothing);
    expect(await seenErrors(page)).toEqual([]);
  });
}

async function openNarrow(stage: Stage): Promise<Page> {
  const { demo, example, schema } = stage;
  demo.server.addPage("/conformance", {
    body: "<main></main>",
    head: pagesStyle + (example.head ?? ""),
    script: "none",
    inlineScript: await bundleForPage("testing/conformance/narrowPage.ts", "narrow"),
  });
  const page = await demo.open("/conformance", {
    ...visitOf(example),
    viewport,
    reducedMotion: "reduce",
  });
  const long = { "data-mount": "eager", ...longAttributes(schema, example) };
  const markup = [example.children, ...(example.otherChildren ?? [])]
    .map((children) => markupOf({ schema, example: { ...example, children } }, long))
    .join("");
  await page.evaluate(
    ([html, text]) => {
      window.narrow.show(html, text);
      window.narrow.spreadText();
    },
    [markup, words] as const,
  );
  return page;
}

/** The attributes with visible texts, made long. */
function longAttributes(
  schema: WidgetSchema,
  { attributes }: WidgetExample,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.attributes).flatMap(([property, spec]) => {
      const name = attributeName(property, spec);
      const isRead = spec.kind === "string" && (spec.text === true || name === "data-label");
      if (!isRead) return [];
      return [[name, `${attributes[name] ?? spec.default ?? ""} ${words}`]];
    }),
  );
}

const misfits = (page: Page) => page.evaluate(() => window.narrow.misfits());

/** Opens the widget, if it can be opened. Returns whether it can. */
async function open(page: Page, { schema, example }: Stage): Promise<boolean> {
  if (example.opens !== undefined) await page.locator(example.opens).first().click();
  else if (schema.states && "open" in schema.states && example.attributes["data-name"])
    await page.evaluate((name) => window.YY.open(name), example.attributes["data-name"]);
  else return false;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return true;
}
