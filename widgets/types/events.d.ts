// Written by `npm run generate` from the widgets' schemas; do not edit.

import type { ErrorReport } from "@yy/element/reportError";
import type { DetailOf } from "@yy/element/schema";

/** Event → its type. */
export interface YyEventMap {
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
  "yy:inbox-updated": CustomEvent<
    DetailOf<typeof import("../inbox-badge/schema").schema, "yy:inbox-updated">
  >;
  "yy:error": CustomEvent<ErrorReport>;
}

declare global {
  interface GlobalEventHandlersEventMap extends YyEventMap {}
}
