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
