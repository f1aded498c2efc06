import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve, sep } from "node:path";
import type { TemplateSource } from "../rendering/Templates";

/** Templates in two folders, read again each time, so that an edit shows at the next reload. */
export class TemplateFiles implements TemplateSource {
  readonly #pages: string;
  readonly #partials: string;

  /** @param pages absolute path, as is that of the partials */
  constructor(pages: string, partials: string) {
    this.#pages = pages;
    this.#partials = partials;
  }

  page(name: string): string | undefined {
    const file = resolve(this.#pages, `${name}.html`);
    const isInside = file.startsWith(this.#pages + sep) && !name.includes("\0");
    return isInside && existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  partial(name: string): string {
    const file = join(this.#partials, `${name}.html`);
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  }

  pagesIn(folder: string): string[] {
    const path = join(this.#pages, folder);
    return existsSync(path)
      ? readdirSync(path)
          .filter((file) => file.endsWith(".html"))
          .map((file) => basename(file, ".html"))
          .sort()
      : [];
  }
}
