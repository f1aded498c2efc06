import GithubSlugger from "github-slugger";
import { lexer, Parser, type Token, type Tokens } from "marked";
import { plainText } from "../texts";

/** A chapter, parsed from its Markdown. */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  /** The text of the first paragraph, which is the page's description too. */
  readonly summary: string;
  readonly lead: Tokens.Paragraph;
  readonly sections: readonly ChapterSection[];
  /** All after the first paragraph. */
  readonly content: readonly Token[];
  /** The fragment of each heading, the same as on GitHub. */
  readonly ids: ReadonlyMap<Token, string>;
}

/** A heading with the text below it. */
export interface ChapterSection {
  readonly id: string;
  readonly title: string;
  /** The heading's level: 2 for a section, 3 for a subsection. */
  readonly depth: number;
  /** Plain text. */
  readonly text: string;
}

/**
 * Parses the Markdown of a chapter: a title, a paragraph that says what it is about, and the rest.
 * @throws {Error} that names the chapter, when it begins otherwise.
 */
export function readChapter(name: string, markdown: string): Chapter {
  const [title, lead, ...content] = lexer(markdown).filter(({ type }) => type !== "space");
  if (!isHeading(title) || title.depth !== 1 || !isParagraph(lead))
    throw new Error(`docs/guide/${name}.md must begin with a title and a paragraph`);
  const slugger = new GithubSlugger();
  const headings = [title, ...content.filter(isHeading)];
  const ids = new Map(headings.map((each) => [each as Token, slugger.slug(inlineText(each))]));
  return {
    name,
    title: inlineText(title),
    summary: inlineText(lead),
    lead,
    sections: sectionsOf(content, ids),
    content,
    ids,
  };
}

function sectionsOf(content: readonly Token[], ids: Chapter["ids"]): ChapterSection[] {
  const starts = content.flatMap((token, at) => (isHeading(token) ? [{ token, at }] : []));
  return starts.map(({ token, at }, index) => ({
    id: ids.get(token) ?? "",
    title: inlineText(token),
    depth: token.depth,
    text: plainText(Parser.parse(content.slice(at + 1, starts[index + 1]?.at))),
  }));
}

/** The plain text of inline tokens. */
export const inlineText = ({ tokens = [] }: { readonly tokens?: Token[] }): string =>
  plainText(Parser.parseInline(tokens));

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === "heading";
const isParagraph = (token: Token | undefined): token is Tokens.Paragraph =>
  token?.type === "paragraph";
