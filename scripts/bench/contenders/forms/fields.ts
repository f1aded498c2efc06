import type rules from "./rules.json";

/** One of the 200 fields of the measured form, validated alike by every contender. */
export interface BenchField {
  /** Without dots and brackets, which would be paths to react-hook-form. */
  readonly name: string;
  readonly rule: keyof typeof rules;
}

const names = ["fullName", "email", "long", "digits"] as const;

/** The rules take turns. */
export const fields: readonly BenchField[] = Array.from({ length: 200 }, (_, index) => ({
  name: `person_${index}`,
  rule: names[index % names.length] ?? "email",
}));
