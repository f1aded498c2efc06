import type { Deprecation, NameSpec } from "./schema";

/** What a part, state or token is, in words. */
export const nameText = (spec: string | NameSpec): string =>
  typeof spec === "string" ? spec : spec.description;

/** What takes the place of a part, state or token on its way out. */
export const nameDeprecation = (spec: string | NameSpec): Deprecation | undefined =>
  typeof spec === "string" ? undefined : spec.deprecated;

/** Parts, states or tokens → what each is, in words. */
export const nameTexts = (
  names: Readonly<Record<string, string | NameSpec>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([name, spec]) => [name, nameText(spec)]));
