// Written by `npm run generate` from the widgets' schemas; do not edit.

import type { HTMLAttributes as PreactAttributes } from "preact";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Tag → its attributes. */
export interface YyAttributes {
  "yy-count-badge": {
    /** The count; with a source, the one shown until it is known. */
    "data-count"?: number | `${number}` | undefined;
    /** The largest count shown as it is; above it stands `99+`. */
    "data-max"?: number | `${number}` | undefined;
    /** A counter of the session: `total_unread`, another `{type}_unread`, or a number of the user such as `sold_notifications_count`. */
    "data-source"?: string | undefined;
    /** What is read aloud; `{count}` stands for the number shown. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-countdown": {
    /** The end: ISO 8601 with an offset or `Z`, or epoch ms. */
    "data-ends-at": string;
    /** The server's time when it wrote the page, in the same form; corrects a wrong clock. */
    "data-server-now"?: string | undefined;
    /** Where to go at the end; this origin, or one the page allows. */
    "data-redirect-url"?: string | undefined;
    /** Message shown at the end, as an alert of `yy-flash`. */
    "data-notify"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-flash": {
    /** How long a message stays, in ms; 0 keeps it until it is closed. */
    "data-duration"?: number | `${number}` | undefined;
    /** Name of the button that closes a message. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-follow-button": {
    /** Id of the user to follow. */
    "data-user-id": string;
    /** Where a follow is posted, with `following_id` in the JSON body. */
    "data-follow-path": string;
    /** Where an unfollow is sent with DELETE, with `following_id` in the JSON body. */
    "data-unfollow-path": string;
    /** Sign-in page; a signed-out click goes there with `redirect_to`. */
    "data-login-path": string;
    /** Asked once for `users[]` with `id` and `user_follow`; buttons share the answer. */
    "data-state-path"?: string | undefined;
    /** Whether the visitor follows the user already. */
    "data-following"?: boolean | "" | "true" | "false" | undefined;
    /** Shown and spoken after the label. */
    "data-user-name"?: string | undefined;
    /** Text while not following. */
    "data-label"?: string | undefined;
    /** Text while following. */
    "data-label-following"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-icon": {
    /** The symbol's id in the sprite, with or without `icon-`. */
    "data-name": string;
    /** What the icon says to a screen reader; without it the icon is decoration. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-inbox-badge": {
    /** The counter shown: `total_unread` or another `{type}_unread`. */
    "data-count-key"?: string | undefined;
    /** The inbox; the badge is a link to it, unless its children have one. */
    "data-href"?: string | undefined;
    /** Milliseconds between two polls; 0 never polls. */
    "data-poll-interval"?: number | `${number}` | undefined;
    /** Seconds, sent as `time_interval`. */
    "data-time-interval"?: number | `${number}` | undefined;
    /** Whether the page's title tells of new messages while the tab is inactive. */
    "data-title-prefix"?: boolean | "" | "true" | "false" | undefined;
    /** The page's icon while there are new messages and the tab is inactive. */
    "data-favicon-new"?: string | undefined;
    /** What is read aloud; `{count}` stands for the number shown. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-session-gate": {
    /** Comma list of `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` or fields of the user, each perhaps negated with `!`; all must hold. */
    "data-when": string;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-session-value": {
    /** Top-level field of the user, shown as text; `avatar` draws the photo at `avatar_url`. */
    "data-field": string;
    /** Shown when the field is null, absent or empty and when nobody is signed in; without it the server's children stay. */
    "data-fallback"?: string | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
  "yy-user-avatar": {
    /** The person; without it the server's children stay. */
    "data-user"?: string | undefined;
    /** Width and height in px, of the box and of the photo asked for. */
    "data-size"?: number | `${number}` | undefined;
    "data-mount"?: "eager" | "visible" | undefined;
  };
}

type InReact = {
  [Tag in keyof YyAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    YyAttributes[Tag];
};

type InPreact = { [Tag in keyof YyAttributes]: PreactAttributes<HTMLElement> & YyAttributes[Tag] };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}
