import { type PropsOf, useWidget } from "@yy/element";
import { CloseButton } from "@yy/ui/CloseButton";
import { type MouseEvent, useRef } from "react";
import type { Message } from "./messages";
import type { schema } from "./schema";
import { useFocusReturn } from "./useFocusReturn";
import { useMessages } from "./useMessages";

/** Messages stacked over the page, in two live regions that exist before any text does. */
export function Flash({ duration, labelClose }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const region = useRef<HTMLDivElement>(null);
  const { messages, list } = useMessages(region, duration);
  const leaveButton = useFocusReturn(region);

  const close = (id: number) =>
    widget.handler(({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // The `detail` of a click is 0 if it comes from the keyboard.
      leaveButton(currentTarget, detail === 0);
      messages.close(id);
    });
  const draw = (message: Message) => (
    <Toast key={message.id} {...message} labelClose={labelClose} onClose={close(message.id)} />
  );

  return (
    <>
      <slot className={messages.used ? "taken" : undefined} />
      <div ref={region} part="region" popover="manual">
        <div role="alert" aria-atomic="false">
          {list.filter(({ kind }) => kind === "error").map(draw)}
        </div>
        <div role="status" aria-atomic="false">
          {list.filter(({ kind }) => kind !== "error").map(draw)}
        </div>
      </div>
    </>
  );
}

interface ToastProps extends Message {
  readonly labelClose: string;
  readonly onClose: (event: MouseEvent<HTMLButtonElement>) => void;
}

function Toast({ id, kind, text, arriving, leaving, labelClose, onClose }: ToastProps) {
  const motion = leaving ? "leaving" : arriving ? "arriving" : undefined;
  return (
    <div part={`message ${kind}`} className={motion} data-kind={kind}>
      <span part="text" id={`text-${id}`}>
        {text}
      </span>
      <CloseButton label={labelClose} describedBy={`text-${id}`} onClick={onClose} />
    </div>
  );
}
