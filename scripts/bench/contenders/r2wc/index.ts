import r2wc from "@r2wc/react-to-web-component";
import { FollowButton } from "./FollowButton";

/** The bridge as its README shows it. */
const R2wcFollowButton = r2wc(FollowButton, {
  shadow: "open",
  props: {
    userId: "string",
    userName: "string",
    followPath: "string",
    unfollowPath: "string",
    loginPath: "string",
    following: "boolean",
    label: "string",
    labelFollowing: "string",
  },
});

customElements.define("r2wc-follow-button", R2wcFollowButton);
