import { translations } from "@yy/element/config/translations";
import { schema } from "./schema";

export const texts = translations(schema, {
  en: {
    label: "shop",
    labelOnSale: "for sale",
    labelSold: "sold",
    labelLiked: "liked",
    labelFollowers: "followers",
    labelFollowing: "following",
  },
  es: {
    label: "tiendita",
    labelOnSale: "en venta",
    labelSold: "vendidos",
    labelLiked: "me gusta",
    labelFollowers: "seguidores",
    labelFollowing: "siguiendo",
  },
});
