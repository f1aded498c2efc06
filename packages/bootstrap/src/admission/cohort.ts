import { onceSeen } from "@yy/page/activation";
import { userId } from "@yy/page/metas";
import { readStored, writeStored } from "@yy/page/stored";

/** Where a visitor without an id keeps the number. */
const storageKey = "yy:cohort";

/**
 * Number of the visitor, from 0 to 99, the same on every visit: made from the user's id where the
 * page says it, else a random one that the browser keeps. A visitor in the first ten percent is in
 * the first fifty too.
 */
export function cohort(): number {
  return numberOf(userId()) ?? stored() ?? store(Math.floor(Math.random() * 100));
}

/** @param id "" or null when the user is unknown */
export function numberOf(id: string | null): number | undefined {
  if (!id) return undefined;
  // FNV-1a, then mixed: ids that follow each other differ in their last digits alone.
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

/**
 * The share that a number falls into. The shares, in percent, lie side by side in their order: the
 * first takes the numbers below its own. Undefined for a number beyond all of them.
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

/** Without storage, the last number: a number that changes with each page would be worse. */
function store(number: number): number {
  let kept = number;
  onceSeen(() => {
    if (!writeStored("localStorage", storageKey, String(number))) kept = 99;
  });
  return kept;
}
