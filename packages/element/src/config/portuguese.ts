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
 * What a schema says in English, in Portuguese: of each section that the schema has, each name.
 * Texts may hold code between backticks.
 */
export type PortugueseOf<S extends WidgetSchema> = {
  readonly family: Family;
  readonly summary: string;
} & {
  readonly [Part in Section as Part extends keyof S ? Part : never]: {
    readonly [Name in keyof S[Part]]: string;
  };
};

/** A name that the schema does not have, also when it came in by a spread, takes no text. */
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
