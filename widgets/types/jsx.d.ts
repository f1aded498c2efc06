// Written by `npm run generate` from the widgets' schemas; do not edit.

import type { HTMLAttributes as PreactAttributes } from "preact";
import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** Tag → its attributes. */
export interface YyAttributes {
  "yy-accordion": {

    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-city-select": {
    /** First option of the cities, with an empty value. */
    "data-placeholder"?: string | undefined;
    /** Shown and spoken when the cities cannot be had. */
    "data-error-text"?: string | undefined;
    /** Text of the button that asks once more. */
    "data-label-retry"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-content-loader": {
    /** Where the HTML comes from. */
    "data-src": string;
    /** Sent along as `container`, for a server that answers for several places. */
    "data-container"?: string | undefined;
    /** Address, with its `container`, that the children are from: it is not asked again. The widget writes it, and so may a server that sends the content with the page. */
    "data-loaded-src"?: string | undefined;
    /** Origins besides the page's own that may answer, separated by spaces. */
    "data-allow-origin"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when it could not be had. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-count-badge": {
    /** The count; with a source, the one shown until it is known. */
    "data-count"?: number | `${number}` | undefined;
    /** The largest count shown as it is; above it stands `99+`. */
    "data-max"?: number | `${number}` | undefined;
    /** A counter of the session: `total_unread`, another `{type}_unread`, or a number of the user such as `sold_notifications_count`. */
    "data-source"?: string | undefined;
    /** What is read aloud; `{count}` stands for the number shown. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
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
    /** The time left while it is days. */
    "data-days-text"?: string | undefined;
    /** The same for one day. */
    "data-days-one-text"?: string | undefined;
    /** The time left while it is hours. */
    "data-hours-text"?: string | undefined;
    /** The same for one hour. */
    "data-hours-one-text"?: string | undefined;
    /** Spoken, and not shown, when one day is left. */
    "data-day-left-text"?: string | undefined;
    /** Spoken when one hour is left. */
    "data-hour-left-text"?: string | undefined;
    /** Spoken when ten minutes are left. */
    "data-minutes-left-text"?: string | undefined;
    /** Spoken when one minute is left. */
    "data-minute-left-text"?: string | undefined;
    /** Spoken at the end. */
    "data-ended-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-facilities": {
    /** State of a facility that is on. */
    "data-label-enabled"?: string | undefined;
    /** State of one that is off. */
    "data-label-disabled"?: string | undefined;
    /** Shown when there are none. */
    "data-empty-text"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when it could not be had. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-flash": {
    /** How long a message stays, in ms; 0 keeps it until it is closed. */
    "data-duration"?: number | `${number}` | undefined;
    /** Name of the button that closes a message. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
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
    /** Asked once for `users[]` with `id` and `user_follow`, on this origin or one the page allows; buttons share the answer. */
    "data-state-path"?: string | undefined;
    /** Whether the visitor follows the user already. */
    "data-following"?: boolean | "" | "true" | "false" | undefined;
    /** Shown and spoken after the label. */
    "data-user-name"?: string | undefined;
    /** Text while not following. */
    "data-label"?: string | undefined;
    /** Text while following. */
    "data-label-following"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-form": {
    /** Who sends the form: the browser (or rails-ujs, or Turbo), or the widget with a request of its own. */
    "data-submit"?: "native" | "fetch" | undefined;
    /** Leaves the submit buttons enabled; an attempt with errors sends nothing, shows them all and focuses the first. */
    "data-validate-on-submit"?: boolean | "" | "true" | "false" | undefined;
    /** On a refused attempt the first invalid field comes 120 px below the viewport's top. */
    "data-scroll-to-error"?: boolean | "" | "true" | "false" | undefined;
    /** Own reason why the submit buttons are disabled, with `{count}` fields, for one field too. */
    "data-reason-text"?: string | undefined;
    /** The reason for more than one field, without an own one. */
    "data-reason-many-text"?: string | undefined;
    /** The reason for one field, without an own one. */
    "data-reason-one-text"?: string | undefined;
    /** Stands in the same place while the form is on its way. */
    "data-loading-text"?: string | undefined;
    /** Shown when the server could not be reached or broke. */
    "data-error-text"?: string | undefined;
    /** Shown when it refused the form without saying why (404, a 422 without words). */
    "data-refused-text"?: string | undefined;
    /** Message of `isNonEmpty`. */
    "data-message-is-non-empty"?: string | undefined;
    /** Message of `isSelected`. */
    "data-message-is-selected"?: string | undefined;
    /** Message of `isChecked`. */
    "data-message-is-checked"?: string | undefined;
    /** Message of `isValidEmail`. */
    "data-message-is-valid-email"?: string | undefined;
    /** Message of `areValidEmails`. */
    "data-message-are-valid-emails"?: string | undefined;
    /** Message of `isValidCpf`. */
    "data-message-is-valid-cpf"?: string | undefined;
    /** Message of `isValidCep`. */
    "data-message-is-valid-cep"?: string | undefined;
    /** Message of `isValidDate`. */
    "data-message-is-valid-date"?: string | undefined;
    /** Message of `isValidDateTime`. */
    "data-message-is-valid-date-time"?: string | undefined;
    /** Message of `isValidTime`. */
    "data-message-is-valid-time"?: string | undefined;
    /** Message of `isValidPhone`. */
    "data-message-is-valid-phone"?: string | undefined;
    /** Message of `isValidCellphone`. */
    "data-message-is-valid-cellphone"?: string | undefined;
    /** Message of `isNumber`. */
    "data-message-is-number"?: string | undefined;
    /** Message of `isNumberWithDigits`. */
    "data-message-is-number-with-digits"?: string | undefined;
    /** Message of `isValidColor`. */
    "data-message-is-valid-color"?: string | undefined;
    /** Message of `isValidURL`. */
    "data-message-is-valid-url"?: string | undefined;
    /** Message of `isValidMoipCode`. */
    "data-message-is-valid-moip-code"?: string | undefined;
    /** Message of `isFullName`. */
    "data-message-is-full-name"?: string | undefined;
    /** Message of `isAscii`. */
    "data-message-is-ascii"?: string | undefined;
    /** Message of `isCommaSeparatedList`. */
    "data-message-is-comma-separated-list"?: string | undefined;
    /** Message of `minItems`. */
    "data-message-min-items"?: string | undefined;
    /** Message of `minItems`, for 1. */
    "data-message-min-items-one"?: string | undefined;
    /** Message of `minWords`. */
    "data-message-min-words"?: string | undefined;
    /** Message of `minWords`, for 1. */
    "data-message-min-words-one"?: string | undefined;
    /** Message of `minLength`. */
    "data-message-min-length"?: string | undefined;
    /** Message of `minLength`, for 1. */
    "data-message-min-length-one"?: string | undefined;
    /** Message of `maxLength`. */
    "data-message-max-length"?: string | undefined;
    /** Message of `maxLength`, for 1. */
    "data-message-max-length-one"?: string | undefined;
    /** Message of `exactLength`. */
    "data-message-exact-length"?: string | undefined;
    /** Message of `exactLength`, for 1. */
    "data-message-exact-length-one"?: string | undefined;
    /** Message of `minValue`. */
    "data-message-min-value"?: string | undefined;
    /** Message of `maxValue`. */
    "data-message-max-value"?: string | undefined;
    /** Message of `dateBefore`. */
    "data-message-date-before"?: string | undefined;
    /** Message of `dateAfter`. */
    "data-message-date-after"?: string | undefined;
    /** Message of `isEqualsTo`. */
    "data-message-is-equals-to"?: string | undefined;
    /** Message of `isRemoteValid`. */
    "data-message-is-remote-valid"?: string | undefined;
    /** Message of `isCreditCard`. */
    "data-message-is-credit-card"?: string | undefined;
    /** Message of `isSecurityCode`. */
    "data-message-is-security-code"?: string | undefined;
    /** Message of `isValidExpiry`. */
    "data-message-is-valid-expiry"?: string | undefined;
    /** Shown when the visitor is not allowed to (403). */
    "data-forbidden-text"?: string | undefined;
    /** Shown when the form was too large (413). */
    "data-too-large-text"?: string | undefined;
    /** Shown when the page's token has expired (419, as Laravel answers). */
    "data-expired-text"?: string | undefined;
    /** Shown after too many submissions (429), with the time in `{wait}`. */
    "data-too-many-text"?: string | undefined;
    /** Shown while the server is overloaded or maintained (503), with `{wait}`. */
    "data-unavailable-text"?: string | undefined;
    /** Stands for `{wait}` unless the server says how long, by `Retry-After`. */
    "data-wait-text"?: string | undefined;
    /** How long it says, in seconds. */
    "data-seconds-text"?: string | undefined;
    /** The same for one second. */
    "data-seconds-one-text"?: string | undefined;
    /** The same in minutes. */
    "data-minutes-text"?: string | undefined;
    /** The same in hours. */
    "data-hours-text"?: string | undefined;
    /** Shown when the visitor is not signed in any more, with a link to sign in. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-icon": {
    /** The symbol's id in the sprite, with or without `icon-`. */
    "data-name": string;
    /** What the icon says to a screen reader; without it the icon is decoration. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
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
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-infinite-scroll": {
    /** Where the next page is; with each page that is added the widget writes the one after it. */
    "data-next-url": string;
    /** How far below the window the list's end counts as near; px. */
    "data-buffer"?: number | `${number}` | undefined;
    /** How far the window scrolls on when items come at its very end; px. */
    "data-extra-scroll"?: number | `${number}` | undefined;
    /** How long the end must stay near, once scrolled to, before it counts; ms. */
    "data-debounce"?: number | `${number}` | undefined;
    /** There is no next page; the widget writes it after the last one. */
    "data-finished"?: boolean | "" | "true" | "false" | undefined;
    /** Spoken, and not shown, after items were added. */
    "data-added-text"?: string | undefined;
    /** Spoken after one was. */
    "data-added-one-text"?: string | undefined;
    /** Origins besides the page's own that may answer, separated by spaces. */
    "data-allow-origin"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when it could not be had. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-insurance-price": {
    /** What is shown and spoken, with `{price}` for the amount. */
    "data-label"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-letter-counter": {
    /** The most characters there should be; without it they are only counted. */
    "data-limit"?: number | `${number}` | undefined;
    /** Own text, with `{count}` for the characters written and `{left}` for those left, below zero when there are too many; without a limit `{left}` stays empty. */
    "data-label"?: string | undefined;
    /** Spoken a second after the last key, unless there is a label. */
    "data-limit-text"?: string | undefined;
    /** The same for a limit of one. */
    "data-limit-one-text"?: string | undefined;
    /** The same without a limit. */
    "data-count-text"?: string | undefined;
    /** The same for one character. */
    "data-count-one-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-location": {
    /** Where a found position is posted, with `latitude` and `longitude` in the JSON body. */
    "data-update-path"?: string | undefined;
    /** The button's text. */
    "data-label"?: string | undefined;
    /** Said while the browser looks and the server answers. */
    "data-label-loading"?: string | undefined;
    /** Said when the position is found, and saved where there is a path. */
    "data-found-text"?: string | undefined;
    /** Said when the visitor refuses, or the browser finds nothing. */
    "data-refused-text"?: string | undefined;
    /** Said when the server does not take the position. */
    "data-failed-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-mask": {
    /** What the field holds. */
    "data-mask": "zipcode" | "cpf" | "date" | "phone" | "money" | "card-number" | "card-expiry" | "card-code";
    /** Name of a hidden field with the raw value: the digits, or for money `1234.56`; `""` when empty. */
    "data-unmasked-name"?: string | undefined;
    /** Shown in an empty `card-expiry` without a placeholder of its own. */
    "data-expiry-placeholder"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-message-header": {
    /** The message, `type$$$id`. Chats are never deleted. */
    "data-message-id": string;
    /** Where to go once it is deleted: the page's own origin, or one it names as allowed. */
    "data-redirect-url": string;
    /** Where its id is sent with DELETE. */
    "data-delete-path"?: string | undefined;
    /** `false` for a message that is still among the unread ones: deleting it lowers its counters. */
    "data-read"?: boolean | "" | "true" | "false" | undefined;
    /** Asked before, by the browser; empty to ask nothing. */
    "data-confirm"?: string | undefined;
    /** Spoken while it is being deleted. */
    "data-deleting-text"?: string | undefined;
    /** Shown and spoken when it could not be deleted. */
    "data-failed-text"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-message-list": {
    /** Message type that the rows are of, empty for all; another one loads its rows. The widget writes it when a filter has brought others. */
    "data-type"?: string | undefined;
    /** Asked for rows, with `type`; it answers JavaScript or HTML. */
    "data-src"?: string | undefined;
    /** Where the ids of messages to mark as read are sent with PATCH. */
    "data-read-path"?: string | undefined;
    /** Where the ids of messages to delete are sent with DELETE. */
    "data-delete-path"?: string | undefined;
    /** Spoken when messages are selected. */
    "data-selected-text"?: string | undefined;
    /** Spoken when one is. */
    "data-selected-one-text"?: string | undefined;
    /** Spoken when none is any more. */
    "data-selected-none-text"?: string | undefined;
    /** Spoken once they are. */
    "data-read-text"?: string | undefined;
    /** Spoken once one is. */
    "data-read-one-text"?: string | undefined;
    /** Spoken once they are. */
    "data-deleted-text"?: string | undefined;
    /** Spoken once one is. */
    "data-deleted-one-text"?: string | undefined;
    /** Spoken when rows have been loaded, or none. */
    "data-loaded-text"?: string | undefined;
    /** Spoken when one row has been. */
    "data-loaded-one-text"?: string | undefined;
    /** Shown and spoken when messages could not be marked as read. */
    "data-read-failed-text"?: string | undefined;
    /** Shown and spoken when messages could not be deleted. */
    "data-delete-failed-text"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when it could not be had. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-missing-price-editor": {
    /** Label of the field with a price for every item. */
    "data-label-price"?: string | undefined;
    /** Button that writes it into them. */
    "data-label-fill"?: string | undefined;
    /** Label of the field with a percentage. */
    "data-label-percent"?: string | undefined;
    /** Button that raises the prices by it. */
    "data-label-raise"?: string | undefined;
    /** Button that lowers them. */
    "data-label-lower"?: string | undefined;
    /** Button that takes the last change of many prices back. */
    "data-label-undo"?: string | undefined;
    /** Beside a price that is no amount. */
    "data-not-number-text"?: string | undefined;
    /** Beside a price of nothing or less. */
    "data-not-positive-text"?: string | undefined;
    /** Beside a price no field can hold. */
    "data-too-much-text"?: string | undefined;
    /** Beside a price that could not be saved. */
    "data-failed-text"?: string | undefined;
    /** After a percentage that makes no price. */
    "data-bad-percent-text"?: string | undefined;
    /** When there is no price to raise or lower. */
    "data-nothing-to-change-text"?: string | undefined;
    /** After many prices were changed or put back. */
    "data-changed-text"?: string | undefined;
    /** After one was. */
    "data-changed-one-text"?: string | undefined;
    /** When all is saved already. */
    "data-nothing-to-save-text"?: string | undefined;
    /** While prices are on their way. */
    "data-saving-text"?: string | undefined;
    /** While one is. */
    "data-saving-one-text"?: string | undefined;
    /** After that. */
    "data-saved-text"?: string | undefined;
    /** After one was. */
    "data-saved-one-text"?: string | undefined;
    /** When the server or the connection failed before all were saved. */
    "data-stopped-text"?: string | undefined;
    /** When the server no longer knows the visitor. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    /** Why nothing can be saved. */
    "data-invalid-text"?: string | undefined;
    /** The same for one. */
    "data-invalid-one-text"?: string | undefined;
    /** After prices came back that were typed before a reload. */
    "data-restored-text"?: string | undefined;
    /** The same for one. */
    "data-restored-one-text"?: string | undefined;
    /** Asked before a Turbo visit; when the page itself is left, the browser asks in its own words. */
    "data-leave-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-modal": {
    /** What controls call it by: `data-yy-open="{name}"`, `YY.open("{name}")`. */
    "data-name": string;
    /** Opens it, from the start or when it changes; taken away, it closes. */
    "data-open"?: boolean | "" | "true" | "false" | undefined;
    /** Name of the dialog for a screen reader; by default the first heading inside. */
    "data-label"?: string | undefined;
    /** Name of the button that closes. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-notification-label": {
    /** Name of the cookie that hides the label while it exists, whatever it holds. */
    "data-cookie": string;
    /** The page that the label points at, as `controller-action`: being there sets the cookie. */
    "data-dismiss-page": string;
    /** The page the visitor is on, as `controller-action`. */
    "data-current-page": string;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-pagination": {
    /** The page that shows; written by the widget when it shows another. */
    "data-page": number | `${number}`;
    /** How many pages there are. */
    "data-total-pages": number | `${number}`;
    /** Parameter of the address that holds the page. */
    "data-param"?: string | undefined;
    /** Id of the region that shows a page; without it the links open another document. */
    "data-target"?: string | undefined;
    /** What is asked for: HTML for the region, or a script (`.js` after the path) that changes it itself. */
    "data-format"?: "html" | "js" | undefined;
    /** Name of the navigation. */
    "data-label"?: string | undefined;
    /** Text of the link to the page before. */
    "data-label-previous"?: string | undefined;
    /** Text of the link to the page after. */
    "data-label-next"?: string | undefined;
    /** What stands between the links; empty for nothing. */
    "data-position-text"?: string | undefined;
    /** Origins besides the page's own that may answer, separated by spaces. */
    "data-allow-origin"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when it could not be had. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    /** Shown and spoken instead when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-password-strength": {
    /** Name of the meter, for screen readers. */
    "data-label"?: string | undefined;
    /** Words for the levels 0 to 4. */
    "data-words"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-pinned-tag": {
    /** Distance from the window's top while pinned; px. */
    "data-top"?: number | `${number}` | undefined;
    /** Room kept free between the tag and its container's end; px. */
    "data-bottom"?: number | `${number}` | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-popover": {
    /** What opens it: pointing at the trigger and coming to it by keyboard (`hover`), or pressing it (`click`). */
    "data-trigger"?: "hover" | "click" | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-pro-outpost": {
    /** Shown after a CPF that is none; nothing is asked then. */
    "data-invalid-text"?: string | undefined;
    /** Shown and spoken when a lookup failed, unless the server says why. */
    "data-failed-text"?: string | undefined;
    /** Shown and spoken when the visitor is not signed in any more. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    /** Told to screen readers when products come or go. */
    "data-count-text"?: string | undefined;
    /** The same for a single one. */
    "data-one-text"?: string | undefined;
    /** The same for none. */
    "data-empty-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-product-card": {
    /** The product; other fields are ignored, and so is its own `href`. */
    "data-product": string;
    /** Sent on with the link: the query that found it. */
    "data-qid"?: string | undefined;
    /** Sent on with the link: the section it stood in. */
    "data-sref"?: string | undefined;
    /** Sent on with the link: where the visit came from. */
    "data-ref"?: string | undefined;
    /** Name of the like button. */
    "data-label-like"?: string | undefined;
    /** Name of the button that asks for the bag. */
    "data-label-bundle"?: string | undefined;
    /** Text on a product that cannot be bought. */
    "data-label-sold"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-product-upload": {
    /** Where the visitor goes once the listing is there; without it the form is empty again. */
    "data-redirect-url"?: string | undefined;
    /** Takes each photo (POST, multipart `image`) and answers its `image_public_id`. Required beside a `photos` child. */
    "data-photo-path"?: string | undefined;
    /** Largest photo, in bytes; 10 MB. */
    "data-max-photo-size"?: number | `${number}` | undefined;
    /** How many photos a listing may have. */
    "data-max-photos"?: number | `${number}` | undefined;
    /** Offers the draft; `{when}` is for example “de ontem às 14h”. */
    "data-draft-text"?: string | undefined;
    /** `{when}` of a draft of today. */
    "data-today-text"?: string | undefined;
    /** `{when}` of a draft of yesterday. */
    "data-yesterday-text"?: string | undefined;
    /** `{when}` of an older draft. */
    "data-date-text"?: string | undefined;
    /** Language of `{date}` and `{time}`, a BCP 47 tag. */
    "data-date-language"?: string | undefined;
    /** The button that puts the draft into the form. */
    "data-label-continue"?: string | undefined;
    /** The button that throws the draft away. */
    "data-label-discard"?: string | undefined;
    /** Said once the draft is in the form. */
    "data-restored-text"?: string | undefined;
    /** The button of a suggested brand. */
    "data-brand-text"?: string | undefined;
    /** The button of a suggested category. */
    "data-subcategory-text"?: string | undefined;
    /** First option of a list among the fields of a category. */
    "data-choose-text"?: string | undefined;
    /** Shown and spoken while they are on their way. */
    "data-fields-loading-text"?: string | undefined;
    /** Shown and spoken when they could not be had. */
    "data-fields-failed-text"?: string | undefined;
    /** The button beside whatever has failed. */
    "data-label-retry"?: string | undefined;
    /** Shown and spoken while the listing waits for its photos. */
    "data-waiting-text"?: string | undefined;
    /** Shown and spoken while the listing is on its way. */
    "data-loading-text"?: string | undefined;
    /** Shown and spoken once the listing is there, if the visitor stays. */
    "data-created-text"?: string | undefined;
    /** When the server could not be reached or gave no field errors. */
    "data-error-text"?: string | undefined;
    /** When the server no longer knows the visitor. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    /** When the listing cannot go because a photo did not. */
    "data-photos-failed-text"?: string | undefined;
    /** Names a photo, `{n}` from 1. */
    "data-photo-text"?: string | undefined;
    /** Marks the first photo. */
    "data-cover-text"?: string | undefined;
    /** The button that moves a photo one place towards the cover. */
    "data-label-forward"?: string | undefined;
    /** The button that takes a photo out. */
    "data-label-remove"?: string | undefined;
    /** The button that stops a photo on its way. */
    "data-label-cancel"?: string | undefined;
    /** Names the progress bar; `{name}` is the file's. */
    "data-sending-text"?: string | undefined;
    /** A file that is no image of these types; `{name}` is the file's. */
    "data-type-text"?: string | undefined;
    /** A photo that is too large; `{name}` is the file's, `{max}` the largest size. */
    "data-size-text"?: string | undefined;
    /** A file with nothing in it; `{name}` is the file's. */
    "data-empty-text"?: string | undefined;
    /** A photo too many; `{name}` is the file's, `{max}` how many there may be. */
    "data-count-text"?: string | undefined;
    /** A photo that the server did not get or take, unless the server says why. */
    "data-photo-failed-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-profile-image": {
    /** Which of the two pictures of a profile. */
    "data-kind": "avatar" | "header";
    /** Largest picture that is sent, in bytes; 10 MB. */
    "data-max-size"?: number | `${number}` | undefined;
    /** Text of the button that chooses a picture. */
    "data-label-choose"?: string | undefined;
    /** What can be sent, beneath the button; `{max}` is the largest size. `""`: none. */
    "data-hint-text"?: string | undefined;
    /** Over the picture while a file is dragged onto the element. */
    "data-drop-text"?: string | undefined;
    /** Name of the progress bar; `{name}` is the file's. */
    "data-label-sending"?: string | undefined;
    /** Stops the sending. */
    "data-label-cancel"?: string | undefined;
    /** Text of the button that sends a picture again. */
    "data-label-retry"?: string | undefined;
    /** Spoken once the server has the picture. */
    "data-done-text"?: string | undefined;
    /** Spoken once the sending was stopped. */
    "data-cancelled-text"?: string | undefined;
    /** What is said of a file of another type. */
    "data-type-text"?: string | undefined;
    /** What is said of a file above `data-max-size`, `{max}`. */
    "data-size-text"?: string | undefined;
    /** What is said of a file without anything in it. */
    "data-empty-text"?: string | undefined;
    /** What is said of several files dropped together. */
    "data-many-text"?: string | undefined;
    /** Shown and spoken when it could not be sent, and the server gave no reason. */
    "data-failed-text"?: string | undefined;
    /** The same, when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-purchase-rating": {
    /** Shown in the panel's place, and spoken, once the rating is taken. */
    "data-thanks-text"?: string | undefined;
    /** Shown and spoken when it was not, unless the server says why. */
    "data-failed-text"?: string | undefined;
    /** Shown when the visitor is not allowed to (403). */
    "data-forbidden-text"?: string | undefined;
    /** Shown when the form was too large (413). */
    "data-too-large-text"?: string | undefined;
    /** Shown when the page's token has expired (419, as Laravel answers). */
    "data-expired-text"?: string | undefined;
    /** Shown after too many submissions (429), with the time in `{wait}`. */
    "data-too-many-text"?: string | undefined;
    /** Shown while the server is overloaded or maintained (503), with `{wait}`. */
    "data-unavailable-text"?: string | undefined;
    /** Stands for `{wait}` unless the server says how long, by `Retry-After`. */
    "data-wait-text"?: string | undefined;
    /** How long it says, in seconds. */
    "data-seconds-text"?: string | undefined;
    /** The same for one second. */
    "data-seconds-one-text"?: string | undefined;
    /** The same in minutes. */
    "data-minutes-text"?: string | undefined;
    /** The same in hours. */
    "data-hours-text"?: string | undefined;
    /** Shown and spoken when the visitor is not signed in any more. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    /** Text of the button that sends the same rating again. */
    "data-label-retry"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-search-filters": {

    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-select": {
    /** Whether typing filters the options, accents ignored. */
    "data-searchable"?: boolean | "" | "true" | "false" | undefined;
    /** Whether a choice goes to the address in the option's value. */
    "data-redirect"?: boolean | "" | "true" | "false" | undefined;
    /** Name of the button that takes one of several choices back. */
    "data-label-remove"?: string | undefined;
    /** Shown and spoken when no option matches what was typed, or there is none. */
    "data-empty-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-seller-contact": {
    /** The chat with the seller, for those without a number. */
    "data-chat-href": string;
    /** The seller's number with country code, written in any way; 8 to 15 digits. Blank is none. */
    "data-whatsapp-number"?: string | undefined;
    /** What the visitor finds written in WhatsApp. */
    "data-welcome-message"?: string | undefined;
    /** The link's text; without it the children's, else `data-label-unnamed`. */
    "data-label"?: string | undefined;
    /** The link's text where neither `data-label` nor the children have one. */
    "data-label-unnamed"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-seller-toggle": {
    /** Which feature. */
    "data-feature": "soft-shipping" | "boosted-bundle";
    /** Whether it is on. The widget writes what the server has accepted, and so may a server that sends an update. */
    "data-enabled"?: boolean | "" | "true" | "false" | undefined;
    /** Shown and spoken when the server did not go along. */
    "data-failed-text"?: string | undefined;
    /** The same, when the session has ended. */
    "data-signed-out-text"?: string | undefined;
    /** Text of the link to the sign-in page. */
    "data-label-login"?: string | undefined;
    /** Sign-in page; an answer from there means that the session has ended. The link adds `redirect_to`, the page's own address. */
    "data-login-path"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-session-gate": {
    /** Comma list of `signed-in`, `signed-out`, `staff`, `pro-seller`, `on-vacation` or fields of the user, each perhaps negated with `!`; all must hold. */
    "data-when": string;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-session-value": {
    /** Top-level field of the user, shown as text; `avatar` draws the photo at `avatar_url`. */
    "data-field": string;
    /** Shown when the field is null, absent or empty and when nobody is signed in; without it the server's children stay. */
    "data-fallback"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-slide-in-panel": {
    /** What controls call it by, `data-yy-open="{name}"`, and its fragment in the address. */
    "data-name": string;
    /** Title, and name for a screen reader. */
    "data-label": string;
    /** Name of the button that closes. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-slider": {
    /** What the slides are, spoken. */
    "data-label"?: string | undefined;
    /** Go on every 5 s until the visitor takes over; never under reduced motion. */
    "data-autoplay"?: boolean | "" | "true" | "false" | undefined;
    /** Show "1/3". */
    "data-indicator"?: boolean | "" | "true" | "false" | undefined;
    /** Name of the way back. */
    "data-label-previous"?: string | undefined;
    /** Name of the way on. */
    "data-label-next"?: string | undefined;
    /** Name of the pause button. */
    "data-label-pause"?: string | undefined;
    /** Name of the pause button once the slides stand still. */
    "data-label-play"?: string | undefined;
    /** What the whole is, spoken after its name. */
    "data-label-region"?: string | undefined;
    /** What a slide is, spoken. */
    "data-label-slide"?: string | undefined;
    /** Place of a slide, spoken. */
    "data-position-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-smooth-scroll": {
    /** Px kept free above the target; its own `scroll-margin-top` counts if larger. */
    "data-margin"?: number | `${number}` | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-star-rating": {
    /** How many stars there are; the rating goes from 0 to this number. */
    "data-stars"?: number | `${number}` | undefined;
    /** Shows the input's value, fractions too. */
    "data-readonly"?: boolean | "" | "true" | "false" | undefined;
    /** Name of the group of stars; the input's label where it is absent. */
    "data-label"?: string | undefined;
    /** Name of one star. */
    "data-label-star"?: string | undefined;
    /** Name of more stars. */
    "data-label-stars"?: string | undefined;
    /** Text of a shown rating, `{stars}` being for example “5 estrelas”. */
    "data-label-readonly"?: string | undefined;
    /** Name of the group where the input has neither a label nor a placeholder. */
    "data-label-unnamed"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-store-tabs": {
    /** The seller's nickname, without the `@`. */
    "data-nickname": string;
    /** Home page of the marketplace, where the paths of the tabs begin; another one where it lies in a folder. */
    "data-base-path"?: string | undefined;
    /** Name of the navigation. */
    "data-label"?: string | undefined;
    /** Text of the first tab. */
    "data-label-on-sale"?: string | undefined;
    /** Text of `/vendidos`. */
    "data-label-sold"?: string | undefined;
    /** Text of `/yeyezados`. */
    "data-label-liked"?: string | undefined;
    /** Text of `/seguidores`. */
    "data-label-followers"?: string | undefined;
    /** Text of `/seguindo`. */
    "data-label-following"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-tabs": {
    /** Which tab is active at first, counted from 0; a fragment in the address wins. */
    "data-active"?: number | `${number}` | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-tag-editor": {
    /** Where `reload()` asks for the tags; of the page's own origin. */
    "data-src"?: string | undefined;
    /** The most tags there may be; what is over it stays in the field, not added. */
    "data-max"?: number | `${number}` | undefined;
    /** Name of the button that removes a tag. */
    "data-label-remove"?: string | undefined;
    /** Spoken, and not shown, once tags were added. */
    "data-added-text"?: string | undefined;
    /** Spoken, and not shown, once a tag was removed. */
    "data-removed-text"?: string | undefined;
    /** Shown and spoken when a tag is there already. */
    "data-repeated-text"?: string | undefined;
    /** Shown and spoken when there are `data-max` tags already. */
    "data-max-text"?: string | undefined;
    /** Shown and spoken when the list would be longer than the input's `maxlength`. */
    "data-length-text"?: string | undefined;
    /** Shown and spoken while the answer is on its way. */
    "data-label-loading"?: string | undefined;
    /** Shown and spoken when `reload()` has failed; the tags stay. */
    "data-failed-text"?: string | undefined;
    /** Text of the button beside that. */
    "data-label-retry"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-top-banner": {
    /** Which banner it is; without it the page's path says: `/`, or `carteira`, `compras`, `vendidos` or `a-venda` in it. */
    "data-section"?: "home" | "bank" | "purchases" | "user-sale" | undefined;
    /** Name of the close button. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-user-avatar": {
    /** The person; without it the server's children stay. */
    "data-user"?: string | undefined;
    /** Width and height in px, of the box and of the photo asked for. */
    "data-size"?: number | `${number}` | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-vacation-notice": {
    /** The store's owner; without it whoever is signed in. Only the signed-in user's vacation is known. */
    "data-user-id"?: string | undefined;
    /** What the notice says. */
    "data-text"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-video-gallery": {
    /** Where a video plays: above the thumbnails, or in a dialog. */
    "data-mode"?: "inline" | "modal" | undefined;
    /** Name of the player, and title of a video whose thumbnail has no words. */
    "data-label"?: string | undefined;
    /** Where videos come from; the id and `?autoplay=1` are put behind it. */
    "data-embed-base"?: string | undefined;
    /** Name of the close button. */
    "data-label-close"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-voucher-options": {

    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
  "yy-zipcode-autofill": {
    /** `false` switches the lookup off. */
    "data-autocomplete"?: boolean | "" | "true" | "false" | undefined;
    /** What is looked up: exactly eight characters (`field`), or any four and more (`form`). */
    "data-lookup"?: "field" | "form" | undefined;
    /** Shown after a zipcode that is not known. */
    "data-warning"?: string | undefined;
    /** Shown after a zipcode whose lookup got no answer, or one that says nothing. */
    "data-failed-text"?: string | undefined;
    /** Told to screen readers when the address is filled in. */
    "data-filled-text"?: string | undefined;
    /** First option of a city list that this widget loads. */
    "data-placeholder"?: string | undefined;
    "data-mount"?: "eager" | "visible" | "interaction" | undefined;
  };
}

type InReact = {
  [Tag in keyof YyAttributes]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> &
    YyAttributes[Tag];
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements extends InReact {}
  }
}

type InPreact = { [Tag in keyof YyAttributes]: PreactAttributes<HTMLElement> & YyAttributes[Tag] };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements extends InPreact {}
  }
}
