import { defineWidget, type ElementOf } from "@yy/element";
import { SmoothScroll } from "./SmoothScroll";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-smooth-scroll": ElementOf<typeof schema>;
  }
}

// The widget has no shared base styles, because it renders nothing, and the server's links keep the
// page's look.
export const smoothScroll = defineWidget({ schema, component: SmoothScroll, styles: [] });
