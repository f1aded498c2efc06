import { type PropsOf, useWidget } from "@yy/element";
import type { schema } from "./schema";
import { useFollow } from "./useFollow";

type Props = PropsOf<typeof schema>;

/** A toggle button whose words and pressed state change together. */
export function FollowButton(props: Props) {
  // Another user is another button: nothing of the former one's state may stay.
  return <FollowToggle key={props.userId} {...props} />;
}

function FollowToggle({ label, labelFollowing, userName, ...options }: Props) {
  const widget = useWidget<typeof schema>();
  const { following, toggle } = useFollow(options);
  const words = [following ? labelFollowing : label, userName].filter(Boolean).join(" ");
  return (
    <button type="button" part="button" aria-pressed={following} onClick={widget.handler(toggle)}>
      {/* New words are a new node: the former ones are replaced, and do not count as having moved. */}
      <span key={words}>{words}</span>
    </button>
  );
}
