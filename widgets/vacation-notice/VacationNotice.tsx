import { type PropsOf, useCustomState } from "@yy/element";
import type { schema } from "./schema";
import { useVacation } from "./useVacation";

/**
 * Shows the notice while the store is on vacation, nothing while it is not, and the server's
 * children while that is unknown.
 */
export function VacationNotice({ userId, text }: PropsOf<typeof schema>) {
  const vacation = useVacation(userId);
  useCustomState<typeof schema>("known", vacation !== null);
  useCustomState<typeof schema>("on-vacation", vacation === true);
  if (vacation === null) return <slot />;
  return vacation ? <p part="notice">{text}</p> : null;
}
