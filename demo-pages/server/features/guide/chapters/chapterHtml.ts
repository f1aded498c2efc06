import { Marked, type Tokens } from "marked";
import { escapeHtml } from "../../../rendering/escapeHtml";
import { chapterPath } from "../addresses";
import { chapterNames } from "./Chapters";
import { highlight, languageTitle } from "./highlight";
import { mistakePath } from "./mistakePages";
import { type Chapter, inlineText } from "./readChapter";

/** What the page supplies for a chapter's HTML. */
export interface ChapterParts {
  /** The HTML that replaces the comment `<!-- partial: name -->`; undefined for an unknown name. */
  readonly partial: (name: string) => string | undefined;
  /** Tabs that show markup of widgets in every template language, to copy. */
  readonly tabs: (html: string) => string;
}

/** A chapter as HTML: its first paragraph, and the rest. HTML in the Markdown is escaped. */
export function chapterHtml(
  chapter: Chapter,
  parts: ChapterParts,
): { readonly lead: string; readonly body: string } {
  const marked = new Marked({ renderer: rendererOf(chapter, parts) });
  return { lead: marked.parser([chapter.lead]), body: marked.parser([...chapter.content]) };
}

/** The renderers that differ from marked's own. */
function rendererOf({ ids }: Chapter, { partial, tabs }: ChapterParts) {
  return {
    heading(this: Inline, token: Tokens.Heading): string {
      const id = escapeHtml(ids.get(token) ?? "");
      const text = this.parser.parseInline(token.tokens);
      return `<h${token.depth} id="${id}"><a class="heading-link" href="#${id}">${text}</a></h${token.depth}>\n`;
    },
    link(this: Inline, { href, tokens }: Tokens.Link): string {
      const text = this.parser.parseInline(tokens);
      const link = chapterLink(href);
      return "href" in link
        ? `<a href="${escapeHtml(link.href)}">${text}</a>`
        : `${text} (<code>${escapeHtml(link.file)}</code>)`;
    },
    /** The code of a mistake links to its page. */
    codespan({ text }: Tokens.Codespan): string {
      const path = mistakePath(text);
      const code = `<code>${escapeHtml(text)}</code>`;
      return path === undefined ? code : `<a href="${path}">${code}</a>`;
    },
    code({ text, lang = "" }: Tokens.Code): string {
      const [language = "", use] = lang.split(" ");
      if (use === "live")
        return `<div class="live"><div class="stage">${text}</div>${tabs(text)}</div>`;
      return language === "html" && use !== "plain" && /<yy-/.test(text)
        ? tabs(text)
        : codeBlock(text, language);
    },
    table(this: Inline, { header, rows }: Tokens.Table): string {
      const titles = header.map(inlineText);
      const cells = (row: readonly Tokens.TableCell[]) =>
        row.map(({ tokens }, column) => {
          const html = this.parser.parseInline(tokens);
          return column === 0
            ? `<th scope="row" role="rowheader">${html}</th>`
            : `<td role="cell" data-column="${escapeHtml(titles[column] ?? "")}">${html}</td>`;
        });
      const head = header.map(
        ({ tokens }) =>
          `<th scope="col" role="columnheader">${this.parser.parseInline(tokens)}</th>`,
      );
      return `<table class="reference" role="table">
<thead role="rowgroup"><tr role="row">${head.join("")}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => `<tr role="row">${cells(row).join("")}</tr>`).join("\n")}</tbody>
</table>
`;
    },
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      // Markers between which `npm run generate` writes a section.
      if (/^<!-- \/?[a-z]+ -->\s*$/.test(text)) return "";
      const name = /^<!-- partial: ([\w-]+) -->\s*$/.exec(text)?.[1];
      return (name === undefined ? undefined : partial(name)) ?? escapeHtml(text);
    },
  };
}

/** The part of marked's `this` that the renderers use. */
interface Inline {
  readonly parser: { readonly parseInline: (tokens: Tokens.Generic[]) => string };
}

function codeBlock(code: string, language: string): string {
  return `<div class="markup markup-code">
<pre tabindex="0" role="group" aria-label="código: ${escapeHtml(languageTitle(language))}"><code>${highlight(code, language)}</code></pre>
<button class="button button-quiet button-small" type="button" data-guide-copy hidden>copiar</button>
</div>
`;
}

/** Files outside of `docs/guide` that the site shows as a page. */
const pagesOfFiles: Readonly<Record<string, string>> = { "/docs/browsers.md": "/navegadores" };

/**
 * Resolves a link in a file of `docs/guide`, so that it works both there and on the site:
 * `csp.md#trusted-types` becomes `/guia/csp#trusted-types`, `../../widgets/mask` `/widgets/mask`.
 * @returns the address, or the path of a repository file that the site does not show
 */
export function chapterLink(
  address: string,
): { readonly href: string } | { readonly file: string } {
  if (address.startsWith("#") || /^https?:/.test(address)) return { href: address };
  const { pathname, hash } = new URL(address, "file:///docs/guide/");
  const chapter = /^\/docs\/guide\/([\w-]+)\.md$/.exec(pathname)?.[1];
  const widget = /^\/widgets(?:\/[\w-]+)?(?=\/?$)/.exec(pathname)?.[0];
  const page =
    chapter !== undefined && chapterNames.includes(chapter)
      ? chapterPath(chapter)
      : (pagesOfFiles[pathname] ?? widget);
  return page === undefined
    ? { file: pathname.slice(1) }
    : { href: page + decodeURIComponent(hash) };
}
