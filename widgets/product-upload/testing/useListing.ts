import { type Demo, recordEvents, useDemo, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { expect } from "vitest";
import { schema } from "../schema";

const events = recordEvents(schema);

export const tag = "yy-product-upload";

const options = [
  ["1", "vestidos"],
  ["2", "bolsas"],
  ["3", "sapatos"],
]
  .map(([value, name]) => `<option value="${value}">${name}</option>`)
  .join("");

/** The usual fields of a listing, as a Rails template writes them. */
export const fields = `<input type="hidden" name="authenticity_token" value="{{csrf}}">
  <p><label>título <input name="title"></label></p>
  <div data-part="suggestions"></div>
  <p><label>marca <input name="brand"></label></p>
  <p><label>categoria <select name="subcategory_id"><option value="">escolha</option>${options}</select></label></p>
  <div data-part="fields"></div>
  <p><label>preço <input name="price"></label></p>`;

export const photosInput =
  '<p><label>fotos <input type="file" name="photos[]" multiple required data-part="photos"></label></p>';

export const photoPath = 'data-photo-path="/api/product_upload/photos"';

/** A picture of one pixel, as a file input takes it. */
export function picture(name: string, mimeType = "image/png", bytes = 70) {
  return { name, mimeType, buffer: Buffer.alloc(bytes, "x") };
}

interface Listing {
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Attributes of the `<form>`. */
  readonly form?: string;
  /** The form's fields; by default the usual ones. */
  readonly children?: string;
  /** Attributes of a `yy-form` around the form; undefined without one. */
  readonly inside?: string;
}

interface ListingPage extends Listing {
  readonly libs?: readonly ("turbo" | "ujs")[];
  readonly signedInAs?: number;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A demo with a listing form on a page of its own. */
export function useListing() {
  const demo = useDemo();
  return {
    demo,
    open: (page: ListingPage = {}) => openListing(demo, page),
    /** Bodies that `POST /produto` was sent. */
    sent: () => demo.server.requests.filter(isListing).map(({ body }) => body),
    /** The requests for this path. */
    asked: (path: string) => demo.server.requests.filter((each) => each.path === path),
  };
}

const isListing = ({ path, method }: { path: string; method: string }) =>
  path === "/produto" && method === "POST";

function markup({ attributes = "", form = "", children = fields, inside }: Listing): string {
  const bare = `<form id="f" action="/vender" method="post" ${form}>${children}<button>publicar</button></form>`;
  const whole = inside === undefined ? bare : `<yy-form ${inside}>${bare}</yy-form>`;
  return `<${tag} ${attributes}>${whole}</${tag}>`;
}

/**
 * For tests that neither leave the page nor hold its requests: `show` shows a listing form,
 * mounted, on a page that the file's tests share, and `fixture` shows any markup.
 */
export function useListingFixture(demo: Demo) {
  const fixture = useFixture(demo, { signedInAs: 1 });
  return {
    fixture,
    async show(listing: Listing = {}): Promise<Page> {
      const page = await fixture(markup(listing));
      await waitUntilMounted(page, tag);
      return page;
    },
  };
}

async function openListing(demo: Demo, listing: ListingPage): Promise<Page> {
  const { libs = [] } = listing;
  demo.server.addPage("/t", { body: `<main>${markup(listing)}</main>`, libs: [...libs] });
  const page = await demo.open("/t", {
    signedInAs: listing.signedInAs ?? 1,
    prepare: async (fresh) => {
      await events.on(fresh);
      await listing.prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, tag);
  return page;
}

export const title = (page: Page) => page.getByLabel("título");
export const category = (page: Page) => page.getByLabel("categoria");
export const publish = (page: Page) => page.getByRole("button", { name: "publicar" });
/** How many products the widget said were created. */
export const created = async (page: Page) =>
  (await events.details(page, "yy:product-created")).length;

/** Fills in the fields that the server requires. */
export async function fillIn(page: Page): Promise<void> {
  await title(page).fill("Bolsa de crochê");
  await category(page).selectOption("2");
  await page.getByLabel("preço").fill("R$ 80,50");
}

interface StoredDraft {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly photos: readonly string[];
  readonly at: number;
}

/** The drafts of this member, as the browser keeps them, the newest first. */
export async function draftsIn(page: Page, userId = 1): Promise<StoredDraft[]> {
  const { drafts = {} } = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "{}") as { drafts?: object },
    `yy:draft:${userId}`,
  );
  const stored: StoredDraft[] = Object.values(drafts);
  return stored.sort((one, other) => other.at - one.at);
}

/** The draft that was written last; null when there is none. */
export async function draftIn(page: Page, userId = 1): Promise<StoredDraft | null> {
  const [newest = null] = await draftsIn(page, userId);
  return newest;
}

export async function expectDraft(page: Page, values: object): Promise<void> {
  await expect.poll(async () => (await draftIn(page))?.values).toMatchObject(values);
}
