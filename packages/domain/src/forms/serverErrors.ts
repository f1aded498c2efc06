/** Statuses whose body is about what was sent. */
const aboutFields = [400, 409, 422];

/** What the server finds wrong with what was sent: nothing unless the status says that this is what it answers. */
export function fieldErrorsOf({
  status,
  body,
}: {
  readonly status: number;
  readonly body: unknown;
}): ReadonlyMap<string, string> {
  return parseServerErrors(aboutFields.includes(status) ? body : null);
}

/**
 * The messages of a refused form (behaviour 9.4): a JSON object of field to message, or to a list of messages, which
 * are joined with ", ". Anything else gives none, and so does a field without a message. What is for programs is none:
 * the word of `{"error": "csrf"}`, and the name of the status that Rails gives for an exception.
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
 * The field that a server's key means: the one of this name, else the first whose last bracket holds it (`email` is `user[email]`).
 * The empty brackets of a field with several values do not count (`tags` is `tags[]` or `product[tags][]`).
 */
export function fieldFor(key: string, names: Iterable<string>): string | undefined {
  const known = Array.from(names);
  return known.find((name) => name === key) ?? known.find((name) => attributeOf(name) === key);
}

/** `{"status": 422, "error": "Unprocessable Entity"}`: a refused token in Rails, asked for JSON. */
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
