import { parseJsonObject } from "@yy/domain/json";
import { parseConditions, type SessionCondition } from "@yy/domain/session/sessionRules";

/** When the code of a tag is loaded and its elements mount. */
export type MountMode = "eager" | "visible" | "interaction";

/**
 * The rules of the page's switch: which widgets run, and from which build (docs/guide/desligar.md).
 */
export interface PageSwitch {
  /** Tags that do not run. */
  readonly off: readonly OffRule[];
  /** The folder of a build beside the page's own → percent of visitors. */
  readonly release: ReadonlyMap<string, number>;
  /** Flavour → percent of visitors. */
  readonly flavour: ReadonlyMap<string, number>;
  readonly mount: ReadonlyMap<string, MountMode>;
  /** When a widget switches itself off; undefined for never. */
  readonly failing: FailingRule | undefined;
}

export interface OffRule {
  readonly tag: string;
  /** The rule applies to visitors who meet all of these. */
  readonly conditions: readonly SessionCondition[];
}

export interface FailingRule {
  /** The share of mounted elements that may fail. Above it the tag is switched off. */
  readonly share: number;
  /** The minimum number of failed elements. */
  readonly least: number;
}

/** The rules of a page without a switch. */
export const noSwitch: PageSwitch = {
  off: [],
  release: new Map(),
  flavour: new Map(),
  mount: new Map(),
  failing: undefined,
};

const modes = ["eager", "visible", "interaction"];
const flavours = ["react", "lite"];
const keys = ["off", "release", "flavour", "mount", "failing"];
const ruleKeys = ["tag", "if"];
const failingKeys = ["share", "least"];

/** Matches the name of a build's folder. */
const buildName = /^\d[\w.+-]*$/;

/** Parses one text, and collects its problems. An invalid part is ignored. */
class Reader {
  readonly problems: string[] = [];
  readonly #tags: ReadonlySet<string>;

  constructor(tags: ReadonlySet<string>) {
    this.#tags = tags;
  }

  read(text: string): PageSwitch {
    const block = parseJsonObject(text.trim() || "{}");
    if (!block) {
      this.problems.push("must be a JSON object");
      return noSwitch;
    }
    this.#refuseOthers("", block, keys);
    return {
      off: this.#off(block.off ?? []),
      release: this.#shares("release", block.release ?? {}, (name) =>
        buildName.test(name) ? undefined : 'names builds, as "0.4.0"',
      ),
      flavour: this.#shares("flavour", block.flavour ?? {}, (name) =>
        flavours.includes(name) ? undefined : `names ${quoted(flavours)}`,
      ),
      mount: this.#mount(block.mount ?? {}),
      failing: this.#failing(block.failing ?? {}),
    };
  }

  #off(value: unknown): OffRule[] {
    if (!Array.isArray(value)) return this.#refuse("off", "must be a list of tags", value, []);
    return value.flatMap((entry: unknown, index) => {
      const rule = typeof entry === "string" ? { tag: entry } : objectOf(entry);
      const { tag, if: condition = null } = rule ?? {};
      const key = `off[${index}]`;
      if (!rule || !this.#isTag(tag))
        return this.#refuse(key, 'must be the tag of a widget, or {"tag": …, "if": …}', entry, []);
      // A rule without its unknown key could turn the tag off for every visitor.
      if (this.#refuseOthers(`${key}.`, rule, ruleKeys)) return [];
      if (condition === null) return { tag, conditions: [] };
      const parsed = typeof condition === "string" ? parseConditions(condition) : undefined;
      if (!parsed?.ok)
        return this.#refuse(
          `${key}.if`,
          'must be conditions, as "signed-in,!staff"',
          condition,
          [],
        );
      return { tag, conditions: parsed.conditions };
    });
  }

  #shares(
    key: string,
    value: unknown,
    wrongName: (name: string) => string | undefined,
  ): ReadonlyMap<string, number> {
    const none: ReadonlyMap<string, number> = new Map();
    const shares = objectOf(value);
    if (!shares) return this.#refuse(key, "must be an object of percentages", value, none);
    const read = new Map<string, number>();
    for (const [name, percent] of Object.entries(shares)) {
      const wrong = wrongName(name);
      if (wrong) this.#refuse(key, wrong, name, undefined);
      else if (typeof percent !== "number" || !(percent >= 0 && percent <= 100))
        this.#refuse(`${key}["${name}"]`, "must be a number from 0 to 100", percent, undefined);
      else read.set(name, percent);
    }
    const sum = [...read.values()].reduce((total, percent) => total + percent, 0);
    return sum > 100 ? this.#refuse(key, "must be 100 at most altogether", sum, none) : read;
  }

  #mount(value: unknown): ReadonlyMap<string, MountMode> {
    const read = new Map<string, MountMode>();
    const given = objectOf(value);
    if (!given) return this.#refuse("mount", "must be an object, tag → mode", value, read);
    for (const [tag, mode] of Object.entries(given)) {
      if (!this.#isTag(tag)) this.#refuse("mount", "names tags of widgets", tag, undefined);
      else if (isMode(mode)) read.set(tag, mode);
      else this.#refuse(`mount["${tag}"]`, `must be one of ${quoted(modes)}`, mode, undefined);
    }
    return read;
  }

  #failing(value: unknown): FailingRule | undefined {
    if (value === false) return undefined;
    const defaultRule: FailingRule = { share: 0.5, least: 3 };
    const given = objectOf(value);
    if (!given)
      return this.#refuse("failing", 'must be false or {"share", "least"}', value, defaultRule);
    this.#refuseOthers("failing.", given, failingKeys);
    const { share = defaultRule.share, least = defaultRule.least } = given;
    if (typeof share !== "number" || !(share >= 0 && share < 1))
      return this.#refuse("failing.share", "must be a number from 0, below 1", share, defaultRule);
    if (typeof least !== "number" || !Number.isInteger(least) || least < 1)
      return this.#refuse("failing.least", "must be an integer from 1", least, defaultRule);
    return { share, least };
  }

  #isTag(value: unknown): value is string {
    return typeof value === "string" && this.#tags.has(value);
  }

  /** Reports unknown keys. Returns whether there are any. */
  #refuseOthers(within: string, given: object, known: readonly string[]): boolean {
    const others = Object.keys(given).filter((key) => !known.includes(key));
    for (const key of others)
      this.problems.push(`has no key "${within}${key}"; known: ${quoted(known)}`);
    return others.length > 0;
  }

  /** @returns the fallback */
  #refuse<T>(key: string, expected: string, value: unknown, fallback: T): T {
    this.problems.push(`${key} ${expected}, got ${JSON.stringify(value)?.slice(0, 80)}`);
    return fallback;
  }
}

/**
 * Parses the text of the page's switch.
 * @param tags the tags of all widgets
 * @returns the rules, and the problems as sentences that begin with the key
 */
export function parseSwitch(
  text: string,
  tags: ReadonlySet<string>,
): { readonly value: PageSwitch; readonly problems: readonly string[] } {
  const reader = new Reader(tags);
  return { value: reader.read(text), problems: reader.problems };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

const isMode = (value: unknown): value is MountMode => modes.includes(value as string);

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");
