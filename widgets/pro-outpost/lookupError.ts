import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf, fieldFor, parseServerErrors } from "@yy/domain/forms/serverErrors";
import { isSignedOut } from "@yy/ui/remote/index";

/** Why a lookup failed, for the visitor. */
export type LookupError =
  /** The CPF is wrong: the visitor has to correct it. */
  | { readonly kind: "cpf"; readonly message: string }
  | { readonly kind: "signed-out" }
  /** Worth another try; the message is empty unless the server says something. */
  | { readonly kind: "failed"; readonly message: string };

/** @param name of the CPF's field, by which the server may call it besides `cpf` */
export function lookupErrorOf(error: unknown, name: string, loginPath: string): LookupError {
  if (!isRequestError(error)) return { kind: "failed", message: "" };
  const { status, url, body } = error;
  if (isSignedOut({ status, url }, loginPath)) return { kind: "signed-out" };
  const refused = fieldErrorsOf(error);
  // Status 404 means that nobody has this CPF.
  for (const [key, message] of status === 404 ? parseServerErrors(body) : refused)
    if (fieldFor(key, ["cpf", name]) !== undefined) return { kind: "cpf", message };
  return { kind: "failed", message: [...refused.values()].join(" ") };
}
