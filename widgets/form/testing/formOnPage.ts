import { type Demo, recordErrors, useFixture, waitUntilMounted } from "@yy/testing";
import type { Page } from "playwright";

/** An event of yy-form, as the page saw it. */
export interface SeenFormEvent {
  readonly type: string;
  readonly detail: {
    readonly valid?: boolean;
    readonly errors?: Record<string, string>;
    readonly status?: number;
    readonly body?: unknown;
  };
}

declare global {
  interface Window {
    formEvents: SeenFormEvent[];
  }
}

export interface FormOnPage {
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Attributes of the `<form>` besides its action `/receber` and `method="post"`. */
  readonly formAttributes?: string;
  readonly libs?: readonly ("turbo" | "ujs")[];
  /** Beside the form in the page. */
  readonly outside?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** For tests: opens a page with these fields in a `yy-form`, mounted, and keeps what it says of itself. */
export async function openForm(
  demo: Demo,
  fields: string,
  options: FormOnPage = {},
): Promise<Page> {
  const { attributes = "", formAttributes = "", libs = [], outside = "", prepare } = options;
  demo.server.addPage("/formulario", {
    body: `<main><yy-form ${attributes}><form id="f" action="/receber" method="post" ${formAttributes}>
      <input type="hidden" name="authenticity_token" value="{{csrf}}">${fields}</form></yy-form>${outside}</main>`,
    libs: [...libs],
  });
  const page = await demo.open("/formulario", {
    prepare: async (fresh) => {
      await recordErrors(fresh);
      await fresh.addInitScript(keepFormEvents);
      await prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, "yy-form");
  return page;
}

/**
 * For tests: what shows these fields in a `yy-form`, mounted, on a page that the file's tests share; they neither leave
 * it nor need a library of the page.
 */
export function useFormFixture(demo: Demo) {
  const fixture = useFixture(demo, { before: keepFormEvents });
  return async (
    fields: string,
    { attributes = "", outside = "" }: Pick<FormOnPage, "attributes" | "outside"> = {},
  ): Promise<Page> => {
    const page = await fixture(
      `<yy-form ${attributes}><form id="f" action="/receber" method="post">${fields}</form></yy-form>${outside}`,
    );
    await waitUntilMounted(page, "yy-form");
    return page;
  };
}

/** Runs in the page. */
function keepFormEvents(): void {
  window.formEvents = [];
  for (const type of ["yy:form-validated", "yy:form-submitted", "yy:form-failed"])
    window.addEventListener(type, (event) => {
      window.formEvents.push({ type, detail: (event as CustomEvent).detail });
    });
}

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

export async function eventsOf(page: Page, ...types: string[]): Promise<SeenFormEvent[]> {
  const seen = await page.evaluate(() => window.formEvents);
  return seen.filter(({ type }) => types.includes(type));
}

/** Stops the page's clock, so that a test moves it with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
