import { useEffect, useLayoutEffect, useState } from "react";
import { ChoiceControl, type ChoiceOptions, type ChoiceWidget } from "./ChoiceControl";
import type { VisitorChoices } from "./VisitorChoices";

/**
 * A yes or no that the visitor chooses and the server keeps. It shows a press at once, sends it by
 * itself, in order with those on other controls of the same key, takes it back on failure, and
 * shows nothing of a former visitor.
 *
 * @param choices of one kind, from `visitorChoices()`
 * @returns what shows, and the control that chooses
 */
export function useChoice<State extends string>(
  widget: ChoiceWidget<State>,
  choices: VisitorChoices,
  options: ChoiceOptions<State>,
): { readonly value: boolean; readonly control: ChoiceControl } {
  const { authored } = options;
  const [value, setValue] = useState(() => choices.of(options.key).shown ?? authored);
  const [control] = useState(() => new ChoiceControl(widget, choices, options, setValue));
  useLayoutEffect(() => {
    control.options = options;
  });
  useLayoutEffect(() => control.join(), [control]);
  useEffect(() => control.read(authored), [control, authored]);
  return { value, control };
}
