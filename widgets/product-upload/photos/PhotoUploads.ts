import { isRequestError } from "@yy/domain/errors";
import { fieldErrorsOf } from "@yy/domain/forms/serverErrors";
import { formatBytes } from "@yy/domain/images/formatBytes";
import { imageRejection } from "@yy/domain/images/imageRejection";
import { isVagueType } from "@yy/domain/images/imageTypeOf";
import { photoUrl } from "@yy/domain/urls/photoUrl";
import { uploadPhoto } from "@yy/http/api/photos";
import { photoHost } from "@yy/page/photoHost";
import { readImage } from "@yy/ui/uploads/index";
import { createStore } from "zustand/vanilla";
import { isGone, withKnownType } from "./readFile";

/** Photos uploaded at the same time, at most. */
const maxParallelUploads = 2;

/** A photo of the listing. */
export interface Photo {
  readonly key: number;
  /** Name of the file; "" for a photo uploaded from an earlier page. */
  readonly name: string;
  /** URL of the preview; null until the file is read, or when it cannot be. */
  readonly preview: string | null;
  readonly status: "waiting" | "sending" | "sent" | "failed";
  /** Fraction that has been sent, 0 to 1. */
  readonly part: number;
  /** Public id, once it is uploaded. */
  readonly id: string | null;
  /** The server's message when it rejected the photo; "" without one. */
  readonly reason: string;
}

/** The widget's attributes about photos. */
export interface PhotoSettings {
  readonly photoPath: string;
  /** Bytes. */
  readonly maxPhotoSize: number;
  readonly maxPhotos: number;
}

/** A file that was not taken, and why. */
export interface PhotoRejection {
  readonly name: string;
  readonly why: "type" | "size" | "empty" | "count" | "gone";
}

interface Shown {
  readonly photos: readonly Photo[];
  readonly rejections: readonly PhotoRejection[];
}

/** The photos of one listing, in the page's order: the first is the cover. Uploads a few at a time. */
export class PhotoUploads {
  readonly #shown = createStore<Shown>(() => ({ photos: [], rejections: [] }));
  readonly #settings: () => PhotoSettings;
  readonly #report: (error: unknown) => void;
  readonly #files = new Map<number, File>();
  readonly #requests = new Map<number, AbortController>();
  /** How many times files were added whose types are being read. */
  #identifying = 0;
  #identified = Promise.resolve();
  #lastKey = 0;
  #isOver = false;

  constructor(settings: () => PhotoSettings, report: (error: unknown) => void) {
    this.#settings = settings;
    this.#report = report;
  }

  readonly subscribe = this.#shown.subscribe;

  get photos(): readonly Photo[] {
    return this.#shown.getState().photos;
  }

  get rejections(): readonly PhotoRejection[] {
    return this.#shown.getState().rejections;
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
      this.#identifying > 0 ||
      this.photos.some(({ status }) => status === "waiting" || status === "sending")
    );
  }

  get hasFailed(): boolean {
    return this.photos.some(({ status }) => status === "failed");
  }

  /** Checks the files, and starts to upload those that pass. */
  add(files: readonly File[]): void {
    if (this.#identifying === 0 && !files.some(({ type }) => isVagueType(type))) {
      this.#check(files);
      return;
    }
    this.#identifying += 1;
    const read = Promise.all(files.map(identify));
    // After those that were added before: the order is that in which they were chosen.
    this.#identified = this.#identified.then(async () => {
      const identified = await read;
      this.#identifying -= 1;
      if (!this.#isOver) this.#check(identified);
    });
  }

  /** Photos that were uploaded before. */
  restore(ids: readonly string[]): void {
    const known = new Set(this.ids);
    const photos = ids
      .filter((id) => !known.has(id))
      .map((id): Photo => {
        const preview = photoUrl({ host: photoHost(), imageId: id, size: 160 });
        return { ...this.#blank(""), status: "sent", part: 1, id, preview };
      });
    this.#show([...this.photos, ...photos].slice(0, this.#settings().maxPhotos));
  }

  retry(key: number): void {
    this.#change(key, { status: "waiting", part: 0, reason: "" });
    this.#sendNext();
  }

  /** Removes a photo, and aborts its upload. */
  remove(key: number): void {
    this.#requests.get(key)?.abort();
    this.#files.delete(key);
    const photos = this.photos.filter((photo) => photo.key !== key);
    this.#shown.setState({ photos, rejections: [] });
  }

  /** Moves a photo one place towards the cover. */
  moveForward(key: number): void {
    const from = this.photos.findIndex((photo) => photo.key === key);
    const photo = this.photos[from];
    if (from < 1 || !photo) return;
    const others = this.photos.filter((other) => other !== photo);
    this.#show([...others.slice(0, from - 1), photo, ...others.slice(from - 1)]);
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
    this.#stop();
    this.#files.clear();
    this.#shown.setState({ photos: [], rejections: [] });
  }

  /** Aborts all uploads; none starts after it. */
  end(): void {
    this.#isOver = true;
    this.#stop();
  }

  #check(files: readonly (File | PhotoRejection)[]): void {
    const { maxPhotoSize, maxPhotos } = this.#settings();
    const rejections: PhotoRejection[] = [];
    for (const file of files) {
      if (!(file instanceof File)) {
        rejections.push(file);
        continue;
      }
      const isOneTooMany = this.photos.length >= maxPhotos;
      const why = isOneTooMany ? "count" : imageRejection(file, maxPhotoSize);
      if (why) rejections.push({ name: file.name, why });
      else this.#take(file);
    }
    this.#shown.setState({ rejections });
    this.#sendNext();
  }

  #stop(): void {
    for (const upload of this.#requests.values()) upload.abort();
  }

  #take(file: File): void {
    const photo = this.#blank(file.name);
    this.#show([...this.photos, photo]);
    this.#files.set(photo.key, file);
    readImage(file).then(
      (preview) => this.#change(photo.key, { preview }),
      () => this.#refuseGone(photo),
    );
  }

  /** Its file cannot be read any more, and not at another try either. */
  #refuseGone({ key, name }: Photo): void {
    if (!this.photos.some((photo) => photo.key === key)) return;
    const { rejections } = this;
    this.remove(key);
    this.#shown.setState({ rejections: [...rejections, { name, why: "gone" }] });
  }

  #blank(name: string): Photo {
    this.#lastKey += 1;
    return {
      key: this.#lastKey,
      name,
      preview: null,
      status: "waiting",
      part: 0,
      id: null,
      reason: "",
    };
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
      const photo = this.photos.find((each) => each.key === key);
      if (photo && (await isGone(file))) return this.#refuseGone(photo);
      this.#change(key, { status: "failed", reason: reasonOf(error) });
      this.#report(error);
    } finally {
      this.#requests.delete(key);
      this.#sendNext();
    }
  }

  #change(key: number, change: Partial<Photo>): void {
    if (!this.photos.some((photo) => photo.key === key)) return;
    this.#show(this.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)));
  }

  #show(photos: readonly Photo[]): void {
    this.#shown.setState({ photos });
  }
}

async function identify(file: File): Promise<File | PhotoRejection> {
  try {
    return await withKnownType(file);
  } catch {
    return { name: file.name, why: "gone" };
  }
}

/** The words for a file that was not taken. */
export function rejectionText(
  { name, why }: PhotoRejection,
  texts: Readonly<Record<`${PhotoRejection["why"]}Text`, string>>,
  { maxPhotoSize, maxPhotos }: PhotoSettings,
): string {
  const max = why === "count" ? String(maxPhotos) : formatBytes(maxPhotoSize);
  return texts[`${why}Text`].replace("{name}", () => name).replace("{max}", () => max);
}

function reasonOf(error: unknown): string {
  const [reason = ""] = isRequestError(error) ? fieldErrorsOf(error).values() : [];
  return reason;
}
