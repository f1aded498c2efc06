import { del, entries, get, set } from "idb-keyval";
import { SiteDemo, type SiteDemoOptions, type Snapshot } from "../SiteDemo";

interface StoredDemo {
  /** Version of the site; the state of another version may have another shape. */
  readonly version: string;
  readonly snapshot: Snapshot;
  readonly savedAt: number;
}

interface OpenDemo {
  readonly demo: SiteDemo;
  /** Stores the demo if it has changed. */
  save(): Promise<void>;
}

/**
 * Demos by name, kept in IndexedDB, because browsers stop an idle service worker. Without storage
 * they last as long as the worker.
 */
export function storedDemos(options: SiteDemoOptions, version: string) {
  const opened = new Map<string, Promise<OpenDemo>>();
  return { open, deleteOldest };

  /** The demo of this name, restored from its last save. */
  function open(name: string): Promise<OpenDemo> {
    const demo = opened.get(name) ?? load(name);
    opened.set(name, demo);
    return demo;
  }

  /** Deletes all but the `kept` latest demos whose names have this prefix. */
  async function deleteOldest(prefix: string, kept: number): Promise<void> {
    const stored = await entries<string, StoredDemo>().catch(() => []);
    const surplus = stored
      .filter(([name]) => name.startsWith(prefix))
      .sort(([, one], [, other]) => other.savedAt - one.savedAt)
      .slice(kept);
    for (const [name] of surplus) {
      opened.delete(name);
      await del(name).catch(() => undefined);
    }
  }

  async function load(name: string): Promise<OpenDemo> {
    const demo = new SiteDemo(options);
    const stored = await get<StoredDemo>(name).catch(() => undefined);
    if (stored?.version === version) demo.restore(stored.snapshot);
    let saved = textOf(demo.snapshot());
    const save = async () => {
      const snapshot = demo.snapshot();
      const text = textOf(snapshot);
      if (text === saved) return;
      saved = text;
      await set(name, { version, snapshot, savedAt: Date.now() }).catch(() => undefined);
    };
    return { demo, save };
  }
}

/** The same text for the same content. */
function textOf(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}
