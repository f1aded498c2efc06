import { useState } from "react";
import { type CardProduct, cardPhotoUrl, photoSize } from "./cardProduct";
import { HangerDrawing } from "./drawings";

/** The product's photo, or a drawing when there is none or it does not load. */
export function CardPhoto({ product }: { product: CardProduct }) {
  const [lost, setLost] = useState<string>();
  const photo = cardPhotoUrl(product);
  if (photo === undefined || photo === lost)
    return (
      <span part="placeholder">
        <HangerDrawing />
      </span>
    );
  // An empty `alt`: the link is named by the product, and a second name would be read twice.
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
