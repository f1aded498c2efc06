import mustache from "mustache";
import { readPageFacts } from "./pageFacts";

/** The source of templates' texts, read again for every page. */
export interface TemplateSource {
  /**
   * The text of a template, undefined when there is none; `widgets/follow-button` names one in a
   * folder.
   */
  text(kind: "pages" | "partials", name: string): string | undefined;
  /** Names of all pages. */
  pageNames(): readonly string[];
}

/** Mustache templates of pages. */
export class Templates {
  readonly #source: TemplateSource;
  readonly #partial = (name: string) => this.#source.text("partials", name) ?? "";

  constructor(source: TemplateSource) {
    this.#source = source;
  }

  /** Whether this page exists. */
  has(page: string): boolean {
    return this.#source.text("pages", page) !== undefined;
  }

  /**
   * Renders a page; its front matter is `{{about.…}}`. A partial that does not exist is empty.
   * @throws {Error} when there is no such page.
   */
  render(page: string, view: object): string {
    const source = this.#source.text("pages", page);
    if (source === undefined) throw new Error(`There is no page ${page}`);
    const { facts, template } = readPageFacts(source);
    return mustache.render(template, { ...view, about: facts }, this.#partial);
  }

  /** Renders a partial alone, for a part of a page; undefined for an unknown name. */
  renderPartial(name: string, view: object): string | undefined {
    const template = this.#source.text("partials", name);
    return template === undefined ? undefined : mustache.render(template, view, this.#partial);
  }

  /** Names of the pages directly in a folder, sorted. */
  list(folder: string): string[] {
    return this.#source
      .pageNames()
      .filter((name) => name.startsWith(`${folder}/`) && !name.includes("/", folder.length + 1))
      .map((name) => name.slice(folder.length + 1))
      .sort();
  }

  /** The text of a page's template, empty when there is none. */
  source(page: string): string {
    return this.#source.text("pages", page) ?? "";
  }
}
