import { slugOf } from "../../../fixtures/seed";
import { chapterPath } from "../addresses";
import type { GuideSource } from "../guideData";
import type { SearchEntry } from "../searchEntries";
import chapterGroups from "./groups.json";
import { type Chapter, readChapter } from "./readChapter";

/** The chapters of `docs/guide` in reading order; `groups.json` groups them by subject. */
export const chapterNames: readonly string[] = chapterGroups.flatMap(({ names }) => names);

/** The guide's chapters, each parsed again only when its text has changed. */
export class Chapters {
  readonly #source: GuideSource;
  readonly #cache = new Map<string, { readonly markdown: string; readonly chapter: Chapter }>();

  constructor(source: GuideSource) {
    this.#source = source;
  }

  /** Undefined when there is no such chapter. */
  find(name: string): Chapter | undefined {
    const markdown = chapterNames.includes(name) ? this.#source.chapter(name) : undefined;
    if (markdown === undefined) return undefined;
    const known = this.#cache.get(name);
    if (known?.markdown === markdown) return known.chapter;
    const chapter = readChapter(name, markdown);
    this.#cache.set(name, { markdown, chapter });
    return chapter;
  }

  /** All of them, in the guide's order. */
  all(): Chapter[] {
    return chapterNames.flatMap((name) => this.find(name) ?? []);
  }

  /**
   * The links of every group, with the open chapter marked.
   * @param paths limits the links to these paths
   */
  groups(open?: string, paths?: ReadonlySet<string>) {
    return chapterGroups
      .map(({ title, names }) => ({
        title,
        id: slugOf(title),
        chapters: names
          .filter((name) => paths?.has(chapterPath(name)) ?? true)
          .map((name) => ({ ...this.#link(name), isOpen: name === open })),
      }))
      .filter(({ chapters }) => chapters.length > 0);
  }

  /** The links to the previous and the next chapter. */
  neighbours(name: string) {
    const place = chapterNames.indexOf(name);
    return {
      before: this.#link(chapterNames[place - 1]),
      after: this.#link(chapterNames[place + 1]),
    };
  }

  #link(name = "") {
    const chapter = this.find(name);
    return chapter && { href: chapterPath(name), title: chapter.title, summary: chapter.summary };
  }

  /** The search's entries of each chapter and each of its sections. */
  searchEntries(): SearchEntry[] {
    return this.all().flatMap(({ name, title, summary, sections }) => [
      { id: chapterPath(name), title, tag: "capítulo", text: summary },
      ...sections.map((section) => ({
        id: `${chapterPath(name)}#${section.id}`,
        title: section.title,
        tag: title,
        text: section.text,
      })),
    ]);
  }
}
