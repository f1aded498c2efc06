import mustache from "mustache";
import { readPageFacts } from "./pageFacts";

/** Where the texts of templates come from; asked again for every page. */
export interface TemplateSource {
  /** The text of a page's template, undefined when there is none; `widgets/follow-button` names one in a folder. */
  page(name: string): string | undefined;
  /** The text of a partial, empty when there is none. */
  partial(name: string): string;
  /** Names of the pages directly in a folder, sorted. */
  pagesIn(folder: string): string[];
}

/** Mustache templates of pages. */
export class Templates {
  readonly #source: TemplateSource;

  constructor(source: TemplateSource) {
    this.#source = source;
  }

  /** True when there is this page. */
  has(page: string): boolean {
    return this.#source.page(page) !== undefined;
  }

  /**
   * Writes a page; what it says of itself is `{{about.…}}`. A partial that does not exist is empty.
   * @throws {Error} when there is no such page.
   */
  render(page: string, view: object): string {
    const source = this.#source.page(page);
    if (source === undefined) {
      throw new Error(`There is no page ${page}`);
    }
    const { facts, template } = readPageFacts(source);
    return mustache.render(template, { ...view, about: facts }, (name) =>
      this.#source.partial(name),
    );
  }

  /** Writes a partial alone, for a piece of a page; undefined when there is none of that name. */
  renderPartial(name: string, view: object): string | undefined {
    const template = this.#source.partial(name);
    return template === ""
      ? undefined
      : mustache.render(template, view, (inner) => this.#source.partial(inner));
  }

  /** Names of the pages directly in a folder, sorted. */
  list(folder: string): string[] {
    return this.#source.pagesIn(folder);
  }

  /** The text of a page's template, empty when there is none. */
  source(page: string): string {
    return this.#source.page(page) ?? "";
  }
}
