import { isVagueType } from "@yy/domain/images/imageTypes";
import type { PhotoRejection } from "@yy/domain/images/photoList";
import { withKnownType } from "./readFile";

/**
 * Finds out the types of files whose type the system does not know, and passes the files on: at
 * once if none has to be read, otherwise in the order in which they were added.
 */
export class FileIdentifier {
  readonly #identified: (files: readonly (File | PhotoRejection)[]) => void;
  /** How many added groups of files are being read. */
  #reading = 0;
  #last = Promise.resolve();

  constructor(identified: (files: readonly (File | PhotoRejection)[]) => void) {
    this.#identified = identified;
  }

  get isBusy(): boolean {
    return this.#reading > 0;
  }

  add(files: readonly File[]): void {
    if (!this.isBusy && !files.some(({ type }) => isVagueType(type))) {
      this.#identified(files);
      return;
    }
    this.#reading += 1;
    const read = Promise.all(files.map(identify));
    this.#last = this.#last.then(async () => {
      const identified = await read;
      this.#reading -= 1;
      this.#identified(identified);
    });
  }
}

async function identify(file: File): Promise<File | PhotoRejection> {
  try {
    return await withKnownType(file);
  } catch {
    return { name: file.name, why: "gone" };
  }
}
