import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf, parseServerErrors } from "@yy/domain/forms/serverErrors";
import { fieldFor } from "@yy/domain/forms/serverKeys";
import { isSignedOut } from "@yy/ui/remote/index";

/** Why a lookup failed, as it is shown to the visitor. */
export type LookupError =
  /** The CPF is wrong, and must be corrected. */
  | { readonly kind: "cpf"; readonly message: string }
  | { readonly kind: "signed-out" }
  /** The lookup can be tried again; the message is "" unless the server sent one. */
  | { readonly kind: "failed"; readonly message: string };

/** @param name the name of the CPF field, which the server may use instead of `cpf` */
export function lookupErrorOf(error: unknown, name: string, loginPath: string): LookupError {
  if (!isRequestError(error)) return { kind: "failed", message: "" };
  const { status, url, body } = error;
  if (isSignedOut({ status, url }, loginPath)) return { kind: "signed-out" };
  const refused = fieldErrorsOf(error);
  // Status 404 means that no customer has this CPF.
  for (const [key, message] of status === 404 ? parseServerErrors(body) : refused)
    if (fieldFor(key, ["cpf", name]) !== undefined) return { kind: "cpf", message };
  return { kind: "failed", message: [...refused.values()].join(" ") };
}
