/** HTTP statuses whose body may hold field errors. */
const fieldErrorStatuses = [400, 409, 422];

/** The field errors of an answer, by field; none for statuses other than these. */
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
 * The field errors in a body (behaviour 9.4): a JSON object of field to message, or to a list of messages, which are
 * joined with ", ". Anything else has none. Fields without a message are left out, and so are texts meant for programs:
 * the code in `{"error": "csrf"}`, and the status name that Rails answers for an exception.
 */
export function parseServerErrors(body: unknown): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  if (typeof body !== "object" || body === null || Array.isArray(body)) return errors;
  for (const [field, answer] of Object.entries(body)) {
    const message = messageOf(answer);
    const isCode = field === "error" && (/^[\w.-]+$/.test(message) || isNameOfStatus(body));
    if (message !== "" && !isCode) errors.set(field, message);
  }
  return errors;
}

/**
 * The field that a key of the server means: the one of this name, else the first with the key in its last brackets
 * (`email` means `user[email]`). Empty brackets of a field with several values do not count (`tags` means `tags[]` or
 * `product[tags][]`).
 */
export function fieldFor(key: string, names: Iterable<string>): string | undefined {
  const known = Array.from(names);
  return known.find((name) => name === key) ?? known.find((name) => attributeOf(name) === key);
}

/** `{"status": 422, "error": "Unprocessable Entity"}`: Rails' JSON answer to an invalid CSRF token. */
function isNameOfStatus(body: object): boolean {
  return "status" in body && typeof body.status === "number";
}

function messageOf(answer: unknown): string {
  const messages: unknown[] = Array.isArray(answer) ? answer : [answer];
  return messages.filter((text) => typeof text === "string" && text.trim() !== "").join(", ");
}

function attributeOf(name: string): string {
  const single = name.replace(/\[\]$/, "");
  return /\[([^\][]+)\]$/.exec(single)?.[1] ?? single;
}
