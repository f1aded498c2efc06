import type { WidgetSchema } from "@yy/element/config/schema";

/** A working use of a widget, which the conformance suite puts through its paces. */
export interface WidgetExample {
  /** Attributes that make it work, as written: `{ "data-user-id": "3" }`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The server's children. */
  readonly children: string;
  /** What its page needs at the end of the head, for example a meta. */
  readonly head?: string;
  /** Member to sign in before the page opens; nobody by default. */
  readonly signedInAs?: number;
  /** It keeps a slot for the server's children beside what it draws; otherwise they give way to what it draws. */
  readonly keepsChildren?: true;
  /** It changes the server's markup while it works (disables, describes, hides), and gives it back in the end. */
  readonly patchesMarkup?: true;
  /** What it draws depends on the visitor, so it is complete once the session knows them. */
  readonly drawsVisitor?: true;
  /** It is out of sight until the session is known, so its children need not show without script. */
  readonly shutUntilKnown?: true;
}

export interface Conformance {
  readonly schema: WidgetSchema;
  readonly example: WidgetExample;
}

/** The example as markup; `changes` replace attributes, null takes one away. */
export function markupOf(
  { schema, example }: Conformance,
  changes: Readonly<Record<string, string | null>> = {},
): string {
  const attributes = Object.entries({ ...example.attributes, ...changes })
    .filter((entry): entry is [string, string] => entry[1] !== null)
    .map(
      ([name, value]) => `${name}="${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"`,
    );
  return `<${schema.tag} ${attributes.join(" ")}>${example.children}</${schema.tag}>`;
}
