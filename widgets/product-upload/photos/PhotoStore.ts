import {
  emptyList,
  newPhoto,
  type Photo,
  type PhotoEvent,
  type PhotoRejection,
  photoReducer,
} from "@yy/domain/images/photoList";
import { photoUrl } from "@yy/domain/urls/photoUrl";
import { photoHost } from "@yy/page/photoHost";
import { createStore } from "zustand/vanilla";

/** The photos of one listing, with the files that were chosen for them on this page. */
export class PhotoStore {
  readonly #list = createStore(() => emptyList);
  readonly #files = new Map<number, File>();
  #lastKey = 0;

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

  /** Files that were chosen on this page, the cover first. */
  get files(): File[] {
    return this.photos.flatMap(({ key }) => this.#files.get(key) ?? []);
  }

  /** Ids of photos that were uploaded from an earlier page, whose files are not here. */
  get idsWithoutFile(): string[] {
    return this.photos.flatMap(({ key, id }) => (id === null || this.#files.has(key) ? [] : [id]));
  }

  fileOf(key: number): File | undefined {
    return this.#files.get(key);
  }

  /** Adds a photo for each file, and keeps the rejections of other files. Returns the photos. */
  addFiles(files: readonly File[], rejections: readonly PhotoRejection[]): readonly Photo[] {
    const photos = files.map((file) => {
      const photo = newPhoto(this.#nextKey(), { name: file.name });
      this.#files.set(photo.key, file);
      return photo;
    });
    this.#dispatch({ type: "chosen", photos, rejections });
    return photos;
  }

  /** Adds photos that were uploaded from an earlier page, while there is room. */
  addUploaded(ids: readonly string[], maxPhotos: number): void {
    const listed = new Set(this.ids);
    const photos = ids
      .filter((id) => !listed.has(id))
      .map((id) => {
        const preview = photoUrl({ host: photoHost(), imageId: id, size: 160 });
        return newPhoto(this.#nextKey(), { status: "sent", part: 1, id, preview });
      });
    this.#dispatch({ type: "restored", photos, maxPhotos });
  }

  change(key: number, change: Partial<Photo>): void {
    this.#dispatch({ type: "changed", key, change });
  }

  /** Moves a photo one place towards the cover. */
  moveForward(key: number): void {
    this.#dispatch({ type: "movedForward", key });
  }

  remove(key: number): void {
    this.#files.delete(key);
    this.#dispatch({ type: "removed", key });
  }

  /** Removes a photo whose file cannot be read any more, and adds a rejection that says so. */
  rejectUnreadable(key: number): void {
    this.#files.delete(key);
    this.#dispatch({ type: "gone", key });
  }

  clear(): void {
    this.#files.clear();
    this.#list.setState(emptyList);
  }

  #nextKey(): number {
    this.#lastKey += 1;
    return this.#lastKey;
  }

  #dispatch(event: PhotoEvent): void {
    this.#list.setState((list) => photoReducer(list, event));
  }
}
