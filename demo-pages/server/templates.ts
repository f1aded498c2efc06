import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import mustache from "mustache";
import { readPageFacts } from "./pageFacts";

/** Mustache templates of a folder, read again for every page, so that an edit shows at the next reload. */
export class Templates {
  readonly #pages: string;
  readonly #partials: string;

  constructor(pages: string, partials: string) {
    this.#pages = pages;
    this.#partials = partials;
  }

  /** True when the folder has this page; `widgets/follow-button` is `widgets/follow-button.html`. */
  has(page: string): boolean {
    const file = this.#fileOf(page);
    return file !== undefined && existsSync(file);
  }

  /**
   * Writes a page; what it says of itself is `{{about.…}}`. A partial that does not exist is empty.
   * @throws {Error} when there is no such page.
   */
  render(page: string, view: object): string {
    const file = this.#fileOf(page);
    if (file === undefined) {
      throw new Error(`There is no page ${page}`);
    }
    const { facts, template } = readPageFacts(readFileSync(file, "utf8"));
    return mustache.render(template, { ...view, about: facts }, (name) => this.#partial(name));
  }

  /** Writes a partial alone, for a piece of a page; undefined when there is none of that name. */
  renderPartial(name: string, view: object): string | undefined {
    const template = this.#partial(name);
    return template === ""
      ? undefined
      : mustache.render(template, view, (inner) => this.#partial(inner));
  }

  /** Names of the pages directly in a folder, sorted. */
  list(folder: string): string[] {
    const path = join(this.#pages, folder);
    return existsSync(path)
      ? readdirSync(path)
          .filter((file) => file.endsWith(".html"))
          .map((file) => basename(file, ".html"))
          .sort()
      : [];
  }

  /** The text of a page's template. */
  source(page: string): string {
    const file = this.#fileOf(page);
    return file !== undefined && existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  #partial(name: string): string {
    const file = join(this.#partials, `${name}.html`);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  #fileOf(page: string): string | undefined {
    const file = resolve(this.#pages, `${page}.html`);
    return file.startsWith(this.#pages + sep) && !page.includes("\0") ? file : undefined;
  }
}
