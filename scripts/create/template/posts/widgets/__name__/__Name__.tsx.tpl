import { type PropsOf, useWidget } from "@yy/element";
import { LoginLink } from "@yy/ui/remote/index";
import type { schema } from "./schema";
import { use__Name__ } from "./use__Name__";

/** A button that sends `__method__ __path__`, once. */
export function __Name__(props: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const { status, failure, send } = use__Name__(props);
#if optimistic
  const text = status === "ready" ? props.label : props.labelSent;
#else
  const text = status === "sent" ? props.labelSent : props.label;
#end
  return (
    <>
      <button
        type="button"
        part="button"
        aria-disabled={status !== "ready" || undefined}
        aria-describedby={failure ? "message" : undefined}
        onClick={widget.handler(send)}
      >
        {/* The key replaces the node with the words: a text that changes in place would count as a layout shift. */}
        <span key={text}>{text}</span>
      </button>
      {failure && (
        <p id="message" part="message" role="alert">
          {failure.text}
        </p>
      )}
      {failure?.isSignedOut && <LoginLink {...props} />}
    </>
  );
}
