import { type Demo, type OpenOptions, recordEvents, useFixture } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { schema } from "../schema";

const events = recordEvents(schema);

export const tag = "yy-pro-outpost";
export const path = "/pro/outposts/lookup";
export const known = "529.982.247-25";

interface Outpost {
  readonly attributes?: string;
  readonly linkAttributes?: string;
  readonly href?: string;
  /** HTML of the CPF field. */
  readonly field?: string;
  readonly products?: readonly string[];
}

interface OutpostOnPage extends Outpost, OpenOptions {
  /** Puts markup around the widget's. */
  readonly around?: (widget: string) => string;
  readonly libs?: readonly ("turbo" | "turbolinks" | "ujs" | "jquery")[];
}

/** A product with the link that removes it through rails-ujs. */
export const product = (name: string) =>
  `<li><p data-part="product"><span>${name}</span> <a href="#" data-remove aria-label="remover ${name}">remover</a></p></li>`;

export const cpfField = '<label>cpf <input data-part="cpf" name="cpf"></label>';

/** An outpost, and after it a text of the page. */
function markup({
  attributes = "",
  linkAttributes = "",
  href = path,
  field = cpfField,
  products = [],
}: Outpost): string {
  return `<${tag} ${attributes}>${field}
    <a href="${href}" data-part="lookup" ${linkAttributes}>buscar</a> <p data-outpost-answer></p>
    <section data-part="products"><h2>peças</h2><ul>${products.map(product).join("")}</ul></section>
    <p data-part="finish"><button>fechar</button></p></${tag}><p>depois</p>`;
}

/**
 * Opens a page with an outpost as João, a pro seller. A click on a product's link removes the
 * product.
 */
export async function openOutpost(demo: Demo, options: OutpostOnPage = {}): Promise<Page> {
  const { around = (widget) => widget, libs = [], prepare, ...visit } = options;
  const body = `<main>${around(markup(options))}</main>`;
  demo.server.addPage("/outpost", { body, libs: [...libs] });
  const page = await demo.open("/outpost", {
    signedInAs: 2,
    ...visit,
    prepare: async (fresh) => {
      await events.on(fresh);
      await fresh.addInitScript(removeProducts);
      await prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, tag);
  return page;
}

/**
 * Like {@link openOutpost}, on a page that the file's tests share. It is for tests that do not
 * count requests or change the session. `fixture` shows any other markup there.
 */
export function useOutpostFixture(demo: Demo) {
  const fixture = useFixture(demo, {
    signedInAs: 2,
    prepare: events.on,
    before: removeProducts,
  });
  return {
    fixture,
    async open(outpost: Outpost = {}): Promise<Page> {
      const page = await fixture(markup(outpost));
      await waitUntilMounted(page, tag);
      return page;
    },
  };
}

/** Runs in the page: removes a product on a click of its link, as rails-ujs would. */
function removeProducts(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("[data-remove]");
    if (!link) return;
    event.preventDefault();
    link.closest("li")?.remove();
  });
}

export const cpf = (page: Page) => page.locator("[data-part=cpf]");
export const lookup = (page: Page) => page.getByRole("link", { name: "buscar" });
export const section = (page: Page) => page.locator("[data-part=products]");
export const finish = (page: Page) => page.locator("[data-part=finish]");
export const products = (page: Page) => page.locator("[data-part=product]");
/** The count of each `yy:outpost-changed`. */
export const counts = async (page: Page) =>
  (await events.details(page, "yy:outpost-changed")).map(({ count }) => count);
export const alerts = (page: Page) => page.getByRole("alert").allTextContents();
export const messages = (page: Page) => page.locator("[data-yy-message]").allTextContents();
/** Text of the live region. */
export const notice = (page: Page) => page.locator(`${tag} [role=status]`).textContent();

/** Records the lookup's requests as they leave the browser. */
export function countLookups(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(path)) asked.push(pathname + search);
  });
  return asked;
}
