import { waitUntilMounted } from "@yy/testing/page";
import type { Browser, Page } from "playwright";
import type { Shop } from "./shop";

/** Version of the release that has the page's widgets. */
export const releaseOf = (page: Page) => page.evaluate<string>("YY.version");

/** Somebody who writes an advert, in a browser of their own. */
export class Visitor {
  readonly id: number;
  readonly page: Page;
  /** What stands in the description. */
  written = "";

  /** Opens the page of the advert. */
  static async come(id: number, browser: Browser, shop: Shop): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: { width: 1100, height: 700 },
    });
    const page = await context.newPage();
    await page.goto(shop.pageFor(id));
    return new Visitor(id, page);
  }

  private constructor(id: number, page: Page) {
    this.id = id;
    this.page = page;
  }

  get name(): string {
    return `visitor ${this.id}`;
  }

  async waitForForm(): Promise<void> {
    await waitUntilMounted(this.page, "yy-form");
  }

  formIsOn(): Promise<boolean> {
    return this.page.locator("yy-form").evaluate((element) => element.matches(":state(mounted)"));
  }

  async fillIn(title: string, description: string): Promise<void> {
    await this.page.getByLabel("título").fill(title);
    await this.#description.pressSequentially(description);
    this.written = description;
  }

  /** Scrolls to the description, puts the caret between what is written there, and goes on. */
  async insert(at: number, text: string): Promise<void> {
    await this.#description.focus();
    await this.#description.evaluate((field) => field.scrollIntoView({ block: "start" }));
    await this.#description.evaluate(
      (field: HTMLTextAreaElement, caret) => field.setSelectionRange(caret, caret),
      at,
    );
    await this.page.keyboard.type(text);
    this.written = this.written.slice(0, at) + text + this.written.slice(at);
  }

  publish(): Promise<void> {
    return this.page.getByRole("button", { name: "publicar" }).click();
  }

  /** What the form says of the failure; waits for it. */
  async errorMessage(): Promise<string> {
    const errors = this.page.locator("yy-form [part=errors] p");
    await errors.first().waitFor();
    return (await errors.first().textContent()) ?? "";
  }

  /** Where in which field the visitor is, and what stands in it. */
  place(): Promise<Place> {
    return this.page.evaluate(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      return {
        field: field.name,
        text: field.value,
        caret: field.selectionStart,
        scrolled: scrollY,
        top: field.getBoundingClientRect().top,
      };
    });
  }

  /** Goes on to another page, at which the browser reports how this one was. */
  async leave(): Promise<void> {
    await this.page.goto("/ajuda");
  }

  get #description() {
    return this.page.getByLabel("descrição");
  }
}

export interface Place {
  readonly field: string;
  readonly text: string;
  readonly caret: number;
  readonly scrolled: number;
  /** Of the field, in px from the window's. */
  readonly top: number;
}
