import { defineWidget, type ElementOf } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { FollowButton } from "./FollowButton";
import css from "./follow-button.css?inline";
import { urlAsksToFollow } from "./followIntent";
import { schema } from "./schema";

declare global {
  interface HTMLElementTagNameMap {
    "yy-follow-button": ElementOf<typeof schema>;
  }
}

export const followButton = defineWidget({
  schema,
  component: FollowButton,
  styles: [base, css],
  // A button for which the visitor has signed in must not wait until it is scrolled to.
  mountStrategy: ({ dataset }) => (urlAsksToFollow(dataset.userId ?? "") ? "eager" : undefined),
});
