import type { WidgetExample } from "@yy/element/config/example";

export const example: WidgetExample = {
  attributes: {
    "data-product":
      '{"id":1,"slug":"vestido-midi-floral","state":"published","price":120,"originalPriceInteger":240,"discountPercentage":50,"availableUnits":1,"shippingType":2,"defaultPhoto":{"image_public_id":"vestido-1"},"isProductLikedByUser":false}',
    "data-ref": "home",
  },
  children: '<a href="/p/vestido-midi-floral-1?product_id=1">Vestido midi floral</a>',
  head: '<style nonce="{{nonce}}">yy-product-card { inline-size: 276px; min-block-size: 366px }</style>',
};
