import GithubSlugger from "github-slugger";
import { lexer, type Token, type Tokens } from "marked";

/** A chapter, read from its markdown. */
export interface Chapter {
  readonly name: string;
  readonly title: string;
  /** The first paragraph, which is its description too. */
  readonly summary: string;
  readonly lead: Tokens.Paragraph;
  readonly sections: readonly ChapterSection[];
  /** All after the first paragraph. */
  readonly content: readonly Token[];
  /** The fragment of each heading, the same as on GitHub. */
  readonly ids: ReadonlyMap<Token, string>;
}

/** What stands under a heading. */
export interface ChapterSection {
  readonly id: string;
  readonly title: string;
  /** 2 for a part of the chapter, 3 for a part of that. */
  readonly depth: number;
  /** As words. */
  readonly text: string;
}

/**
 * Reads the markdown of a chapter: a title, a paragraph that says what it is about, and the rest.
 * @throws {Error} that names the chapter, when it begins otherwise.
 */
export function readChapter(name: string, markdown: string): Chapter {
  const [title, lead, ...content] = lexer(markdown).filter(({ type }) => type !== "space");
  if (!isHeading(title) || title.depth !== 1 || !isParagraph(lead))
    throw new Error(`docs/guide/${name}.md must begin with a title and a paragraph`);
  const slugger = new GithubSlugger();
  const headings = [title, ...content.filter(isHeading)];
  const ids = new Map(
    headings.map((each) => [each as Token, slugger.slug(plainText(each.tokens))]),
  );
  return {
    name,
    title: plainText(title.tokens),
    summary: plainText([lead]),
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
    title: plainText(token.tokens),
    depth: token.depth,
    text: plainText(content.slice(at + 1, starts[index + 1]?.at)),
  }));
}

const isHeading = (token: Token | undefined): token is Tokens.Heading => token?.type === "heading";
const isParagraph = (token: Token | undefined): token is Tokens.Paragraph =>
  token?.type === "paragraph";

/** The words of markdown, without its marks; code too. */
export function plainText(tokens: readonly Token[]): string {
  return tokens.map(words).join("").replace(/\s+/g, " ").trim();
}

function words(token: Token): string {
  switch (token.type) {
    case "table":
      return [token.header, ...token.rows].flatMap((row) => row.map(cellWords)).join("");
    case "list":
      return token.items.map(words).join("");
    case "html":
      return "";
    case "code":
      return `${token.text} `;
    default:
      return "tokens" in token && token.tokens
        ? token.tokens.map(words).join("") + (blocks.has(token.type) ? " " : "")
        : ownText(token);
  }
}

const blocks = new Set(["paragraph", "heading", "list_item", "text", "blockquote"]);

const cellWords = ({ tokens }: { tokens: Token[] }) => `${tokens.map(words).join("")} `;

function ownText(token: Token): string {
  return "text" in token && typeof token.text === "string" ? token.text : " ";
}
