import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { onOtherVisitor } from "./otherVisitor";

/**
 * State that belongs to the current visitor: it is `initial` again when another user may be signed
 * in.
 * @param holds whether a value says nothing of the visitor, such as the message that the session
 * has ended: it stays
 */
export function useVisitorState<T>(
  initial: T,
  holds: (value: T) => boolean = () => false,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the first render's
  useEffect(
    () => onOtherVisitor(() => setValue((before) => (holds(before) ? before : initial))),
    [],
  );
  return [value, setValue];
}
