import { lexer, type Tokens } from "marked";

/**
 * A section of a Markdown file: its heading, the rows of its tables and the items of its lists, as
 * Markdown.
 */
export interface Section {
  readonly title: string;
  readonly rows: readonly (readonly Tokens.TableCell[])[];
  readonly items: readonly string[];
}

/** Splits a Markdown file at its headings, whatever their levels. */
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
