import type { WidgetSchema } from "./schema";

/** Where readers look for a widget, in the order in which the guide and Storybook show them. */
export const families = [
  "pessoas",
  "compras",
  "formulários",
  "caixa de entrada",
  "vender",
  "página",
] as const;

export type Family = (typeof families)[number];

type Section = "attributes" | "events" | "parts" | "children" | "states" | "tokens" | "native";

/**
 * The Portuguese for what a schema says in English: a text for each name of each section that it
 * has. Texts may hold code between backticks.
 */
export type PortugueseOf<S extends WidgetSchema> = {
  readonly family: Family;
  readonly summary: string;
} & {
  readonly [Part in Section as Part extends keyof S ? Part : never]: {
    readonly [Name in keyof S[Part]]: string;
  };
};

/** Refuses a text for a name that the schema does not have, even one that came by a spread. */
type NothingElse<Words, Allowed> = {
  readonly [Part in keyof Words]: Part extends keyof Allowed
    ? Words[Part] extends string
      ? Words[Part]
      : {
          readonly [Name in keyof Words[Part]]: Name extends keyof Allowed[Part]
            ? Words[Part][Name]
            : never;
        }
    : never;
};

/**
 * The Portuguese words of a schema; a missing or superfluous name does not compile (docs/adr/0017).
 */
export function portuguese<S extends WidgetSchema, const Words extends PortugueseOf<S>>(
  _schema: S,
  words: Words & NothingElse<Words, PortugueseOf<S>>,
): Words {
  return words;
}
