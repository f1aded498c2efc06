import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import { cardProduct } from "./cardProduct";

export const schema = widgetSchema({
  tag: "yy-product-card",
  summary:
    "Shows a product in a list: photo, name, price, and buttons to like it or add it to the bag.",
  mount: "visible",
  attributes: {
    product: {
      kind: "json",
      required: true,
      type: "{ id: number | string, slug: string, title?: string, state: string, price: number, originalPriceInteger?: number, discountPercentage?: number, availableUnits: number, shippingType?: number, defaultPhoto?: { image_public_id: string }, selectedPhoto?: { image_public_id: string }, isProductLikedByUser?: boolean }",
      shape: cardProduct,
      description: "The product; other fields are ignored, and so is its own `href`.",
    },
    qid: { kind: "string", description: "Sent on with the link: the query that found it." },
    sref: { kind: "string", description: "Sent on with the link: the section it stood in." },
    ref: { kind: "string", description: "Sent on with the link: where the visit came from." },
    labelLike: {
      kind: "string",
      text: true,
      default: "curtir",
      description: "Name of the like button.",
    },
    labelBundle: {
      kind: "string",
      text: true,
      default: "adicionar à sacola",
      description: "Name of the button that asks for the bag.",
    },
    labelSold: {
      kind: "string",
      text: true,
      default: "vendido",
      description: "Text on a product that cannot be bought.",
    },
  },
  events: {
    "yy:bundle-requested": {
      description: "The visitor wants the product in the bag; the page puts it there.",
      detail: eventDetail<{ productId: string }>({ productId: "string" }),
    },
    "yy:like-requested": {
      description:
        "The visitor wants the product liked, or no longer; the page saves it and changes `data-product`, and the card follows.",
      detail: eventDetail<{ productId: string; liked: boolean }>({
        productId: "string",
        liked: "boolean",
      }),
    },
  },
  parts: {
    card: "The whole card.",
    title: "The name: a heading of the same level as the server's, else a paragraph.",
    link: "The link; its target is the whole card.",
    price: "The price.",
    "old-price": "The price before the discount.",
    photo: "The photo.",
    placeholder: "What stands for a photo that is missing or does not load.",
    discount: "The percentage of the discount.",
    sold: "Says that it cannot be bought.",
    like: "The like button.",
    bundle: "The button that asks for the bag.",
  },
  children: {
    "(default)":
      "What shows before the script runs and without it: a link with photo and price. Its heading, or its words, name the product when `title` does not.",
  },
  states: {
    available: "The product is on sale, and units are left.",
    discounted: "There is an old price, and a percentage above 0.",
    liked: "The visitor likes the product.",
  },
  tokens: {
    "--yy-color-ink": "Ground of the word for a sold product.",
    "--yy-color-muted": "Old price, and the drawing in place of a photo.",
    "--yy-color-accent": "The heart.",
    "--yy-color-raised": "Ground of the buttons and of the percentage.",
    "--yy-color-soft": "Ground of the photo while it loads, and in its place.",
    "--yy-radius-m": "Rounding of the photo.",
    "--yy-size-target": "Width and height of the buttons.",
  },
});
