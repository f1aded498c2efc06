import { type PhotoRejection, sortChosen } from "@yy/domain/images/photoList";
import { onUserGone } from "@yy/session/otherVisitor";
import { readImage } from "@yy/ui/uploads/index";
import { FileIdentifier } from "./FileIdentifier";
import { PhotoStore } from "./PhotoStore";
import { UploadQueue } from "./UploadQueue";

/** The widget's attributes about photos. */
export interface PhotoSettings {
  readonly photoPath: string;
  /** In bytes. */
  readonly maxPhotoSize: number;
  readonly maxPhotos: number;
}

/** Takes the photos of one listing: checks files, shows their previews and uploads them. */
export class PhotoUploads {
  readonly store = new PhotoStore();
  readonly #settings: () => PhotoSettings;
  readonly #ended = new AbortController();
  readonly #queue: UploadQueue;
  readonly #identifier = new FileIdentifier((files) => this.#take(files));

  constructor(settings: () => PhotoSettings, report: (error: unknown) => void) {
    this.#settings = settings;
    const photoPath = () => settings().photoPath;
    const { signal } = this.#ended;
    this.#queue = new UploadQueue(this.store, photoPath, report, signal);
    signal.addEventListener(
      "abort",
      onUserGone(() => this.#forgetReasons()),
    );
  }

  get isBusy(): boolean {
    return (
      this.#identifier.isBusy ||
      this.store.photos.some(({ status }) => status === "waiting" || status === "sending")
    );
  }

  get hasFailed(): boolean {
    return this.store.photos.some(({ status }) => status === "failed");
  }

  /** Checks the files, and starts to upload those that pass. */
  add(files: readonly File[]): void {
    this.#identifier.add(files);
  }

  /** Adds photos that were uploaded before. */
  restore(ids: readonly string[]): void {
    this.store.addUploaded(ids, this.#settings().maxPhotos);
  }

  retry(key: number): void {
    this.store.change(key, { status: "waiting", part: 0, reason: "" });
    this.#queue.sendNext();
  }

  /** Removes a photo, and aborts its upload. */
  remove(key: number): void {
    this.#queue.abort(key);
    this.store.remove(key);
  }

  clear(): void {
    this.#queue.abortAll();
    this.store.clear();
  }

  /** Aborts all uploads; none starts after it. */
  end(): void {
    this.#ended.abort();
  }

  /** The server has said them to a user who is gone. */
  #forgetReasons(): void {
    for (const { key, reason } of this.store.photos)
      if (reason) this.store.change(key, { reason: "" });
  }

  #take(files: readonly (File | PhotoRejection)[]): void {
    if (this.#ended.signal.aborted) return;
    const { maxPhotoSize, maxPhotos } = this.#settings();
    const room = maxPhotos - this.store.photos.length;
    const { taken, rejections } = sortChosen(files, room, maxPhotoSize);
    for (const { key } of this.store.addFiles(taken, rejections)) void this.#showPreview(key);
    this.#queue.sendNext();
  }

  async #showPreview(key: number): Promise<void> {
    const file = this.store.fileOf(key);
    if (!file) return;
    try {
      this.store.change(key, { preview: await readImage(file) });
    } catch {
      this.#queue.abort(key);
      this.store.rejectUnreadable(key);
    }
  }
}
