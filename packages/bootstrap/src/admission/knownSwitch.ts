import { parseJsonObject } from "@yy/domain/json/parseJsonObject";
import { stringify } from "@yy/domain/json/stringify";
import { onceSeen } from "@yy/page/activation";
import { readStored, writeStored } from "@yy/page/stored";

/** A block of the switch that has an address, and what is known since. */
export interface KnownSwitch {
  /** Its `data-src`. */
  readonly src: string;
  /** What the block itself says. */
  readonly content: string;
  /** The last answer of the address; what the block says until there is one. */
  readonly text: string;
  /**
   * When the address was asked last, in ms since 1970: as if then for a block that has just come
   * with its own content.
   */
  readonly askedAt: number;
}

/**
 * What is known once a page has brought this block. A page out of a cache says the same for hours:
 * a block that says what the former one said is no news, and neither undoes what the address has
 * answered since nor puts off the next question.
 */
export function afterBlock(
  known: KnownSwitch | undefined,
  { src, content }: Pick<KnownSwitch, "src" | "content">,
  now: number,
): KnownSwitch {
  if (known?.src === src && known.content === content) return known;
  return { src, content, text: content, askedAt: content.trim() === "" ? 0 : now };
}

/** The key under which a tab keeps it from page to page. */
const storageKey = "yy:switch";

/** Undefined when nothing, or something else, is kept. */
export function recallSwitch(): KnownSwitch | undefined {
  const kept = parseJsonObject(readStored("sessionStorage", storageKey));
  return isKnownSwitch(kept) ? kept : undefined;
}

/** Without storage it is known as long as the document lives. */
export function keepSwitch(known: KnownSwitch): void {
  onceSeen(() => writeStored("sessionStorage", storageKey, stringify(known)));
}

function isKnownSwitch(value: unknown): value is KnownSwitch {
  if (typeof value !== "object" || value === null) return false;
  const { src, content, text, askedAt } = value as Record<string, unknown>;
  return [src, content, text].every((each) => typeof each === "string") && Number.isFinite(askedAt);
}
