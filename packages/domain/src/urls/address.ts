const addressParts = /^((?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** An address in its textual parts, which joined give it back; `query` and `fragment` keep their `?` and `#`. */
export interface AddressParts {
  origin: string;
  path: string;
  query: string;
  fragment: string;
}

/** Takes an absolute or relative address apart without rewriting any of it, as `URL` would (`?a b` to `?a%20b`, `?x` kept). */
export function splitAddress(address: string): AddressParts {
  const [, origin = "", path = "", query = "", fragment = ""] = addressParts.exec(address) ?? [];
  return { origin, path, query, fragment };
}

/** The address these parts came from. */
export function joinAddress({ origin, path, query, fragment }: AddressParts): string {
  return `${origin}${path}${query}${fragment}`;
}
