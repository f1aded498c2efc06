import type { PropsOf } from "@yy/element";
import { useEffect, useRef } from "react";
import type { schema } from "./schema";
import type { SendingView } from "./useSending";

interface SendingStatusProps {
  readonly sending: SendingView;
  readonly texts: PropsOf<typeof schema>;
}

/** What the sending is at, below the form: near the button that was pressed. */
export function SendingStatus({ sending: { phase, failures, retry }, texts }: SendingStatusProps) {
  const failure = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures.length > 0) failure.current?.scrollIntoView({ block: "nearest" });
  }, [failures]);
  const words = {
    resting: "",
    waiting: texts.waitingText,
    sending: texts.loadingText,
    created: texts.createdText,
  }[phase];
  return (
    <div className="foot">
      <p role="status" part="status">
        {words}
      </p>
      <div ref={failure} role="alert" part="failure">
        {failures.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {failures.length > 0 && (
          <button type="button" part="retry" onClick={retry}>
            {texts.labelRetry}
          </button>
        )}
      </div>
    </div>
  );
}
