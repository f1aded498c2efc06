import type { ConfigError } from "@yy/domain/errors";
import { mountSchema } from "../config/mountSchema";
import { type AttributeSpec, attributeName, type WidgetSchema } from "../config/schema";
import { checkProperty, parseAttribute, type ValueOrigin } from "./parseAttribute";

/** One attribute of a schema, with the names it goes by. */
export interface Setting {
  readonly property: string;
  readonly attribute: string;
  readonly spec: AttributeSpec;
  readonly origin: ValueOrigin;
  /**
   * Parsed values by text, for URLs and JSON, which are slow to parse. Shared by all elements: a
   * list repeats its URLs.
   */
  readonly known: Map<string, unknown>;
  /** The default that `yy-texts` gives the attribute on this page (behaviour 2.5). */
  text?: string | undefined;
}

/** The settings of a schema; called once per widget, not per element. */
export function settingsOf({ tag, attributes }: WidgetSchema): readonly Setting[] {
  return [...Object.entries(attributes), ["mount", mountSchema] as const].map(
    ([property, spec]) => {
      const attribute = attributeName(property, spec);
      return { property, attribute, spec, origin: { tag, name: attribute }, known: new Map() };
    },
  );
}

/** How many values `known` may hold; then it is emptied. */
const maxKnown = 1000;

/** @throws ConfigError */
function parsed({ spec, origin, known }: Setting, text: string | null, baseUrl: string): unknown {
  if (text === null || (spec.kind !== "url" && spec.kind !== "json"))
    return parseAttribute(spec, text, origin, baseUrl);
  const key = `${spec.kind === "url" ? baseUrl : ""}\n${text}`;
  if (known.has(key)) return known.get(key);
  const value = parseAttribute(spec, text, origin, baseUrl);
  if (known.size >= maxKnown) known.clear();
  known.set(key, value);
  return value;
}

export type Props = Readonly<Record<string, unknown>>;
export type Snapshot =
  | { props: Props; error?: undefined }
  | { error: ConfigError; props?: undefined };

/**
 * The configuration of one element: attributes, overlaid by properties set later (behaviour 2).
 * `read()` returns the same snapshot object until a value really changes.
 */
export class Settings {
  readonly #element: Element;
  readonly #settings: readonly Setting[];
  /** Properties that were set, by attribute. */
  #overrides: Map<string, unknown> | undefined;
  /**
   * By attribute, the JSON or override that was parsed last, and its value: from an equal one comes
   * the same object.
   */
  #parsed: Map<string, { readonly from: unknown; readonly value: unknown }> | undefined;
  #snapshot: Snapshot | undefined;
  #isStale = true;
  /** Calls of `attributeWritten` still to come from the upgrade itself. */
  #upgradeCallbacks = 0;

  /**
   * @param early properties that were set before the upgrade; they win over the attributes that it
   * finds
   */
  constructor(
    element: Element,
    settings: readonly Setting[],
    early?: ReadonlyMap<Setting, unknown>,
  ) {
    this.#element = element;
    this.#settings = settings;
    if (!early) return;
    for (const [setting, value] of early) this.setProperty(setting, value);
    this.#upgradeCallbacks = settings.filter(({ attribute }) =>
      element.hasAttribute(attribute),
    ).length;
  }

  /** The next `read()` parses anew. Call this when defaults may have changed. */
  invalidate(): void {
    this.#isStale = true;
  }

  /** Call when the attribute was written: a property set earlier no longer wins. */
  attributeWritten(attribute: string): void {
    this.#isStale = true;
    if (this.#upgradeCallbacks > 0) {
      this.#upgradeCallbacks -= 1;
      return;
    }
    this.#overrides?.delete(attribute);
  }

  /** `undefined` goes back to the attribute. */
  setProperty({ attribute }: Setting, value: unknown): void {
    this.#isStale = true;
    this.#overrides ??= new Map();
    if (value === undefined) this.#overrides.delete(attribute);
    else this.#overrides.set(attribute, value);
  }

  /** The parsed value, or undefined while it is wrong. */
  getProperty(setting: Setting): unknown {
    try {
      return this.#value(setting, this.#element.baseURI);
    } catch {
      return undefined;
    }
  }

  read(): Snapshot {
    if (this.#snapshot && !this.#isStale) return this.#snapshot;
    this.#isStale = false;
    const next = this.#parse();
    if (!this.#snapshot || !sameSnapshot(this.#snapshot, next)) this.#snapshot = next;
    return this.#snapshot;
  }

  #parse(): Snapshot {
    const props: Record<string, unknown> = {};
    const { baseURI } = this.#element;
    try {
      for (const setting of this.#settings) props[setting.property] = this.#value(setting, baseURI);
    } catch (error) {
      return { error: error as ConfigError };
    }
    return { props };
  }

  #value(setting: Setting, baseUrl: string): unknown {
    const { property, attribute, spec, origin } = setting;
    const overridden = this.#overrides?.has(attribute) === true;
    const from = overridden
      ? this.#overrides?.get(attribute)
      : (this.#element.getAttribute(attribute) ?? setting.text ?? null);
    const last = this.#parsed?.get(attribute);
    if (last && last.from === from) return last.value;
    const value = overridden
      ? checkProperty(spec, from, { tag: origin.tag, name: property }, baseUrl)
      : parsed(setting, from as string | null, baseUrl);
    if (overridden || spec.kind === "json") {
      this.#parsed ??= new Map();
      this.#parsed.set(attribute, { from, value });
    }
    return value;
  }
}

function sameSnapshot(a: Snapshot, b: Snapshot): boolean {
  if (a.error || b.error) return a.error?.message === b.error?.message;
  return Object.keys(b.props).every((name) => Object.is(a.props[name], b.props[name]));
}
