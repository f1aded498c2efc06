import type { PropsOf } from "@yy/element";
import type { schema } from "./schema";
import { useFinish } from "./useFinish";
import { useRemaining } from "./useRemaining";

/**
 * Shows the time left. Screen readers do not announce a `role=timer`; a polite live region beside
 * it announces the last minutes.
 */
export function Countdown(props: PropsOf<typeof schema>) {
  const { text, announcement } = useRemaining(props, useFinish(props));
  return (
    <div className="box">
      <span part="time" role="timer">
        {text}
      </span>
      <span className="unseen" aria-live="polite">
        {announcement && props[announcement]}
      </span>
      <span className="server">
        <slot />
      </span>
    </div>
  );
}
