import { del, entries, get, set } from "idb-keyval";
import { SiteDemo, type SiteDemoOptions, type Snapshot } from "../SiteDemo";

interface StoredDemo {
  /** Of the site; another one's state may have another shape. */
  readonly version: string;
  readonly snapshot: Snapshot;
  readonly savedAt: number;
}

interface OpenDemo {
  readonly demo: SiteDemo;
  /** Stores what has changed in it. */
  save(): Promise<void>;
}

/**
 * Demos by name, kept in IndexedDB, because browsers end a service worker that has nothing to do. Where there is no
 * storage they last as long as the worker.
 */
export class StoredDemos {
  readonly #options: SiteDemoOptions;
  readonly #version: string;
  readonly #open = new Map<string, Promise<OpenDemo>>();

  constructor(options: SiteDemoOptions, version: string) {
    this.#options = options;
    this.#version = version;
  }

  /** The demo of this name, as it was when it was last saved. */
  open(name: string): Promise<OpenDemo> {
    const opened = this.#open.get(name) ?? this.#load(name);
    this.#open.set(name, opened);
    return opened;
  }

  /** Forgets all but the latest demos whose name begins so. */
  async forgetOldest(prefix: string, kept: number): Promise<void> {
    const stored = await entries<string, StoredDemo>().catch(() => []);
    const surplus = stored
      .filter(([name]) => name.startsWith(prefix))
      .sort(([, one], [, other]) => other.savedAt - one.savedAt)
      .slice(kept);
    for (const [name] of surplus) {
      this.#open.delete(name);
      await del(name).catch(() => undefined);
    }
  }

  async #load(name: string): Promise<OpenDemo> {
    const version = this.#version;
    const demo = new SiteDemo(this.#options);
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
