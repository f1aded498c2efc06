import type { FoundAddress } from "./address";

/** The value of a field that belongs to the last zipcode. */
export interface Settled {
  readonly value: string;
  /**
   * Whether a lookup wrote the value. Otherwise it is the server's, or the visitor typed it and a
   * lookup confirmed it.
   */
  readonly isWritten: boolean;
}

/** A field of the address when a lookup ends. */
export interface FieldBefore {
  /** The current value; "" also for a placeholder such as "UF". */
  readonly now: string;
  readonly settled: Settled;
}

export type FoundPart = keyof FoundAddress;

export type FieldsBefore = Readonly<Partial<Record<FoundPart | "number", FieldBefore>>>;

/** The values of the existing fields after a lookup. */
type ValuesAfter = Partial<Record<FoundPart | "number", string>>;

/**
 * The value of each field after a lookup. A lookup only fills an empty field or replaces the value
 * that belongs to the last zipcode. It never overwrites what the visitor, the browser or a script
 * has entered since.
 *
 * @param found undefined after a failed lookup, which only clears values that a lookup wrote
 */
export function valuesAfterLookup(
  fields: FieldsBefore,
  found: FoundAddress | undefined,
): ValuesAfter {
  const values: ValuesAfter = {};
  for (const part of partsOf(fields)) {
    const field = fields[part];
    if (field) values[part] = part === "number" ? field.now : valueAfter(field, found?.[part]);
  }
  keepStateAndCity(values, fields, found);
  return found ? withSeparateNumber(values, found.street) : values;
}

/** The part of a field's text that belongs to the zipcode whose lookup has just ended. */
export function settledAfter(
  before: FieldBefore,
  after: string,
  found: string | undefined,
): Settled {
  if (after !== before.now && isReplaceable(before)) return { value: after, isWritten: true };
  const isConfirmed = found !== undefined && isSameName(after, found);
  if (isConfirmed && after !== before.settled.value) return { value: after, isWritten: false };
  // A street whose number has moved to its own field still counts as typed, even if it equals the
  // street of the last zipcode now.
  const isTyped = after !== before.now && !isConfirmed;
  return isTyped ? { value: "", isWritten: false } : before.settled;
}

/** Whether two names differ in accents and case at most. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), "pt-BR", { sensitivity: "base" }) === 0;
}

function isReplaceable({ now, settled }: FieldBefore): boolean {
  return now.trim() === "" || now === settled.value;
}

function valueAfter(field: FieldBefore, found: string | undefined): string {
  const { now, settled } = field;
  if (found === undefined) return settled.isWritten && now === settled.value ? "" : now;
  return isReplaceable(field) && !isSameName(now, found) ? found : now;
}

/**
 * Keeps state and city together: when the field of one keeps a value other than the found one, so
 * does the other.
 */
function keepStateAndCity(
  values: ValuesAfter,
  { state, city }: FieldsBefore,
  found: FoundAddress | undefined,
): void {
  if (!state || !city) return;
  const isKept = (part: "state" | "city") =>
    values[part] !== "" && !isSameName(values[part] ?? "", found?.[part] ?? "");
  if (!isKept("state") && !isKept("city")) return;
  values.state = state.now;
  values.city = city.now;
}

/**
 * Browsers may fill in "Rua das Flores, 123": moves the number to its own field, unless that has
 * another number.
 */
function withSeparateNumber(values: ValuesAfter, foundStreet: string): ValuesAfter {
  const { street, number } = values;
  if (street === undefined || number === undefined || street === foundStreet) return values;
  const split = splitNumber(street, foundStreet);
  if (!split || (number.trim() !== "" && number.trim() !== split.number)) return values;
  return { ...values, ...split };
}

function splitNumber(
  text: string,
  foundStreet: string,
): { readonly street: string; readonly number: string } | undefined {
  const match = /^([^,]*?[^,\s])(\s*,\s*(?:n[º°o.]*\s*)?|\s+)(\d+(?:\s?-?\s?[a-z])?)$/i.exec(
    text.trim(),
  );
  const [, street, separator = "", number] = match ?? [];
  if (street === undefined || number === undefined) return undefined;
  // Without a comma the number may belong to the street's name: "Rua 12".
  const isApart = separator.includes(",") || isSameName(street, foundStreet);
  return isApart ? { street, number } : undefined;
}

function partsOf(fields: FieldsBefore): (keyof FieldsBefore)[] {
  return Object.keys(fields) as (keyof FieldsBefore)[];
}
