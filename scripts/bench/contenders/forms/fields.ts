import type rules from "./rules.json";

/** One of the 200 fields of the measured form, each with a rule. */
export interface BenchField {
  readonly name: string;
  readonly rule: keyof typeof rules;
}

const names = ["fullName", "email", "long", "digits"] as const;

/** The rules alternate. */
export const fields: readonly BenchField[] = Array.from({ length: 200 }, (_, index) => ({
  name: `person_${index}`,
  rule: names[index % names.length] ?? "email",
}));
