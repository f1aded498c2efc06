import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import * as signedOut from "@yy/ui/remote/signedOutSchema";

/** What changed a switch: the visitor, or a server that did not accept it. */
export type FeatureOrigin = "user" | "revert";

export const schema = widgetSchema({
  tag: "yy-seller-toggle",
  summary: "Switches a feature of the seller's store on and off.",
  mount: "visible",
  interaction: { on: "a, button", part: "switch", toggles: "data-enabled" },
  writes: true,
  identity: "feature",
  attributes: {
    feature: {
      kind: "choice",
      options: ["soft-shipping", "boosted-bundle"],
      required: true,
      description: "Which feature.",
    },
    enabled: {
      kind: "boolean",
      description:
        "Whether it is on. The widget writes what the server has accepted, and so may a server that sends an update.",
    },
    failedText: {
      kind: "string",
      text: true,
      default: "não deu para mudar. tente de novo.",
      description: "Shown and spoken when the server did not go along.",
    },
    ...signedOut.attributes,
    signedOutText: {
      kind: "string",
      text: true,
      default: "sua sessão terminou. entre de novo para mudar isto.",
      description: "The same, when the session has ended.",
    },
  },
  events: {
    "yy:feature-changed": {
      description: "The switch turned: `user` at once, `revert` when the server did not go along.",
      detail: eventDetail<{ feature: string; enabled: boolean; origin: FeatureOrigin }>({
        feature: "string",
        enabled: "boolean",
        origin: '"user" | "revert"',
      }),
    },
    "yy:feature-saved": {
      description: "The server has answered, and this is what it keeps.",
      detail: eventDetail<{ feature: string; enabled: boolean }>({
        feature: "string",
        enabled: "boolean",
      }),
    },
  },
  parts: {
    switch: "The whole switch: words, track and the room between them.",
    track: "The track.",
    thumb: "What slides on it.",
    message: "Why it turned back.",
    ...signedOut.parts,
  },
  children: {
    "(default)":
      "The words that name the switch, and a form, button or link that does its work without the script: once the switch is there, only the words show.",
  },
  states: {
    enabled: "The switch is on.",
    pending: "A request of this feature is on its way.",
    error: "The last change was not accepted.",
  },
  tokens: {
    "--yy-seller-toggle-control": "Width kept for the track, and for the form before it; 6rem.",
    "--yy-color-accent": "The track while on.",
    "--yy-color-line-strong": "The track while off.",
    "--yy-color-raised": "The thumb.",
    "--yy-color-danger": "The message.",
    "--yy-size-target": "Least height.",
  },
});
