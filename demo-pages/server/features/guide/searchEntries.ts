import type { GuideSource, Names } from "./guideData";
import { referenceTables } from "./referenceTables";
import { inlineCode, plainText } from "./texts";
import { guideNotes, type WidgetPage } from "./view";

/** A result of the guide's search: a page, or a row or section of one. */
export interface SearchEntry {
  /** Path and fragment, unique. */
  readonly id: string;
  readonly title: string;
  /** The page's tag, or a word for entries that belong to no widget. */
  readonly tag: string;
  readonly text: string;
}

/** The entries of the widgets' pages, as plain text. */
export function searchEntries(pages: readonly WidgetPage[], guide: GuideSource): SearchEntry[] {
  const { widgets, common } = guide.schemas();
  const words = guide.words();
  return pages
    .flatMap(({ name, tag, facts }): SearchEntry[] => {
      const path = `/widgets/${name}`;
      const schema = widgets.find((each) => each.tag === tag);
      const page = {
        id: path,
        title: facts.title ?? tag,
        tag,
        text: words.widgets[tag]?.summary ?? "",
      };
      const notes = guideNotes(facts).map(({ id, title, text }) => ({
        id: `${path}#${id}`,
        title,
        tag,
        text: plainText(text),
      }));
      const rows = (schema ? referenceTables(schema, [], words) : [])
        .flatMap(({ rows }) => rows)
        .filter(({ id }) => !commonIds.has(id))
        .map(({ id, name, cells }) => ({
          id: `${path}#${id}`,
          title: plainText(name),
          tag,
          text: plainText(cells.at(-1)?.html ?? ""),
        }));
      return [page, ...notes, ...rows];
    })
    .concat(commonEntries(common[0]?.attribute ?? "", words.common.attributes ?? {}));
}

/**
 * The entries with all words of a query, whatever their case and accents: the search without a
 * script.
 */
export function entriesWith(query: string, entries: readonly SearchEntry[]): SearchEntry[] {
  const words = withoutAccents(query).split(/\s+/);
  return entries.filter(({ title, tag, text }) => {
    const whole = withoutAccents(`${title} ${tag} ${text}`);
    return words.every((word) => whole.includes(word));
  });
}

function withoutAccents(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Rows that every page has: a search would find each of them forty-nine times. */
const commonIds = new Set(["yy:error", "state-mounted", "state-failed"]);

function commonEntries(attribute: string, texts: Names): SearchEntry[] {
  const [text = ""] = Object.values(texts);
  const id = `/widgets/follow-button#${attribute}`;
  return [{ id, title: attribute, tag: "todos os widgets", text: plainText(inlineCode(text)) }];
}
