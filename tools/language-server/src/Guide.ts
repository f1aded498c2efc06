import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { docsAddress } from "@yy/doctor/docsAddress";
import { docsOf } from "@yy/doctor/Rule";

/**
 * Paths of the documents, relative to the folder of the program: in the repository, and in the
 * published package.
 */
const places: readonly ((docs: string) => string)[] = [
  (docs) => `../../../${docs}`,
  (docs) =>
    `../skills/yy-widgets/references/${docs
      .replace(/^widgets\/([\w-]+)\/README\.md$/, "widgets/$1.md")
      .replace(/^docs\//, "")}`,
];

/** The pages of the guide, on the web or in the program's package. */
export class Guide {
  readonly #pattern: string | undefined;
  readonly #folder: string;

  /**
   * @param address URL of the guide: `https://example.com`, or a pattern with `{page}`, `{path}` or
   * `{name}`; without it, links lead to the files of the package
   * @param folder URL of the folder of the program, with a slash at its end
   */
  constructor(address: string | undefined, folder: string) {
    this.#folder = folder;
    this.#pattern =
      address === undefined || /\{(?:page|path|name)\}/.test(address)
        ? address
        : `${address.replace(/\/$/, "")}/{page}`;
  }

  /** URL of a widget's page. */
  addressOf(tag: string): string | undefined {
    return this.pageOf(docsOf(tag));
  }

  /** @param docs path of a document in the repository, as in findings */
  pageOf(docs: string): string | undefined {
    return this.#pattern === undefined ? this.fileOf(docs) : docsAddress(docs, this.#pattern);
  }

  /** URL of the file; undefined when it does not exist. */
  fileOf(docs: string): string | undefined {
    const urls = places.map((place) => new URL(place(docs), this.#folder));
    return urls.find((url) => existsSync(fileURLToPath(url)))?.href;
  }
}
