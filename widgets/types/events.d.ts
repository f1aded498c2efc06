// Written by `npm run generate` from the widgets' schemas; do not edit.

import type { ErrorReport } from "@yy/element/reporting/errorHandlers";
import type { DetailOf } from "@yy/element/config/schema";

/** Event → its type. */
export interface YyEventMap {
  "yy:address-failed": CustomEvent<
    DetailOf<typeof import("../zipcode-autofill/schema").schema, "yy:address-failed">
  >;
  "yy:address-filled": CustomEvent<
    DetailOf<typeof import("../zipcode-autofill/schema").schema, "yy:address-filled">
  >;
  "yy:banner-closed": CustomEvent<
    DetailOf<typeof import("../top-banner/schema").schema, "yy:banner-closed">
  >;
  "yy:before-countdown-redirect": CustomEvent<
    DetailOf<typeof import("../countdown/schema").schema, "yy:before-countdown-redirect">
  >;
  "yy:before-follow": CustomEvent<
    DetailOf<typeof import("../follow-button/schema").schema, "yy:before-follow">
  >;
  "yy:before-modal-close": CustomEvent<
    DetailOf<typeof import("../modal/schema").schema, "yy:before-modal-close">
  >;
  "yy:before-unfollow": CustomEvent<
    DetailOf<typeof import("../follow-button/schema").schema, "yy:before-unfollow">
  >;
  "yy:bundle-requested": CustomEvent<
    DetailOf<typeof import("../product-card/schema").schema, "yy:bundle-requested">
  >;
  "yy:content-loaded": CustomEvent<
    DetailOf<typeof import("../content-loader/schema").schema, "yy:content-loaded">
  >;
  "yy:countdown-finished": CustomEvent<
    DetailOf<typeof import("../countdown/schema").schema, "yy:countdown-finished">
  >;
  "yy:feature-changed": CustomEvent<
    DetailOf<typeof import("../seller-toggle/schema").schema, "yy:feature-changed">
  >;
  "yy:feature-saved": CustomEvent<
    DetailOf<typeof import("../seller-toggle/schema").schema, "yy:feature-saved">
  >;
  "yy:filters-changed": CustomEvent<
    DetailOf<typeof import("../search-filters/schema").schema, "yy:filters-changed">
  >;
  "yy:follow-changed": CustomEvent<
    DetailOf<typeof import("../follow-button/schema").schema, "yy:follow-changed">
  >;
  "yy:form-failed": CustomEvent<
    DetailOf<typeof import("../form/schema").schema, "yy:form-failed">
  >;
  "yy:form-submitted": CustomEvent<
    DetailOf<typeof import("../form/schema").schema, "yy:form-submitted">
  >;
  "yy:form-validated": CustomEvent<
    DetailOf<typeof import("../form/schema").schema, "yy:form-validated">
  >;
  "yy:image-changed": CustomEvent<
    DetailOf<typeof import("../profile-image/schema").schema, "yy:image-changed">
  >;
  "yy:inbox-updated": CustomEvent<
    DetailOf<typeof import("../inbox-badge/schema").schema, "yy:inbox-updated">
  >;
  "yy:infinite-scroll-finished": CustomEvent<
    DetailOf<typeof import("../infinite-scroll/schema").schema, "yy:infinite-scroll-finished">
  >;
  "yy:items-added": CustomEvent<
    DetailOf<typeof import("../infinite-scroll/schema").schema, "yy:items-added">
  >;
  "yy:like-requested": CustomEvent<
    DetailOf<typeof import("../product-card/schema").schema, "yy:like-requested">
  >;
  "yy:location-found": CustomEvent<
    DetailOf<typeof import("../location/schema").schema, "yy:location-found">
  >;
  "yy:message-list-loaded": CustomEvent<
    DetailOf<typeof import("../message-list/schema").schema, "yy:message-list-loaded">
  >;
  "yy:messages-deleted": CustomEvent<
    DetailOf<typeof import("../message-header/schema").schema, "yy:messages-deleted">
    | DetailOf<typeof import("../message-list/schema").schema, "yy:messages-deleted">
  >;
  "yy:messages-read": CustomEvent<
    DetailOf<typeof import("../message-list/schema").schema, "yy:messages-read">
  >;
  "yy:modal-closed": CustomEvent<
    DetailOf<typeof import("../modal/schema").schema, "yy:modal-closed">
  >;
  "yy:modal-opened": CustomEvent<
    DetailOf<typeof import("../modal/schema").schema, "yy:modal-opened">
  >;
  "yy:outpost-changed": CustomEvent<
    DetailOf<typeof import("../pro-outpost/schema").schema, "yy:outpost-changed">
  >;
  "yy:page-changed": CustomEvent<
    DetailOf<typeof import("../pagination/schema").schema, "yy:page-changed">
  >;
  "yy:panel-closed": CustomEvent<
    DetailOf<typeof import("../slide-in-panel/schema").schema, "yy:panel-closed">
  >;
  "yy:panel-opened": CustomEvent<
    DetailOf<typeof import("../slide-in-panel/schema").schema, "yy:panel-opened">
  >;
  "yy:price-saved": CustomEvent<
    DetailOf<typeof import("../missing-price-editor/schema").schema, "yy:price-saved">
  >;
  "yy:product-created": CustomEvent<
    DetailOf<typeof import("../product-upload/schema").schema, "yy:product-created">
  >;
  "yy:purchase-rated": CustomEvent<
    DetailOf<typeof import("../purchase-rating/schema").schema, "yy:purchase-rated">
  >;
  "yy:rating-changed": CustomEvent<
    DetailOf<typeof import("../star-rating/schema").schema, "yy:rating-changed">
  >;
  "yy:slide-changed": CustomEvent<
    DetailOf<typeof import("../slider/schema").schema, "yy:slide-changed">
  >;
  "yy:store-tab-viewed": CustomEvent<
    DetailOf<typeof import("../store-tabs/schema").schema, "yy:store-tab-viewed">
  >;
  "yy:tab-changed": CustomEvent<
    DetailOf<typeof import("../tabs/schema").schema, "yy:tab-changed">
  >;
  "yy:error": CustomEvent<ErrorReport>;
}

declare global {
  interface GlobalEventHandlersEventMap extends YyEventMap {}
}
