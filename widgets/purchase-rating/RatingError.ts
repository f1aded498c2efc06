/** Why a rating was not taken, as far as the visitor is concerned. */
export type RatingError = { readonly times: number } & (
  | { readonly kind: "signed-out" }
  /** Worth another try as it is. */
  | { readonly kind: "failed" }
  /** What the server says of no field in particular. */
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  /** Said already: beside the fields, by the answer's script, or by the page that Turbo has drawn. */
  | { readonly kind: "shown" }
);
