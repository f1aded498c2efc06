import type { ConfigError } from "@yy/domain/errors";
import { checkProperty, parseAttribute } from "./parseAttribute";
import { type AttributeSpec, attributeName, type WidgetSchema } from "./schema";

/** One attribute of a schema, with the names it goes by. */
interface Setting {
  readonly property: string;
  readonly attribute: string;
  readonly spec: AttributeSpec;
}

/** Schema → its settings, worked out once per widget and not per element. */
export function settingsOf(schema: WidgetSchema): readonly Setting[] {
  return [
    ...Object.entries(schema.attributes).map(([property, spec]) => ({
      property,
      attribute: attributeName(property),
      spec,
    })),
    { property: "mount", attribute: "data-mount", spec: mountSpec },
  ];
}

const mountSpec: AttributeSpec = {
  kind: "choice",
  options: ["eager", "visible"],
  description: "When to mount: at once, or within 200 px of the viewport.",
};

export type Props = Readonly<Record<string, unknown>>;
export type Snapshot =
  | { props: Props; error?: undefined }
  | { error: ConfigError; props?: undefined };

/**
 * The configuration of one element: attributes, overlaid by properties set later (contract 1.2).
 * `read()` returns the same snapshot object until a value really changes.
 */
export class Settings {
  readonly #element: Element;
  readonly #settings: readonly Setting[];
  readonly #overrides = new Map<string, unknown>();
  readonly #parsed = new Map<string, { from: unknown; value: unknown }>();
  #snapshot: Snapshot | undefined;
  #stale = true;

  constructor(element: Element, settings: readonly Setting[]) {
    this.#element = element;
    this.#settings = settings;
  }

  /** The attribute was written, so it is later than any property. */
  attributeWritten(attribute: string): void {
    const setting = this.#settings.find((candidate) => candidate.attribute === attribute);
    if (setting) this.#overrides.delete(setting.property);
    this.#stale = true;
  }

  /** `undefined` goes back to the attribute. */
  setProperty(property: string, value: unknown): void {
    if (value === undefined) this.#overrides.delete(property);
    else this.#overrides.set(property, value);
    this.#stale = true;
  }

  /** The parsed value, or undefined while it is wrong. */
  getProperty(property: string): unknown {
    const setting = this.#settings.find((candidate) => candidate.property === property);
    if (!setting) return undefined;
    try {
      return this.#value(setting);
    } catch {
      return undefined;
    }
  }

  read(): Snapshot {
    if (this.#snapshot && !this.#stale) return this.#snapshot;
    this.#stale = false;
    const next = this.#parse();
    if (!this.#snapshot || !sameSnapshot(this.#snapshot, next)) this.#snapshot = next;
    return this.#snapshot;
  }

  #parse(): Snapshot {
    const props: Record<string, unknown> = {};
    try {
      for (const setting of this.#settings) props[setting.property] = this.#value(setting);
    } catch (error) {
      return { error: error as ConfigError };
    }
    return { props };
  }

  /** Parsed anew only when the text or the override differs, so that equal JSON stays the same object. */
  #value({ property, attribute, spec }: Setting): unknown {
    const overridden = this.#overrides.has(property);
    const from = overridden ? this.#overrides.get(property) : this.#element.getAttribute(attribute);
    const known = this.#parsed.get(property);
    if (known && known.from === from) return known.value;
    const tag = this.#element.localName;
    const baseUrl = this.#element.baseURI;
    const value = overridden
      ? checkProperty(spec, from, { tag, name: property }, baseUrl)
      : parseAttribute(spec, from as string | null, { tag, name: attribute }, baseUrl);
    this.#parsed.set(property, { from, value });
    return value;
  }
}

function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  if (a.error || b.error) return a.error?.message === b.error?.message;
  return Object.keys(b.props).every((name) => Object.is(a.props[name], b.props[name]));
}
