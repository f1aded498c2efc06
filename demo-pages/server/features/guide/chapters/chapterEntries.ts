import type { SearchEntry } from "../searchEntries";
import { chapterPath } from "./chapterGroups";
import type { Chapter } from "./readChapter";

/** What the guide's search finds of the chapters: each of them, and each of their parts. */
export function chapterEntries(chapters: readonly Chapter[]): SearchEntry[] {
  return chapters.flatMap(({ name, title, summary, sections }) => [
    { id: chapterPath(name), title, tag: chapterTag, text: summary },
    ...sections.map((section) => ({
      id: `${chapterPath(name)}#${section.id}`,
      title: section.title,
      tag: title,
      text: section.text,
    })),
  ]);
}

const chapterTag = "capítulo";
