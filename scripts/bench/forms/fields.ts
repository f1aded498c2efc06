/** How many fields the measured form has. */
export const fieldCount = 200;

/** One of its fields, validated alike by every contender. */
export interface BenchField {
  readonly name: string;
  readonly rule: "fullName" | "email" | "long" | "digits";
}

const rules = ["fullName", "email", "long", "digits"] as const;

/** The rules take turns. */
export const fields: readonly BenchField[] = Array.from({ length: fieldCount }, (_, index) => ({
  name: `person[${index}]`,
  rule: rules[index % rules.length] ?? "email",
}));

/** An e-mail field in the middle: what is typed into. */
export const typedField = fields[101] as BenchField;

export const typedText = "ana.souza@loja.com.br";

/** Typed into fields with and without a mask. */
export const typedPhone = "11987654321";
