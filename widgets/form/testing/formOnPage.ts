import type { EventName } from "@yy/element/config/schema";
import { type Demo, recordEvents, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { schema } from "../schema";

const events = recordEvents(schema);

export interface FormOnPage {
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Attributes of the `<form>` besides its action `/receber` and `method="post"`. */
  readonly formAttributes?: string;
  readonly libs?: readonly ("turbo" | "ujs")[];
  /** Markup beside the form in the page. */
  readonly outside?: string;
  /** Id of the signed-in user; undefined when signed out. */
  readonly signedInAs?: number;
  readonly prepare?: (page: Page) => Promise<void>;
}

/**
 * For tests: opens a page with these fields in a `yy-form`, waits until it is mounted, and records
 * its events.
 */
export async function openForm(
  demo: Demo,
  fields: string,
  options: FormOnPage = {},
): Promise<Page> {
  const { attributes = "", formAttributes = "", libs = [], outside = "" } = options;
  const { signedInAs, prepare } = options;
  demo.server.addPage("/formulario", {
    head: signedInAs === undefined ? "" : `<meta name="yy-user-id" content="${signedInAs}">`,
    body: `<main><yy-form ${attributes}><form id="f" action="/receber" method="post" ${formAttributes}>
      <input type="hidden" name="authenticity_token" value="{{csrf}}">${fields}</form></yy-form>${outside}</main>`,
    libs: [...libs],
  });
  const page = await demo.open("/formulario", {
    ...(signedInAs === undefined ? {} : { signedInAs }),
    prepare: async (fresh) => {
      await events.on(fresh);
      await prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, "yy-form");
  return page;
}

/**
 * For tests: returns a function that shows these fields in a `yy-form`, mounted, on a page that the
 * file's tests share. If a test leaves the page, it is opened anew for the next.
 */
export function useFormFixture(
  demo: Demo,
  libs: readonly ("turbo" | "ujs")[] = [],
  { stoppedAt }: { readonly stoppedAt?: number } = {},
) {
  const fixture = useFixture(demo, {
    libs,
    prepare: events.on,
    ...(stoppedAt === undefined ? {} : { stoppedAt }),
  });
  return async (
    fields: string,
    {
      attributes = "",
      formAttributes = "",
      outside = "",
    }: Pick<FormOnPage, "attributes" | "formAttributes" | "outside"> = {},
  ): Promise<Page> => {
    const page = await fixture("");
    await page.evaluate(
      (html) => {
        const token = document.querySelector<HTMLMetaElement>("meta[name=csrf-token]")?.content;
        window.fixture.show(html.replace("{{csrf}}", token ?? ""));
      },
      `<yy-form ${attributes}><form id="f" action="/receber" method="post" ${formAttributes}>
        <input type="hidden" name="authenticity_token" value="{{csrf}}">${fields}</form></yy-form>${outside}`,
    );
    if (stoppedAt !== undefined) {
      await page.waitForFunction(() => customElements.get("yy-form") !== undefined);
      await page.clock.runFor(frameMs);
    }
    await waitUntilMounted(page, "yy-form");
    return page;
  };
}

/** Time of the stopped clock for one frame, in which the form mounts. */
const frameMs = 40;

export function field(label: string, attributes: string): string {
  const id = label.replaceAll(" ", "-");
  return `<p><label for="${id}">${label}</label> <input id="${id}" ${attributes}></p>`;
}

export const sendButton = "<button>enviar</button>";

/** What assistive technology reads as the description of the element. */
export function descriptionOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ")
      .trim(),
  );
}

/** All messages next to fields. */
export function messagesOn(page: Page): Promise<string[]> {
  return page.locator("[data-yy-message]").allTextContents();
}

/** Events of the form by these names, with their details. */
export async function eventsOf<Name extends EventName<typeof schema>>(
  page: Page,
  ...names: Name[]
) {
  const seen = await events.seen(page, ...names);
  return seen.map(({ type, detail }) => ({ type, detail }));
}

/** Stops the page's clock, so that a test moves it with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
