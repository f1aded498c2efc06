import type { Token } from "marked";

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
