/** Text that is HTML already. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Markup | readonly Markup[];

/** HTML in which everything that is put in is text, but for what is {@link Markup} itself. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(textOf)));
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function textOf(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part !== "string") return part.map(textOf).join("\n");
  return part.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
