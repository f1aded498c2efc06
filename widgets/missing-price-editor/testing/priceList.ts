import { type Demo, type OpenOptions, recordEvents, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { schema } from "../schema";

const events = recordEvents(schema);

export const tag = "yy-missing-price-editor";

export interface PriceList {
  readonly body: string;
  readonly attributes?: string;
  readonly lib?: string;
  /** The visitor is signed out. */
  readonly isVisitor?: boolean;
}

/** Opens a page with the list for a pro seller, and waits until it is being edited. */
export async function openList(
  demo: Demo,
  { body, attributes = "", lib = "", isVisitor = false }: PriceList,
  options: OpenOptions = {},
): Promise<Page> {
  demo.server.addPage("/lista", { body: `<main><${tag} ${attributes}>${body}</${tag}></main>` });
  const page = await demo.open(`/lista${lib}`, {
    ...(isVisitor ? {} : { signedInAs: 2 }),
    ...options,
    prepare: async (fresh) => {
      await events.on(fresh);
      await options.prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, tag);
  return page;
}

/**
 * What shows the list to a pro seller on a page that the file's tests share, and waits until it is
 * being edited.
 */
export function usePriceListFixture(demo: Demo) {
  const fixture = useFixture(demo, {
    signedInAs: 2,
    prepare: events.on,
  });
  return async (body: string): Promise<Page> => {
    const page = await fixture(`<${tag}>${body}</${tag}>`);
    await waitUntilMounted(page, tag);
    return page;
  };
}

export const price = (page: Page, id: number | string) => page.locator(`#price-${id}`);

export const shown = (page: Page, id: number | string) => price(page, id).inputValue();

export const hidden = (page: Page, id: number | string) =>
  page.locator(`[data-item-id="${id}"] [data-part=hidden-price]`).inputValue();

export const saveButton = (page: Page, id: number | string) =>
  page.getByRole("button", { name: `salvar ${id}`, exact: true });

export const saveAllButton = (page: Page) => page.getByRole("button", { name: "salvar tudo" });

/** `data-state` of every item, in their order. */
export const states = (page: Page) =>
  page
    .locator("[data-part=item]")
    .evaluateAll((forms) => forms.map((form) => form.getAttribute("data-state")));

/** Details of the `yy:price-saved` that came from the editor. */
export const saved = async (page: Page) =>
  (await events.seen(page, "yy:price-saved"))
    .filter(({ from }) => from === tag)
    .map(({ detail }) => detail);

/** Types a price and leaves the field. */
export async function enter(page: Page, id: number | string, text: string): Promise<void> {
  await price(page, id).fill("");
  await price(page, id).pressSequentially(text);
  await price(page, id).blur();
}

/** What stands beside a price. */
export const message = (page: Page, id: number | string) =>
  price(page, id).evaluate((field) => {
    const ids = (field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean);
    return ids.map((note) => document.getElementById(note)?.textContent).join(" ");
  });
