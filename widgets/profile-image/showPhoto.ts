import { withPhotoId } from "@yy/domain/urls/withPhotoId";
import { findChild } from "@yy/element/dom/serverParts";

/**
 * Gives the server's picture the URL of the new one, in its size: the page's from then on, in a snapshot too. One
 * whose URL is of another form stays as it is, under the preview.
 *
 * @returns the URL that the picture has now
 */
export function showPhoto(widget: Element, imageId: string): string | undefined {
  const image = findChild<HTMLImageElement>(widget, "img");
  const url = withPhotoId(photoIn(widget) ?? "", imageId);
  if (image && url !== null) {
    image.removeAttribute("srcset");
    image.setAttribute("src", url);
  }
  return photoIn(widget);
}

/** The URL of the server's picture, as written. */
export function photoIn(widget: Element): string | undefined {
  return findChild(widget, "img")?.getAttribute("src") ?? undefined;
}
