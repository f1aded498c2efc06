// Written by `npm run generate` from the widgets' schemas; do not edit.

import type { ErrorReport } from "@yy/element/reportError";
import type { DetailOf } from "@yy/element/schema";

/** Event → its type. */
export interface YyEventMap {
  "yy:address-failed": CustomEvent<
    DetailOf<typeof import("../zipcode-autofill/schema").schema, "yy:address-failed">
  >;
  "yy:address-filled": CustomEvent<
    DetailOf<typeof import("../zipcode-autofill/schema").schema, "yy:address-filled">
  >;
  "yy:before-countdown-redirect": CustomEvent<
    DetailOf<typeof import("../countdown/schema").schema, "yy:before-countdown-redirect">
  >;
  "yy:before-follow": CustomEvent<
    DetailOf<typeof import("../follow-button/schema").schema, "yy:before-follow">
  >;
  "yy:before-unfollow": CustomEvent<
    DetailOf<typeof import("../follow-button/schema").schema, "yy:before-unfollow">
  >;
  "yy:countdown-finished": CustomEvent<
    DetailOf<typeof import("../countdown/schema").schema, "yy:countdown-finished">
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
  "yy:inbox-updated": CustomEvent<
    DetailOf<typeof import("../inbox-badge/schema").schema, "yy:inbox-updated">
  >;
  "yy:rating-changed": CustomEvent<
    DetailOf<typeof import("../star-rating/schema").schema, "yy:rating-changed">
  >;
  "yy:error": CustomEvent<ErrorReport>;
}

declare global {
  interface GlobalEventHandlersEventMap extends YyEventMap {}
}
