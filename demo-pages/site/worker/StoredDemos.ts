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
  /** What is stored, as text. */
  saved: string;
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
  async demo(name: string): Promise<SiteDemo> {
    return (await this.#opened(name)).demo;
  }

  /** Stores what has changed in the demo. */
  async save(name: string): Promise<void> {
    const opened = await this.#opened(name);
    const snapshot = opened.demo.snapshot();
    const text = textOf(snapshot);
    if (text === opened.saved) return;
    opened.saved = text;
    const stored: StoredDemo = { version: this.#version, snapshot, savedAt: Date.now() };
    await set(name, stored).catch(() => undefined);
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

  #opened(name: string): Promise<OpenDemo> {
    const opened = this.#open.get(name) ?? this.#load(name);
    this.#open.set(name, opened);
    return opened;
  }

  async #load(name: string): Promise<OpenDemo> {
    const stored = await get<StoredDemo>(name).catch(() => undefined);
    const demo = new SiteDemo(this.#options);
    if (stored?.version === this.#version) demo.restore(stored.snapshot);
    return { demo, saved: textOf(demo.snapshot()) };
  }
}

/** The same text for the same content. */
function textOf(snapshot: Snapshot): string {
  return JSON.stringify(snapshot, (_, value: unknown) =>
    value instanceof Map ? [...value] : value,
  );
}
