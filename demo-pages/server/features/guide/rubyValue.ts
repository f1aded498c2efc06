import type { AttributeData } from "./guideData";

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** An attribute's value as Ruby; `undefined` is an attribute without one. ERB in it becomes the expression it holds. */
export function rubyValue({ kind, attribute }: AttributeData, text: string | undefined): string {
  if (text === undefined || text === "") return kind === "boolean" ? "true" : '""';
  const [, expression] = /^<%=\s*([\s\S]*?)\s*%>$/.exec(text) ?? [];
  if (expression !== undefined && !expression.includes("%>")) return expression;
  const isNumber = kind === "number" || attribute.endsWith("-id");
  if (isNumber && /^(0|[1-9]\d*)(\.\d+)?$/.test(text)) return text;
  if (kind === "boolean" && /^(true|false)$/.test(text)) return text;
  return kind === "json" ? rubyJson(text) : rubyString(text);
}

/** A text of HTML between double quotes, with the ERB in it interpolated. */
export function rubyString(text: string): string {
  const pieces = text.split(/<%=\s*([\s\S]*?)\s*%>/);
  return `"${pieces
    .map((piece, index) => (index % 2 === 1 ? `#{${piece}}` : quoted(decoded(piece))))
    .join("")}"`;
}

function quoted(text: string): string {
  return text.replace(/["\\]|#(?=[{$@])/g, "\\$&");
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** JSON as a literal of Ruby; what is no JSON, because an example leaves something out, as text. */
function rubyJson(text: string): string {
  try {
    return literal(JSON.parse(decoded(text)));
  } catch {
    return rubyString(text);
  }
}

function literal(value: unknown): string {
  if (value === null) return "nil";
  if (typeof value === "string") return rubyString(value);
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const pairs = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}
