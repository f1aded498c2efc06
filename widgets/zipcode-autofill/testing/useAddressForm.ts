import { type Demo, holdRequests, recordEvents, useDemo, useFixture } from "@yy/testing";
import { waitForState, waitInPage, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { schema } from "../schema";
import { tag } from "./addressForm";

const events = recordEvents(schema);

type Options = Parameters<Demo["server"]["addPage"]>[1] & object;

/** A demo, and functions that open pages with an address form. */
export function useAddressForm() {
  const demo = useDemo();
  const fixture = useFixture(demo, { prepare: prepareAddressPage });
  return {
    demo,
    /** Shows any markup on the page that the file's tests share. */
    fixture,
    /** Shows this form on the shared page and waits until the widget is mounted. */
    async open(form: string): Promise<Page> {
      const page = await fixture(markup(form));
      await waitUntilMounted(page, tag);
      return page;
    },
    /** Like `open`, on a new page. */
    async openNew(form: string, options: Partial<Options> = {}): Promise<Page> {
      demo.server.addPage("/t", {
        body: `<main>${markup(form)}</main>`,
        ...options,
      });
      const page = await demo.open("/t", { prepare: prepareAddressPage });
      await waitUntilMounted(page, tag);
      return page;
    },
    /**
     * Like `openNew`, with another widget whose code is delayed. Returns the page, and a function
     * that ends the delay.
     */
    async openWithout(late: string, body: string): Promise<{ page: Page; release: () => void }> {
      demo.server.addPage("/t", { body: `<main>${body}</main>` });
      let release = () => {};
      const page = await demo.open("/t", {
        async prepare(fresh) {
          await prepareAddressPage(fresh);
          release = await holdRequests(fresh, `**/chunks/${late}-*`);
        },
      });
      await waitUntilMounted(page, tag);
      return { page, release };
    },
    /** Zipcodes requested so far. */
    asked: () =>
      demo.server.requests
        .map(({ path }) => /^\/api\/v1\/zipcodes\/(.*)$/.exec(path)?.[1])
        .filter((zipcode) => zipcode !== undefined),
  };
}

const markup = (form: string) =>
  `<form id="f">${form}<button>enviar</button><button type="reset">limpar</button></form>`;

/** Records the widget's events from before the page's first byte. */
export const prepareAddressPage = events.on;

export const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
export const valueIn = (page: Page, name: string) => part(page, name).inputValue();
/** Events of the widget, with their details. */
export const fired = async (page: Page) =>
  (await events.seen(page)).map(({ type, detail }) => ({ type, detail }));
export const focusedPart = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.part ?? null);

/** Types the zipcode and leaves the field with Tab. */
export async function typeZipcode(page: Page, text: string): Promise<void> {
  await part(page, "zipcode").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
  await page.keyboard.press("Tab");
}

/** Waits until the widget has fired `count` events of this type. */
export async function waitForEvent(
  page: Page,
  type: "filled" | "failed",
  count = 1,
): Promise<void> {
  await waitInPage(
    page,
    ([name, times]) =>
      (window.seenEvents ?? []).filter((event) => event.type === name).length >= Number(times),
    [`yy:address-${type}`, count] as const,
    `${count} × yy:address-${type}`,
  );
}

export const waitUntilLoading = (page: Page) => waitForState(page, tag, "loading");
