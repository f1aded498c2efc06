import { useState } from "react";
import { type CardProduct, cardPhotoUrl, photoSize } from "./cardProduct";
import { HangerDrawing } from "./drawings";

/** The product's photo, or a quiet drawing in its place when there is none or it does not load. */
export function CardPhoto({ product }: { product: CardProduct }) {
  const [lost, setLost] = useState<string>();
  const photo = cardPhotoUrl(product);
  if (photo === undefined || photo === lost)
    return (
      <span part="placeholder">
        <HangerDrawing />
      </span>
    );
  // The link names the product: a second name would only be read twice.
  return (
    <img
      part="photo"
      src={photo}
      alt=""
      {...photoSize}
      loading="lazy"
      decoding="async"
      onError={() => setLost(photo)}
    />
  );
}
