import r2wc from "@r2wc/react-to-web-component";
import { useLayoutEffect, useState } from "react";
import { type FollowSettings, labelOf, sendFollow, sharedSheets } from "./followButton";

interface Props extends FollowSettings {
  readonly following?: boolean;
  /** The bridge passes this. */
  readonly container: ShadowRoot;
}

function FollowButton({ following: authored = false, container, ...settings }: Props) {
  const [following, setFollowing] = useState(authored);

  useLayoutEffect(() => {
    container.adoptedStyleSheets = sharedSheets();
  }, [container]);

  const toggle = async () => {
    setFollowing(!following);
    setFollowing(await sendFollow(!following, settings));
  };

  return (
    <button type="button" part="button" aria-pressed={following} onClick={toggle}>
      {labelOf(following, settings.userName)}
    </button>
  );
}

/** The bridge is used as its README shows. */
const R2wcFollowButton = r2wc(FollowButton, {
  shadow: "open",
  props: {
    userId: "string",
    userName: "string",
    followPath: "string",
    unfollowPath: "string",
    loginPath: "string",
    following: "boolean",
  },
});

customElements.define("follow-button", R2wcFollowButton);
