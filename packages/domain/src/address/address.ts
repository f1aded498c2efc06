/** The answer of the zipcode lookup (behaviour 12.7). */
export interface ZipcodeAnswer {
  readonly uf: string;
  readonly city: string;
  readonly kind?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly neighborhood?: string | null | undefined;
  readonly latitude?: number | string | null | undefined;
  readonly longitude?: number | string | null | undefined;
}

/** The address of a zipcode, as texts for fields; "" for an unknown part. */
export interface FoundAddress {
  readonly state: string;
  readonly city: string;
  /** The street with its kind ("Avenida Paulista"); "" for the zipcode of a whole city. */
  readonly street: string;
  readonly neighborhood: string;
  /** Degrees, with a decimal dot. */
  readonly latitude: string;
  readonly longitude: string;
}

export function addressOf(answer: ZipcodeAnswer): FoundAddress {
  return {
    state: textOf(answer.uf),
    city: textOf(answer.city),
    street: streetOf(answer),
    neighborhood: textOf(answer.neighborhood),
    latitude: textOf(answer.latitude),
    longitude: textOf(answer.longitude),
  };
}

/**
 * "" for the zipcode of a whole city: its answer has no street or kind, or repeats the city as the
 * street.
 */
function streetOf(answer: ZipcodeAnswer): string {
  const kind = textOf(answer.kind);
  const street = textOf(answer.street);
  const isCityWide = kind === "" || street === "" || street === textOf(answer.city);
  return isCityWide ? "" : `${kind} ${street}`;
}

function textOf(value: string | number | null | undefined): string {
  return String(value ?? "").trim();
}

/**
 * The digits and dots of a typed zipcode: what is compared, and sent to the lookup (behaviour
 * 12.7).
 */
export function cleanZipcode(text: string): string {
  return text.replace(/[^\d.]/g, "");
}

/**
 * The two rules for a lookup (behaviour 12.7): `field` is for `yy-zipcode-autofill`, `form` for the
 * product's form.
 */
export type LookupRule = "field" | "form";

const zipcodeLength = 8;
const minFormLength = 4;

/**
 * Whether to look up a cleaned zipcode: it differs from the last one and has exactly 8 characters
 * (`field`) or at least 4 (`form`).
 *
 * @param last - the cleaned value of the previous lookup, or of the field when it was last left;
 * undefined at first
 */
export function shouldLookUp(rule: LookupRule, cleaned: string, last: string | undefined): boolean {
  if (cleaned === last) return false;
  return rule === "field" ? cleaned.length === zipcodeLength : cleaned.length >= minFormLength;
}

/** Whether a state is chosen: neither the empty option nor the placeholder "UF". */
export function isStateChoice(value: string): boolean {
  const state = value.trim();
  return state !== "" && state !== "UF";
}
