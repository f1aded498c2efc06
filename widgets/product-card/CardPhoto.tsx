import { useState } from "react";
import { type CardProduct, cardPhotoUrl, photoSize } from "./cardProduct";
import { HangerDrawing } from "./drawings";

/** Shows the product's photo, or a drawing when there is none or it cannot be loaded. */
export function CardPhoto({ product }: { product: CardProduct }) {
  const [failedPhoto, setFailedPhoto] = useState<string>();
  const photo = cardPhotoUrl(product);
  if (photo === undefined || photo === failedPhoto)
    return (
      <span part="placeholder">
        <HangerDrawing />
      </span>
    );
  // The `alt` is empty, because the product names the link, and a second name would be read twice.
  return (
    <img
      part="photo"
      src={photo}
      alt=""
      {...photoSize}
      loading="lazy"
      decoding="async"
      onError={() => setFailedPhoto(photo)}
    />
  );
}
