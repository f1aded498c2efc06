import { watch } from "node:fs";
import { inRepository } from "./repository";

const ignored = /(^|\/)(node_modules|dist|storybook-static|\.[^/]+)(\/|$)|~$|\.sw.$/;

/**
 * Collects changes in folders of the repository, as paths relative to it.
 * @param quietPeriod the time without further changes before changes are reported, in milliseconds
 */
export function watchFolders(folders: readonly string[], quietPeriod: number): ChangeQueue {
  const changes = new ChangeQueue(quietPeriod);
  for (const folder of folders)
    watch(inRepository(folder), { recursive: true }, (_, path) => {
      if (path !== null && !ignored.test(path)) changes.add(`${folder}/${path}`);
    });
  return changes;
}

/** Collects changed paths until they are taken. */
class ChangeQueue {
  readonly #quietPeriod: number;
  #paths = new Set<string>();
  #lastAdded = 0;

  constructor(quietPeriod: number) {
    this.#quietPeriod = quietPeriod;
  }

  add(path: string): void {
    this.#paths.add(path);
    this.#lastAdded = performance.now();
  }

  /** Resolves to all changes, once there are some and no more follow. */
  take(): Promise<string[]> {
    return new Promise((resolve) => {
      const timer = setInterval(() => {
        if (this.#paths.size === 0 || performance.now() - this.#lastAdded < this.#quietPeriod)
          return;
        clearInterval(timer);
        const paths = [...this.#paths];
        this.#paths.clear();
        resolve(paths);
      }, 20);
    });
  }
}
