import { type PropsOf, useWidget } from "@yy/element";
import type { schema } from "./schema";
import { useFollow } from "./useFollow";

type Props = PropsOf<typeof schema>;

/** A toggle button whose text and pressed state change together. */
export function FollowButton(props: Props) {
  const { label, labelFollowing, userName } = props;
  const widget = useWidget<typeof schema>();
  const { following, toggle } = useFollow(props);
  const text = [following ? labelFollowing : label, userName].filter(Boolean).join(" ");
  return (
    <button type="button" part="button" aria-pressed={following} onClick={widget.handler(toggle)}>
      {/* The key replaces the node with its text: a text that changes in place would count as a layout shift. */}
      <span key={text}>{text}</span>
    </button>
  );
}
