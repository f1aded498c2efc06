import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve, sep } from "node:path";
import type { TemplateSource } from "../rendering/Templates";

/** Templates in two folders, read again each time, so that an edit shows at the next reload. */
export class TemplateFiles implements TemplateSource {
  readonly #folders: Readonly<Record<"pages" | "partials", string>>;

  /** @param pages absolute path, like `partials` */
  constructor(pages: string, partials: string) {
    this.#folders = { pages, partials };
  }

  text(kind: "pages" | "partials", name: string): string | undefined {
    const folder = this.#folders[kind];
    const file = resolve(folder, `${name}.html`);
    const isInside = file.startsWith(folder + sep) && !name.includes("\0");
    return isInside && existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  pageNames(): string[] {
    return readdirSync(this.#folders.pages, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map((file) => file.slice(0, -".html".length).replaceAll(sep, "/"));
  }
}
