import { parseServerErrors } from "@yy/domain/forms/formRules";
import type { Outcome } from "@yy/ui/sending/Outcome";

/** Why a rating was not taken, as far as the visitor is concerned. */
export type Refusal = { readonly times: number } & (
  | { readonly kind: "signed-out" }
  /** Worth another try as it is. */
  | { readonly kind: "failed" }
  /** What the server says of no field in particular. */
  | { readonly kind: "refused"; readonly messages: readonly string[] }
  /** Said already: beside the fields, by the answer's script, or by the page that Turbo has drawn. */
  | { readonly kind: "shown" }
);

/** Statuses whose body is about what was sent. */
const aboutRating = [400, 409, 422];

/** What the server says is wrong, field by field; empty unless that is what it answers. */
export function complaintsOf({ status, body }: Outcome): ReadonlyMap<string, string> {
  return parseServerErrors(aboutRating.includes(status) ? body : null);
}
