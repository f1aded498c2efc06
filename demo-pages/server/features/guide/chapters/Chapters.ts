import type { GuideSource } from "../guideData";
import type { SearchEntry } from "../searchEntries";
import { type Chapter, readChapter } from "./readChapter";

/** The guide's chapters by subject, in the order in which they are read, by their files in `docs/guide`. */
const chapterGroups: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: "começar", names: ["comece", "como-funciona"] },
  { title: "no servidor", names: ["rails", "django", "laravel", "php"] },
  {
    title: "escrever páginas",
    names: ["formularios", "dialogos-e-listas", "caixa-de-entrada-e-vendas", "textos", "estilo"],
  },
  { title: "a página em volta", names: ["turbo", "csp", "preload"] },
  {
    title: "conferir e manter",
    names: ["erros", "doutor", "doutor-no-navegador", "testes", "atualizacoes"],
  },
];

/** All chapters, in the order of the guide. */
export const chapterNames: readonly string[] = chapterGroups.flatMap(({ names }) => names);

/** The address of a chapter. */
export const chapterPath = (name: string): string => `/guia/${name}`;

/** A chapter as a link shows it. */
interface ChapterEntry {
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
    const [before, after] = [all[place - 1], all[place + 1]];
    return {
      ...(before && { before: entryOf(before) }),
      ...(after && { after: entryOf(after) }),
    };
  }

  /** What the guide's search finds: each chapter, and each of its parts. */
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

function entryOf({ name, title, summary }: Chapter): ChapterEntry {
  return { href: chapterPath(name), title, summary };
}
