import { parseJsonObject, stringify } from "@yy/domain/json";
import { onceSeen } from "@yy/page/activation";
import { readStored, writeStored } from "@yy/page/stored";

/** A block of the switch with a `data-src`, and the last answer of that URL. */
export interface KnownSwitch {
  /** The block's `data-src`. */
  readonly src: string;
  /** The text in the block. */
  readonly content: string;
  /** The last answer of the URL; the text of the block until there is one. */
  readonly text: string;
  /**
   * When the URL was last requested, in epoch ms. A new block that has a text counts as an answer.
   */
  readonly askedAt: number;
}

/**
 * The known switch after a page has brought this block. A cached page has the same block for hours,
 * so a block that equals the former one changes nothing: the newer answer of the URL stays, and the
 * next request is not delayed.
 */
export function afterBlock(
  known: KnownSwitch | undefined,
  { src, content }: Pick<KnownSwitch, "src" | "content">,
  now: number,
): KnownSwitch {
  if (known?.src === src && known.content === content) return known;
  return { src, content, text: content, askedAt: content.trim() === "" ? 0 : now };
}

/** The key under which a tab stores the switch from page to page. */
const storageKey = "yy:switch";

/** The stored switch; undefined when none is stored, or an invalid one. */
export function recallSwitch(): KnownSwitch | undefined {
  const kept = parseJsonObject(readStored("sessionStorage", storageKey));
  return isKnownSwitch(kept) ? kept : undefined;
}

/** Stores the switch. Without storage it is known only in this document. */
export function keepSwitch(known: KnownSwitch): void {
  onceSeen(() => writeStored("sessionStorage", storageKey, stringify(known)));
}

function isKnownSwitch(value: unknown): value is KnownSwitch {
  if (typeof value !== "object" || value === null) return false;
  const { src, content, text, askedAt } = value as Record<string, unknown>;
  return [src, content, text].every((each) => typeof each === "string") && Number.isFinite(askedAt);
}
