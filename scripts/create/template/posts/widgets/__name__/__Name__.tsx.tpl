import { type PropsOf, useWidget } from "@yy/element";
import { LoginLink } from "@yy/ui/remote/index";
import type { schema } from "./schema";
import { use__Name__ } from "./use__Name__";

#if optimistic
/** A toggle button that sends each choice with `__method__ __path__`. */
#else
/** A button that sends `__method__ __path__`, once. */
#end
export function __Name__(props: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
#if optimistic
  const { chosen, failure, toggle } = use__Name__(props);
  const text = chosen ? props.labelChosen : props.label;
#else
  const { status, failure, send } = use__Name__(props);
  const text = status === "sent" ? props.labelSent : props.label;
#end
  return (
    <>
      <button
        type="button"
        part="button"
#if optimistic
        aria-pressed={chosen}
#else
        aria-disabled={status !== "ready" || undefined}
#end
        aria-describedby={failure ? "message" : undefined}
#if optimistic
        onClick={widget.handler(toggle)}
#else
        onClick={widget.handler(send)}
#end
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
