import type { GuideSource } from "../guideData";
import { chapterGroups, chapterNames, chapterPath } from "./chapterGroups";
import { type Chapter, readChapter } from "./readChapter";

/** A chapter as a link shows it. */
export interface ChapterEntry {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
}

/** The guide's chapters, each read again only when its text has changed. */
export class Chapters {
  readonly #source: GuideSource;
  readonly #read = new Map<string, { readonly markdown: string; readonly chapter: Chapter }>();

  constructor(source: GuideSource) {
    this.#source = source;
  }

  /** Undefined when there is no such chapter. */
  find(name: string): Chapter | undefined {
    const markdown = chapterNames.includes(name) ? this.#source.chapter(name) : undefined;
    if (markdown === undefined) return undefined;
    const known = this.#read.get(name);
    if (known?.markdown === markdown) return known.chapter;
    const chapter = readChapter(name, markdown);
    this.#read.set(name, { markdown, chapter });
    return chapter;
  }

  /** All of them, in the guide's order. */
  all(): Chapter[] {
    return chapterNames.flatMap((name) => this.find(name) ?? []);
  }

  /** The links of every group, with the chapter that is open marked. */
  groups(open?: string) {
    return chapterGroups.map(({ title, names }) => ({
      title,
      chapters: names.flatMap((name) => {
        const chapter = this.find(name);
        return chapter ? [{ ...entryOf(chapter), isOpen: name === open }] : [];
      }),
    }));
  }

  /** The groups as far as they have chapters at these paths. */
  groupsWith(paths: ReadonlySet<string>) {
    return this.groups()
      .map(({ title, chapters }) => ({
        title,
        chapters: chapters.filter(({ href }) => paths.has(href)),
      }))
      .filter(({ chapters }) => chapters.length > 0);
  }

  /** The one before and the one after it. */
  neighbours(name: string): { readonly before?: ChapterEntry; readonly after?: ChapterEntry } {
    const all = this.all();
    const place = all.findIndex((chapter) => chapter.name === name);
    const before = all[place - 1];
    const after = all[place + 1];
    return {
      ...(before && { before: entryOf(before) }),
      ...(after && { after: entryOf(after) }),
    };
  }
}

function entryOf({ name, title, summary }: Chapter): ChapterEntry {
  return { href: chapterPath(name), title, summary };
}
