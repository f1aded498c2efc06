import { onceSeen } from "@yy/page/activation";
import { userId } from "@yy/page/metas";
import { readStored, writeStored } from "@yy/page/stored";

/** The key of the number of a visitor without an id. */
const storageKey = "yy:cohort";

/**
 * The number of the visitor, from 0 to 99, the same on every visit: computed from the user's id if
 * the page names it, else a random one that is stored in the browser. A visitor in the first ten
 * percent is also in the first fifty.
 */
export function cohort(): number {
  return numberOf(userId()) ?? stored() ?? store(Math.floor(Math.random() * 100));
}

/** @param id "" or null when the user is unknown */
export function numberOf(id: string | null): number | undefined {
  if (!id) return undefined;
  // FNV-1a, and then a mixing step, because consecutive ids differ only in their last digits.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/**
 * The name of the share that a number falls into. The shares, in percent, follow each other: the
 * first gets the lowest numbers. Undefined for a number above all shares.
 */
export function shareOf(number: number, shares: ReadonlyMap<string, number>): string | undefined {
  let end = 0;
  for (const [name, percent] of shares) {
    end += percent;
    if (number < end) return name;
  }
  return undefined;
}

function stored(): number | undefined {
  const text = readStored("localStorage", storageKey) ?? "";
  return /^\d\d?$/.test(text) ? Number(text) : undefined;
}

/**
 * Stores the number. Without storage the visitor gets the last number, because one that changes
 * with each page would be worse.
 */
function store(number: number): number {
  let kept = number;
  onceSeen(() => {
    if (!writeStored("localStorage", storageKey, String(number))) kept = 99;
  });
  return kept;
}
