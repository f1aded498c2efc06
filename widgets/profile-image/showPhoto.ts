import { withPhotoId } from "@yy/domain/urls/withPhotoId";
import { findChild } from "@yy/element/serverParts";

/**
 * Gives the server's picture the address of the new one, in its size: the page's from then on, in a snapshot too. One
 * whose address is of another form stays as it is, under the preview.
 */
export function showPhoto(widget: Element, imageId: string): void {
  const image = findChild<HTMLImageElement>(widget, "img");
  const address = image && withPhotoId(image.getAttribute("src") ?? "", imageId);
  if (!address) return;
  image.removeAttribute("srcset");
  image.setAttribute("src", address);
}
