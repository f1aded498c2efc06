import { eventDetail, widgetSchema } from "@yy/element/config/schema";
import type { ChoiceOrigin } from "@yy/session/choices/ChoiceControl";

export const schema = widgetSchema({
  tag: "yy-follow-button",
  summary: "Follows a seller, and stops following.",
  mount: "visible",
  interaction: {
    on: "a, button",
    part: "button",
    toggles: "data-following",
    actsWith: "follow_user",
    settled: "[data-following]",
  },
  writes: true,
  identity: "userId",
  attributes: {
    userId: { kind: "string", required: true, description: "Id of the user to follow." },
    followPath: {
      kind: "url",
      required: true,
      description: "Where a follow is posted, with `following_id` in the JSON body.",
    },
    unfollowPath: {
      kind: "url",
      required: true,
      description: "Where an unfollow is sent with DELETE, with `following_id` in the JSON body.",
    },
    loginPath: {
      kind: "url",
      required: true,
      description: "Sign-in page; a signed-out click goes there with `redirect_to`.",
    },
    statePath: {
      kind: "url",
      description:
        "Asked once for `users[]` with `id` and `user_follow`, on this origin or one the page allows; buttons share the answer.",
    },
    following: { kind: "boolean", description: "Whether the visitor follows the user already." },
    userName: { kind: "string", description: "Shown and spoken after the label." },
    label: {
      kind: "string",
      text: true,
      default: "seguir",
      description: "Text while not following.",
    },
    labelFollowing: {
      kind: "string",
      text: true,
      default: "seguindo",
      description: "Text while following.",
    },
  },
  events: {
    "yy:before-follow": {
      description: "Before a follow; cancelling it stops it.",
      cancelable: true,
      detail: eventDetail<{ userId: string }>({ userId: "string" }),
    },
    "yy:before-unfollow": {
      description: "Before an unfollow; cancelling it stops it.",
      cancelable: true,
      detail: eventDetail<{ userId: string }>({ userId: "string" }),
    },
    "yy:follow-changed": {
      description: "The button shows another state.",
      detail: eventDetail<{ userId: string; following: boolean; origin: ChoiceOrigin }>({
        userId: "string",
        following: "boolean",
        origin: '"user" | "sync" | "initial" | "return" | "revert"',
      }),
    },
  },
  parts: { button: "The button." },
  children: { "(default)": "What shows before the script runs and without it: a link or a form." },
  states: {
    following: "The visitor follows the user.",
    pending: "A request of this user's buttons is on its way.",
  },
  tokens: {
    "--yy-color-accent": "Fill while not following, text and edge while following.",
    "--yy-color-accent-ink": "Text while not following.",
    "--yy-radius-full": "Rounding.",
    "--yy-size-target": "Least height.",
  },
});
