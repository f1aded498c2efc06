import type { Field } from "./field";

const watchers = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls back whenever the field becomes disabled or enabled, by its own attribute or by a
 * `<fieldset>` around it. One observer serves the whole page. Returns a cleanup function.
 */
export function onDisabled(field: Field, callback: (disabled: boolean) => void): () => void {
  let last = field.matches(":disabled");
  const look = () => {
    const now = field.matches(":disabled");
    if (now === last) return;
    last = now;
    callback(now);
  };
  watchers.add(look);
  observer ??= observeDocument();
  return () => {
    watchers.delete(look);
    if (watchers.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
}

function observeDocument(): MutationObserver {
  const watcher = new MutationObserver(() => {
    for (const look of [...watchers]) look();
  });
  watcher.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled"],
  });
  return watcher;
}
