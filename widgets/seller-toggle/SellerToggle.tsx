import { type PropsOf, useWidget } from "@yy/element";
import { useHostMark } from "@yy/element/react/useHostMark";
import { LoginLink } from "@yy/ui/remote/index";
import type { schema } from "./schema";
import { useFeature } from "./useFeature";
import { useSwitchWords } from "./useSwitchWords";

type Props = PropsOf<typeof schema>;

/** A switch with the server's text as its name; a click anywhere on it toggles it. */
export function SellerToggle(props: Props) {
  const widget = useWidget<typeof schema>();
  const { enabled, failure, toggle } = useFeature(props);
  const words = useSwitchWords();
  useHostMark("data-yy-drawn", true);
  return (
    <>
      <button
        type="button"
        role="switch"
        part="switch"
        aria-checked={enabled}
        aria-describedby={failure ? "message" : undefined}
        onClick={widget.handler(toggle)}
      >
        <span className="words">
          <slot />
          {words && <span>{words}</span>}
        </span>
        <span part="track">
          <span part="thumb" />
        </span>
      </button>
      {failure && (
        <p key={failure.count} id="message" part="message" role="alert">
          {failure.text}
        </p>
      )}
      {failure?.isSignedOut && <LoginLink {...props} />}
    </>
  );
}
