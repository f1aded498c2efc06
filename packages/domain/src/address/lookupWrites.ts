import type { FoundAddress } from "./addressOf";

/** The value of a field that belongs to the last zipcode. */
export interface Settled {
  readonly value: string;
  /**
   * Whether a lookup wrote it. Otherwise it was there: the server's, or typed and confirmed by a
   * lookup.
   */
  readonly isWritten: boolean;
}

/** A field of the address when a lookup ends. */
export interface FieldBefore {
  /** "" also for a placeholder such as "UF". */
  readonly now: string;
  readonly settled: Settled;
}

export type FoundPart = keyof FoundAddress;

export type FieldsBefore = Readonly<Partial<Record<FoundPart | "number", FieldBefore>>>;

/** The values of the existing fields after a lookup. */
type ValuesAfter = Partial<Record<FoundPart | "number", string>>;

/**
 * What a lookup leaves in each field. It writes over nothing that the visitor, the browser or a
 * script has put in since the last lookup: only into an empty field, or over the value that belongs
 * to the last zipcode.
 *
 * @param found undefined after a lookup that failed: then only what a lookup wrote is cleared
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
  keepPlace(values, fields, found);
  return found ? withoutNumber(values, found.street) : values;
}

/** The part of a field's text that belongs to the zipcode whose lookup has just ended. */
export function settledAfter(
  before: FieldBefore,
  after: string,
  found: string | undefined,
): Settled {
  if (after !== before.now && isOpen(before)) return { value: after, isWritten: true };
  const isConfirmed = found !== undefined && isSameName(after, found);
  if (isConfirmed && after !== before.settled.value) return { value: after, isWritten: false };
  // A street whose number has moved is what was typed, also where it reads as that of the last
  // zipcode now.
  const isTyped = after !== before.now && !isConfirmed;
  return isTyped ? { value: "", isWritten: false } : before.settled;
}

/** Whether two names differ in accents and case at most. */
export function isSameName(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), "pt-BR", { sensitivity: "base" }) === 0;
}

function isOpen({ now, settled }: FieldBefore): boolean {
  return now.trim() === "" || now === settled.value;
}

function valueAfter(field: FieldBefore, found: string | undefined): string {
  const { now, settled } = field;
  if (found === undefined) return settled.isWritten && now === settled.value ? "" : now;
  return isOpen(field) && !isSameName(now, found) ? found : now;
}

/**
 * State and city are one place: where one of them stays another than the found one, the other one
 * stays too.
 */
function keepPlace(
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
 * "Rua das Flores, 123", as browsers fill it in: the number moves to its own field, if that has no
 * other.
 */
function withoutNumber(values: ValuesAfter, foundStreet: string): ValuesAfter {
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
