import { type PropsOf, useCustomState, useWidget } from "@yy/element";
import { useState } from "react";
import { pressesText } from "./pressesText";
import type { schema } from "./schema";

/** A button that says how often it was pressed. */
export function __Name__({ label }: PropsOf<typeof schema>) {
  const widget = useWidget<typeof schema>();
  const [presses, setPresses] = useState(0);
  useCustomState<typeof schema>("pressed", presses > 0);
  const press = () => {
    setPresses(presses + 1);
    widget.emit("yy:__name__-pressed", { presses: presses + 1 });
  };
  return (
    <button type="button" part="button" onClick={widget.handler(press)}>
      {label}, {pressesText(presses)}
    </button>
  );
}
