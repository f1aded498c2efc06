import type { Demo, OpenOptions } from "@yy/demo-pages/testing";
import { recordErrors, waitUntilMounted } from "@yy/element/testing";
import type { Page } from "playwright";

export const tag = "yy-pro-outpost";
export const path = "/pro/outposts/lookup";
export const known = "529.982.247-25";

declare global {
  interface Window {
    /** The count of each `yy:outpost-changed`. */
    counts: number[];
  }
}

interface OutpostOnPage extends OpenOptions {
  readonly attributes?: string;
  readonly linkAttributes?: string;
  readonly href?: string;
  /** What stands around the widget. */
  readonly around?: (widget: string) => string;
  /** The field of the CPF. */
  readonly field?: string;
  readonly products?: readonly string[];
  readonly libs?: readonly ("turbo" | "turbolinks" | "ujs" | "jquery")[];
}

/** A product with the link that removes it by way of rails-ujs. */
export const product = (name: string) =>
  `<li><p data-part="product"><span>${name}</span> <a href="#" data-remove aria-label="remover ${name}">remover</a></p></li>`;

export const cpfField = '<label>cpf <input data-part="cpf" name="cpf"></label>';

/** Opens a page with an outpost as João, a pro seller. A click on a product's link removes it. */
export async function openOutpost(demo: Demo, options: OutpostOnPage = {}): Promise<Page> {
  const { attributes = "", linkAttributes = "", href = path, field = cpfField } = options;
  const { around = (widget) => widget, products = [], libs = [], prepare, ...visit } = options;
  const widget = `<${tag} ${attributes}>${field}
    <a href="${href}" data-part="lookup" ${linkAttributes}>buscar</a> <p data-outpost-answer></p>
    <section data-part="products"><h2>peças</h2><ul>${products.map(product).join("")}</ul></section>
    <p data-part="finish"><button>fechar</button></p></${tag}><p>depois</p>`;
  demo.server.addPage("/outpost", { body: `<main>${around(widget)}</main>`, libs: [...libs] });
  const page = await demo.open("/outpost", {
    signedInAs: 2,
    ...visit,
    prepare: async (fresh) => {
      await recordErrors(fresh);
      await fresh.addInitScript(() => {
        window.counts = [];
        window.addEventListener("yy:outpost-changed", (event) => {
          window.counts.push((event as CustomEvent<{ count: number }>).detail.count);
        });
        document.addEventListener("click", (event) => {
          const link = (event.target as Element).closest("[data-remove]");
          if (!link) return;
          event.preventDefault();
          link.closest("li")?.remove();
        });
      });
      await prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, tag);
  return page;
}

export const cpf = (page: Page) => page.locator("[data-part=cpf]");
export const lookup = (page: Page) => page.getByRole("link", { name: "buscar" });
export const section = (page: Page) => page.locator("[data-part=products]");
export const finish = (page: Page) => page.locator("[data-part=finish]");
export const products = (page: Page) => page.locator("[data-part=product]");
export const counts = (page: Page) => page.evaluate(() => window.counts);
export const alerts = (page: Page) => page.getByRole("alert").allTextContents();
export const messages = (page: Page) => page.locator("[data-yy-message]").allTextContents();
/** What is told to screen readers. */
export const news = (page: Page) => page.locator(`${tag} [role=status]`).textContent();

/** Counts requests to the lookup as they leave the browser. */
export function countLookups(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(path)) asked.push(pathname + search);
  });
  return asked;
}
