import type { PhotoUploads } from "../photos/PhotoUploads";

/**
 * A part of the listing that comes by requests of its own. The listing is not sent before it is
 * there.
 */
export interface Awaited {
  /** Whether it is on its way. */
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Why it has failed, if that is known. */
  readonly error?: unknown;
  /** The attributes whose texts say that the listing waits for it, and that it has failed. */
  readonly texts: {
    readonly waiting: "waitingText" | "fieldsLoadingText";
    readonly failed: "photosFailedText" | "fieldsFailedText";
  };
  /** Whether the listing may go without it where it has failed: nothing is lost. */
  readonly isDispensable?: boolean;
  /** Asks again for what has failed; absent where the visitor may want to do without. */
  retry?(): void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function awaitedPhotos(uploads: PhotoUploads): Awaited {
  return {
    get isBusy() {
      return uploads.isBusy;
    },
    get hasFailed() {
      return uploads.hasFailed;
    },
    texts: { waiting: "waitingText", failed: "photosFailedText" },
    subscribe: uploads.store.subscribe,
  };
}
