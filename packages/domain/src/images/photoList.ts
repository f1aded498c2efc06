import { imageRejection } from "./imageRejection";

/** A photo of a listing. */
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

/** A file that was not taken, and why. */
export interface PhotoRejection {
  readonly name: string;
  readonly why: "type" | "size" | "empty" | "count" | "gone";
}

/** The photos of one listing, in the page's order: the first is the cover. */
export interface PhotoList {
  readonly photos: readonly Photo[];
  /** Which of the files chosen last were refused. */
  readonly rejections: readonly PhotoRejection[];
}

export const emptyList: PhotoList = { photos: [], rejections: [] };

export type PhotoEvent =
  | {
      readonly type: "chosen";
      readonly photos: readonly Photo[];
      readonly rejections: readonly PhotoRejection[];
    }
  | { readonly type: "restored"; readonly photos: readonly Photo[]; readonly maxPhotos: number }
  | { readonly type: "changed"; readonly key: number; readonly change: Partial<Photo> }
  | { readonly type: "removed" | "movedForward" | "gone"; readonly key: number };

/**
 * What becomes of the list; the same list when the event is about a photo that is not in it any
 * more.
 */
export function photoReducer(list: PhotoList, event: PhotoEvent): PhotoList {
  const { photos, rejections } = list;
  switch (event.type) {
    case "chosen":
      return { photos: [...photos, ...event.photos], rejections: event.rejections };
    case "restored":
      return { photos: [...photos, ...event.photos].slice(0, event.maxPhotos), rejections };
  }
  const at = photos.findIndex(({ key }) => key === event.key);
  const photo = photos[at];
  if (!photo) return list;
  const others = photos.filter((other) => other !== photo);
  switch (event.type) {
    case "changed":
      return {
        photos: photos.map((each) => (each === photo ? { ...photo, ...event.change } : each)),
        rejections,
      };
    case "removed":
      return { photos: others, rejections: [] };
    // Its file cannot be read any more, and not at another try either.
    case "gone":
      return { photos: others, rejections: [...rejections, { name: photo.name, why: "gone" }] };
    // One place towards the cover.
    case "movedForward": {
      if (at === 0) return list;
      return { photos: [...others.slice(0, at - 1), photo, ...others.slice(at - 1)], rejections };
    }
  }
}

/** A photo of which only its place in the list is known. */
export function newPhoto(key: number, known: Partial<Photo> = {}): Photo {
  const blank = {
    name: "",
    preview: null,
    status: "waiting",
    part: 0,
    id: null,
    reason: "",
  } as const;
  return { ...blank, ...known, key };
}

/**
 * Tells which of the chosen files are taken, in their order.
 *
 * @param room how many more photos there may be
 */
export function sortChosen<
  F extends { readonly name: string; readonly type: string; readonly size: number },
>(
  files: readonly (F | PhotoRejection)[],
  room: number,
  maxPhotoSize: number,
): { readonly taken: readonly F[]; readonly rejections: readonly PhotoRejection[] } {
  const taken: F[] = [];
  const rejections: PhotoRejection[] = [];
  for (const file of files) {
    if ("why" in file) rejections.push(file);
    else {
      const why = taken.length >= room ? "count" : imageRejection(file, maxPhotoSize);
      if (why) rejections.push({ name: file.name, why });
      else taken.push(file);
    }
  }
  return { taken, rejections };
}
