import { lexer, type Tokens } from "marked";

/**
 * What stands under a heading of a Markdown file: the rows of its tables and the items of its
 * lists, as Markdown.
 */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly Tokens.TableCell[])[];
  readonly items: readonly string[];
}

/** The sections of a Markdown file, whatever the depths of their headings. */
export function sectionsOf(markdown: string): Section[] {
  const sections: { title: string; rows: Tokens.TableCell[][]; items: string[] }[] = [];
  for (const token of lexer(markdown)) {
    if (token.type === "heading") sections.push({ title: token.text, rows: [], items: [] });
    const last = sections.at(-1);
    if (token.type === "table") last?.rows.push(...(token as Tokens.Table).rows);
    if (token.type === "list")
      last?.items.push(...(token as Tokens.List).items.map((item) => item.text));
  }
  return sections;
}
