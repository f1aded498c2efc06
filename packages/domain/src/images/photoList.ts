import { imageRejection } from "./imageTypes";

/** A photo of a listing. */
export interface Photo {
  readonly key: number;
  /** The name of the file; "" for a photo that was uploaded from an earlier page. */
  readonly name: string;
  /** The URL of the preview; null until the file is read, or when it cannot be read. */
  readonly preview: string | null;
  readonly status: "waiting" | "sending" | "sent" | "failed";
  /** The fraction that has been sent, 0 to 1. */
  readonly part: number;
  /** The public id, once the photo is uploaded. */
  readonly id: string | null;
  /** The server's message when it rejected the photo; "" without one. */
  readonly reason: string;
}

/** A file that was not accepted, and the reason. */
export interface PhotoRejection {
  readonly name: string;
  readonly why: "type" | "size" | "empty" | "count" | "gone";
}

/** The photos of one listing, in the order of the page. The first is the cover. */
export interface PhotoList {
  readonly photos: readonly Photo[];
  /** The files of the last choice that were not accepted. */
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
 * The list after an event. Returns the same list for an event about a photo that is no longer in
 * it.
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
    // The file cannot be read any more: another attempt would not help.
    case "gone":
      return { photos: others, rejections: [...rejections, { name: photo.name, why: "gone" }] };
    // The photo moves one place towards the cover.
    case "movedForward": {
      if (at === 0) return list;
      return { photos: [...others.slice(0, at - 1), photo, ...others.slice(at - 1)], rejections };
    }
  }
}

/** A photo with default values, except for the given ones. */
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
 * Splits the chosen files into those that are accepted, in their order, and those that are not.
 *
 * @param room how many more photos the listing may have
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
