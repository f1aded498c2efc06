/** An attribute, whether as its schema or as data. */
interface TypedAttribute {
  readonly kind: "string" | "boolean" | "number" | "choice" | "json" | "url";
  readonly options?: readonly string[] | undefined;
  readonly type?: string | undefined;
  readonly integer?: boolean | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What an attribute takes, in Portuguese, with code between backticks. */
export function typeText(attribute: TypedAttribute): string {
  switch (attribute.kind) {
    case "string":
      return "texto";
    case "boolean":
      return "`true` ou `false`";
    case "url":
      return "endereço";
    case "choice":
      return (attribute.options ?? []).map((option) => `\`${option}\``).join(" ou ");
    case "json":
      return `json: \`${attribute.type ?? ""}\``;
    case "number":
      return [attribute.integer ? "número inteiro" : "número", rangeText(attribute)].join("");
  }
}

function rangeText({ min, max }: TypedAttribute): string {
  if (min !== undefined && max !== undefined) return ` de ${min} a ${max}`;
  if (min !== undefined) return ` a partir de ${min}`;
  return max === undefined ? "" : ` até ${max}`;
}
