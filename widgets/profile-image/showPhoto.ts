import { withPhotoId } from "@yy/domain/urls/photoUrl";
import { findChild } from "@yy/element/dom/serverParts";
import { photoHost } from "@yy/page/photoHost";

/**
 * Writes the URL of the new picture into the server's `<img>`, in its size. It stays in the page,
 * and in a snapshot. If the image's URL has another form, it stays as it is, under the preview.
 * @returns the URL that the `<img>` has now
 */
export function showPhoto(widget: Element, imageId: string): string | undefined {
  const image = findChild<HTMLImageElement>(widget, "img");
  const url = withPhotoId(photoIn(widget) ?? "", imageId, photoHosts());
  if (image && url !== null) {
    image.removeAttribute("srcset");
    image.setAttribute("src", url);
  }
  return photoIn(widget);
}

/** Returns the `src` of the server's picture as written. */
export function photoIn(widget: Element): string | undefined {
  return findChild(widget, "img")?.getAttribute("src") ?? undefined;
}

/**
 * Returns the photo host, and its path alone if the page may write URLs of its own origin without
 * the origin.
 */
function photoHosts(): string[] {
  const host = photoHost();
  const { origin, pathname } = new URL(host, location.href);
  return origin === location.origin ? [host, pathname] : [host];
}
