import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import {
  emptyList,
  newPhoto,
  type Photo,
  type PhotoEvent,
  type PhotoRejection,
  photoReducer,
  sortChosen,
} from "@yy/domain/images/photoList";
import { photoUrl } from "@yy/domain/urls/photoUrl";
import { uploadPhoto } from "@yy/http/api/photos";
import { photoHost } from "@yy/page/photoHost";
import { readImage } from "@yy/ui/uploads/index";
import { createStore } from "zustand/vanilla";
import { FileIdentifier } from "./FileIdentifier";
import { isGone } from "./readFile";

/** Photos uploaded at the same time, at most. */
const maxParallelUploads = 2;

/** The widget's attributes about photos. */
export interface PhotoSettings {
  readonly photoPath: string;
  /** Bytes. */
  readonly maxPhotoSize: number;
  readonly maxPhotos: number;
}

/** The photos of one listing, with their files. Uploads a few at a time. */
export class PhotoUploads {
  readonly #list = createStore(() => emptyList);
  readonly #settings: () => PhotoSettings;
  readonly #report: (error: unknown) => void;
  readonly #files = new Map<number, File>();
  readonly #requests = new Map<number, AbortController>();
  readonly #identifier = new FileIdentifier((files) => this.#take(files));
  #lastKey = 0;
  #isOver = false;

  constructor(settings: () => PhotoSettings, report: (error: unknown) => void) {
    this.#settings = settings;
    this.#report = report;
  }

  readonly subscribe = this.#list.subscribe;

  get photos(): readonly Photo[] {
    return this.#list.getState().photos;
  }

  get rejections(): readonly PhotoRejection[] {
    return this.#list.getState().rejections;
  }

  /** Ids of the uploaded photos, the cover first. */
  get ids(): string[] {
    return this.photos.flatMap(({ id }) => (id === null ? [] : [id]));
  }

  /** Those that were chosen on this page, the cover first. */
  get files(): File[] {
    return this.photos.flatMap(({ key }) => this.#files.get(key) ?? []);
  }

  /** Ids of those that were uploaded from an earlier page, whose files are not here. */
  get idsAlone(): string[] {
    return this.photos.flatMap(({ key, id }) => (id === null || this.#files.has(key) ? [] : [id]));
  }

  get isBusy(): boolean {
    return (
      this.#identifier.isBusy ||
      this.photos.some(({ status }) => status === "waiting" || status === "sending")
    );
  }

  get hasFailed(): boolean {
    return this.photos.some(({ status }) => status === "failed");
  }

  /** Checks the files, and starts to upload those that pass. */
  add(files: readonly File[]): void {
    this.#identifier.add(files);
  }

  /** Photos that were uploaded before. */
  restore(ids: readonly string[]): void {
    const known = new Set(this.ids);
    const photos = ids
      .filter((id) => !known.has(id))
      .map((id) => {
        const preview = photoUrl({ host: photoHost(), imageId: id, size: 160 });
        return newPhoto(this.#nextKey(), { status: "sent", part: 1, id, preview });
      });
    this.#dispatch({ type: "restored", photos, maxPhotos: this.#settings().maxPhotos });
  }

  retry(key: number): void {
    this.#change(key, { status: "waiting", part: 0, reason: "" });
    this.#sendNext();
  }

  /** Removes a photo, and aborts its upload. */
  remove(key: number): void {
    this.#drop(key, "removed");
  }

  /** Moves a photo one place towards the cover. */
  moveForward(key: number): void {
    this.#dispatch({ type: "movedForward", key });
  }

  /** Resolves when no upload is under way. */
  async uploadsDone(): Promise<void> {
    if (!this.isBusy) return;
    await new Promise<void>((resolve) => {
      const stop = this.subscribe(() => {
        if (this.isBusy) return;
        stop();
        resolve();
      });
    });
  }

  clear(): void {
    this.#abort();
    this.#files.clear();
    this.#list.setState(emptyList);
  }

  /** Aborts all uploads; none starts after it. */
  end(): void {
    this.#isOver = true;
    this.#abort();
  }

  #abort(): void {
    for (const upload of this.#requests.values()) upload.abort();
  }

  #take(files: readonly (File | PhotoRejection)[]): void {
    if (this.#isOver) return;
    const { maxPhotoSize, maxPhotos } = this.#settings();
    const room = maxPhotos - this.photos.length;
    const { taken, rejections } = sortChosen(files, room, maxPhotoSize);
    const photos = taken.map((file) => {
      const photo = newPhoto(this.#nextKey(), { name: file.name });
      this.#files.set(photo.key, file);
      return photo;
    });
    this.#dispatch({ type: "chosen", photos, rejections });
    for (const { key } of photos) void this.#showPreview(key);
    this.#sendNext();
  }

  async #showPreview(key: number): Promise<void> {
    const file = this.#files.get(key);
    if (!file) return;
    try {
      this.#change(key, { preview: await readImage(file) });
    } catch {
      this.#drop(key, "gone");
    }
  }

  #drop(key: number, type: "removed" | "gone"): void {
    this.#requests.get(key)?.abort();
    this.#files.delete(key);
    this.#dispatch({ type, key });
  }

  #nextKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  #sendNext(): void {
    for (const { key, status } of this.photos) {
      if (this.#isOver || this.#requests.size >= maxParallelUploads) return;
      const file = this.#files.get(key);
      if (status === "waiting" && file) void this.#send(key, file);
    }
  }

  async #send(key: number, file: File): Promise<void> {
    const upload = new AbortController();
    this.#requests.set(key, upload);
    this.#change(key, { status: "sending", part: 0 });
    try {
      const id = await uploadPhoto(this.#settings().photoPath, file, {
        signal: upload.signal,
        onProgress: (part) => this.#change(key, { part }),
      });
      this.#change(key, { status: "sent", part: 1, id });
    } catch (error) {
      if (upload.signal.aborted) return;
      if (this.#files.has(key) && (await isGone(file))) return this.#drop(key, "gone");
      this.#change(key, { status: "failed", reason: reasonOf(error) });
      this.#report(error);
    } finally {
      this.#requests.delete(key);
      this.#sendNext();
    }
  }

  #change(key: number, change: Partial<Photo>): void {
    this.#dispatch({ type: "changed", key, change });
  }

  #dispatch(event: PhotoEvent): void {
    this.#list.setState((list) => photoReducer(list, event));
  }
}

function reasonOf(error: unknown): string {
  const [reason = ""] = isRequestError(error) ? fieldErrorsOf(error).values() : [];
  return reason;
}
