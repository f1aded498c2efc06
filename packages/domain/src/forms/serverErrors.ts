import { fieldFor, fieldPath } from "./serverKeys";

/** HTTP statuses whose body may hold field errors. */
const fieldErrorStatuses = [400, 409, 422];

/** Keys of messages about the form, not about a field. */
const formKeys = ["base", "error", "errors", "message", "detail", "non_field_errors"];

/**
 * No form is nested deeper; the limit keeps a very deeply nested answer from overflowing the stack.
 */
const maxDepth = 8;

/** The field errors of an answer, by field; none for other statuses than `fieldErrorStatuses`. */
export function fieldErrorsOf({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): ReadonlyMap<string, string> {
  return parseServerErrors(fieldErrorStatuses.includes(status) ? body : null);
}

/**
 * The field errors in a body (behaviour 9.4). The body is a JSON object: field → message, or field
 * → list of messages, which are joined with ", ". In Django's lists a message may have a code
 * beside it. Any other body has no errors.
 *
 * Rails and Laravel may put the object under `errors`, beside a summary that is left out then, or
 * under the name of the model. A message in nested objects gets the key of a form's field,
 * `user[email]` or `items[0][price]`; a message in a plain list under `errors` gets `base`. Fields
 * without a message are left out, and so are texts for programs: the code in `{"error": "csrf"}`,
 * and the status name that Rails answers for an exception.
 */
export function parseServerErrors(body: unknown): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  if (!isRecord(body)) return errors;
  const entries = Object.entries(body);
  for (const [key, answer] of entries) if (isWrapper(key, answer)) collect(answer, "", errors);
  if (errors.size > 0) return errors;
  for (const [key, answer] of entries)
    if (!isWrapper(key, answer) && !isCode(key, answer, body)) collect(answer, key, errors);
  return errors;
}

/**
 * The server's error message for one field, else its message for the form as a whole (`base`).
 * Undefined for a body that has neither.
 */
export function fieldErrorIn(body: unknown, field: string): string | undefined {
  const errors = parseServerErrors(body);
  const key = fieldFor(field, errors.keys()) ?? fieldFor("base", errors.keys());
  return key === undefined ? undefined : errors.get(key);
}

/**
 * A message to show for the form as a whole, with the attribute's name before it, because it does
 * not stand beside a field. The name is left out when the message is about the form, or is a full
 * sentence: the messages of Laravel and Rails' full messages begin with a capital and name the
 * attribute themselves, in the visitor's language.
 */
export function formMessage(key: string, message: string): string {
  const path = fieldPath(key);
  const last = path.at(-1) ?? "";
  if (last === "" || formKeys.includes(last)) return message;
  // The first of nested keys is the model.
  const shown =
    path.length > 1 && key.includes("[") && !/\d/.test(path[1] ?? "") ? path.slice(1) : path;
  const name = shown
    .map((each) => (/^\d+$/.test(each) ? Number(each) + 1 : spacedWords(each)))
    .join(" ");
  const isNamed = /^\p{Lu}/u.test(message) || message.startsWith(spacedWords(last));
  return isNamed ? message : `${name}: ${message}`;
}

function collect(answer: unknown, key: string, errors: Map<string, string>, depth = 0): void {
  if (depth > maxDepth) return;
  const message = messageOf(answer);
  if (message !== "") errors.set(key || "base", message);
  if (typeof answer !== "object" || answer === null) return;
  for (const [name, inner] of Object.entries(answer))
    if (!Array.isArray(answer) || (isRecord(inner) && !isCodedMessage(inner)))
      collect(inner, key === "" ? name : `${key}[${name}]`, errors, depth + 1);
}

/** Whether the messages are inside this value. */
function isWrapper(key: string, answer: unknown): boolean {
  return (key === "errors" || key === "error") && typeof answer === "object";
}

/**
 * `{"status": 422, "error": "Unprocessable Entity"}` is Rails' JSON answer to an invalid CSRF
 * token.
 */
function isCode(key: string, answer: unknown, body: object): boolean {
  if (key !== "error") return false;
  const isNameOfStatus = "status" in body && typeof body.status === "number";
  return isNameOfStatus || /^[\w.-]+$/.test(messageOf(answer));
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Whether the value is a message with its code, as in the lists of Django's
 * `form.errors.get_json_data()`.
 */
function isCodedMessage(value: unknown): value is { readonly message: string } {
  return (
    isRecord(value) &&
    "message" in value &&
    typeof value.message === "string" &&
    "code" in value &&
    typeof value.code === "string"
  );
}

function messageOf(answer: unknown): string {
  const messages: unknown[] = Array.isArray(answer)
    ? answer.map((each: unknown) => (isCodedMessage(each) ? each.message : each))
    : [answer];
  return messages.filter((text) => typeof text === "string" && text.trim() !== "").join(", ");
}

function spacedWords(attribute: string): string {
  return attribute.replaceAll("_", " ").trim();
}
