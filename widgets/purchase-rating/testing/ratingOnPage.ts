import { type Demo, type OpenOptions, recordEvents } from "@yy/testing";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { schema } from "../schema";

const events = recordEvents(schema);

export const tag = "yy-purchase-rating";
export const path = "/compras/7/avaliacao";

interface RatingOnPage extends OpenOptions {
  readonly attributes?: string;
  readonly formAttributes?: string;
  readonly libs?: readonly ("turbo" | "ujs")[];
  /** HTML of the form's fields, besides the token and the button. */
  readonly fields?: string;
  readonly button?: string;
}

export const stars =
  '<yy-star-rating><label>sua nota <input type="number" name="rating[value]" min="0" max="5"></label></yy-star-rating>';
export const comment = '<label>comentário <input name="rating[comment]"></label>';
export const number = '<label>sua nota <input type="number" name="rating[value]"></label>';

/** A panel with a form that posts to the demo's own rating, and after it a text of the page. */
export function markup({
  attributes = "",
  formAttributes = "",
  fields = number + comment,
  button = "<button>avaliar</button>",
}: RatingOnPage = {}): string {
  return `<${tag} ${attributes}><h2>sua compra</h2><div data-part="panel"><form action="${path}" method="post" ${formAttributes}>
    <input type="hidden" name="authenticity_token" value="{{csrf}}">${fields}${button}</form></div></${tag}><p>depois</p>`;
}

/** Opens such a page as Marina, and waits until the panel is shown. */
export async function openRating(demo: Demo, options: RatingOnPage = {}): Promise<Page> {
  demo.server.addPage("/avaliar", {
    body: `<main>${markup(options)}</main>`,
    libs: [...(options.libs ?? [])],
  });
  const { prepare, ...visit } = options;
  const page = await demo.open("/avaliar", {
    signedInAs: 1,
    ...visit,
    prepare: async (fresh) => {
      await events.on(fresh);
      await prepare?.(fresh);
    },
  });
  await waitUntilMounted(page, tag);
  await panel(page).waitFor();
  return page;
}

export const panel = (page: Page) => page.locator("[data-part=panel]");
export const send = (page: Page) => page.getByRole("button", { name: "avaliar" });
export const nota = (page: Page) => page.getByLabel("sua nota");
export const thanks = (page: Page) =>
  page.getByRole("status").getByText("obrigado pela avaliação!");
/** The value of each `yy:purchase-rated`. */
export const rated = async (page: Page) =>
  (await events.details(page, "yy:purchase-rated")).map(({ value }) => value);
/** Messages for the form as a whole; {@link messages} returns those at the fields. */
export const alerts = (page: Page) => page.getByRole("alert").allTextContents();
export const messages = (page: Page) => page.locator("[data-yy-message]").allTextContents();

/** The focused element, through shadow roots. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute("part") ?? active?.getAttribute("name") ?? active?.localName ?? "";
  });
