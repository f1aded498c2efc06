import type { WidgetExample } from "@yy/element/config/example";
import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { nameOf } from "./texts";
import { widgetModules } from "./widgetModules";

/** The arguments of a template helper; null is an argument without a value. */
export type Arguments = Readonly<Record<string, unknown>>;

/** A call of a helper: its arguments and children, and the expected tag. */
export interface Fixture {
  readonly name: string;
  readonly arguments: Arguments;
  /** HTML that is not escaped again. */
  readonly content: string;
  readonly html: string;
}

/**
 * `fixtures.json`: arguments → HTML, to test helpers in all languages. Escaping may differ (`&#39;`
 * or `'`), so tests parse the output and compare attributes.
 * @param examples by the widgets' names
 */
export function fixtures(
  schemas: readonly WidgetSchema[],
  examples: ReadonlyMap<string, WidgetExample>,
): object {
  const widgets = schemas.map((schema) => {
    const example = examples.get(nameOf(schema));
    if (!example) throw new Error(`widgets/${nameOf(schema)} needs an example.ts`);
    return { tag: schema.tag, cases: cases(schema, example) };
  });
  return { widgets };
}

/** The example of each widget, which its conformance test uses too. */
export async function readExamples(): Promise<ReadonlyMap<string, WidgetExample>> {
  const modules = await widgetModules<{ readonly example: WidgetExample }>("example.ts");
  return new Map([...modules].map(([name, { example }]) => [name, example]));
}

function cases({ tag, attributes }: WidgetSchema, example: WidgetExample): Fixture[] {
  const settings = Object.entries(attributes);
  const given = (valueFor: (spec: AttributeSpec, written: string | undefined) => unknown) =>
    Object.fromEntries(
      settings.map(([property, spec]) => {
        const attribute = attributeName(property, spec);
        return [argumentName(attribute), valueFor(spec, example.attributes[attribute])];
      }),
    );
  const required = (spec: AttributeSpec, text: string | undefined) =>
    spec.required && (typed(spec, text) ?? hostileValue(spec, text));
  const fixture = (name: string, given: Arguments, content = ""): Fixture => ({
    name,
    arguments: given,
    content,
    html: markup(tag, given, content),
  });
  const hostile = given((spec, text) => hostileValue(spec, text) ?? typed(spec, text));
  const least = given((spec, text) => required(spec, text) ?? null);
  const on = given((spec, text) => (spec.kind === "boolean" ? true : required(spec, text)));
  const hasBoolean = settings.some(([, { kind }]) => kind === "boolean");
  return [
    fixture("example", given(typed), example.children),
    fixture(
      "all attributes, with everything that HTML must escape",
      { ...hostile, mount: "eager" },
      hostileContent,
    ),
    fixture("only what is required, the rest without a value", least),
    ...(hasBoolean ? [fixture("every boolean on", on)] : []),
  ];
}

/** `data-user-id` → `user_id`. */
function argumentName(attribute: string): string {
  return attribute.slice("data-".length).replaceAll("-", "_");
}

/** The helper's argument for an attribute in the example. */
function typed(spec: AttributeSpec, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  switch (spec.kind) {
    case "boolean":
      return text !== "false";
    case "number":
      return Number(text);
    case "json":
      return JSON.parse(text);
    default:
      return text;
  }
}

const hostileText = `"><script>alert('1')</script> & &amp; {count} ação 😀 \\ %22 \`
segunda linha`;
const hostileContent = '<p title="a &amp; b">1 &lt; 2 &amp; "três" 😀</p>';

/**
 * A valid value that a careless helper would escape wrongly; undefined where only the example's own
 * is possible.
 */
function hostileValue(spec: AttributeSpec, example: string | undefined): unknown {
  switch (spec.kind) {
    case "string":
      return spec.format === undefined ? hostileText : (example ?? formatted[spec.format.noun]);
    case "boolean":
      return false;
    case "number":
      return number(spec);
    case "choice":
      return spec.options.at(-1);
    case "url":
      return `/busca?q="vestido"&cor=<azul>&preço='10'#até`;
    case "json":
      return json(spec.shape, example);
  }
}

/** Valid values of formats that no example has. */
const formatted: Readonly<Record<string, string>> = {
  "an instant": "2026-11-22T10:00:00-03:00",
  "a number of 8 to 15 digits": "+55 (11) 99999-0000",
};

function number({ min = -Infinity, max = Infinity, integer }: AttributeSpec & { kind: "number" }) {
  const candidates = integer ? [min, 0, 1] : [0.5, min, 0, 1];
  return candidates.find((value) => Number.isFinite(value) && value >= min && value <= max);
}

/** The example's JSON with the hostile text in all text fields whose content is free. */
function json(shape: (value: unknown) => unknown, example: string | undefined): unknown {
  const words = Array.from({ length: 5 }, (_, index) => `${index} ${hostileText}`);
  if (example === undefined) return takes(shape, words) ? words : undefined;
  const value = JSON.parse(example) as Record<string, unknown>;
  for (const [field, before] of Object.entries(value)) {
    if (typeof before !== "string") continue;
    value[field] = hostileText;
    if (!takes(shape, value)) value[field] = before;
  }
  return value;
}

function takes(shape: (value: unknown) => unknown, value: unknown): boolean {
  try {
    shape(value);
    return true;
  } catch {
    return false;
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * The expected tag: attributes without a value are left out, booleans are written as words, and
 * JSON as JSON.
 */
function markup(tag: string, given: Arguments, content: string): string {
  const attributes = Object.entries(given)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => {
      const text = typeof value === "object" ? JSON.stringify(value) : String(value);
      return ` data-${name.replaceAll("_", "-")}="${escapeHtml(text)}"`;
    });
  return `<${tag}${attributes.join("")}>${content}</${tag}>`;
}
