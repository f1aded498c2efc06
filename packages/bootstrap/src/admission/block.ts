import { isolated } from "@yy/page/isolated";
import { onHeadChange } from "@yy/page/moments";
import { afterBlock, type KnownSwitch, keepSwitch, recallSwitch } from "./knownSwitch";
import { Polling } from "./polling";

/** Set on a block once it is read. Another block with this mark comes from a router's snapshot. */
const readMark = "data-read";

/**
 * Reads the page's switch, `script#yy-switch`, now and after each visit, and requests its
 * `data-src` at the interval `data-every`. Routers add the next page's block to the `<head>` and
 * leave the former there. Only the newest block from the server counts; the others are removed.
 * @param changed called with the text whenever it has changed
 */
export function watchBlock(changed: (text: string) => void): void {
  let current: Element | undefined;
  let text: string | undefined;
  const take = isolated((latest: string) => {
    if (latest === text) return;
    text = latest;
    changed(latest);
  });
  let known: KnownSwitch | undefined;
  const learn = (change: Partial<KnownSwitch>) => {
    if (!known) return;
    known = { ...known, ...change };
    keepSwitch(known);
  };
  const polling = new Polling({
    asked: (askedAt) => learn({ askedAt }),
    answered: (text) => {
      learn({ text });
      take(text);
    },
  });

  const read = () => {
    const blocks = [...document.querySelectorAll("script#yy-switch[type='application/json']")];
    const fresh = blocks.filter((block) => !block.hasAttribute(readMark)).pop();
    const kept = fresh ?? current;
    for (const block of blocks) if (block !== kept) block.remove();
    if (!fresh) return;
    current = fresh;
    fresh.setAttribute(readMark, "");
    const content = fresh.textContent ?? "";
    const src = fresh.getAttribute("data-src");
    known =
      src === null ? undefined : afterBlock(known ?? recallSwitch(), { src, content }, Date.now());
    learn({});
    take(known?.text ?? content);
    polling.follow(src, fresh.getAttribute("data-every"), known?.askedAt ?? 0);
  };
  read();
  // This runs in the same microtask as the first updates of the next page's widgets, but before
  // them.
  new MutationObserver(read).observe(document.head, { childList: true });
  onHeadChange(read);
}
