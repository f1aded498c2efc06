import { type PropsOf, useCustomState } from "@yy/element";
import { Badge } from "@yy/ui/Badge";
import { useAppCount } from "@yy/ui/native/useAppCount";
import type { schema } from "./schema";
import { useSourceCount } from "./useSourceCount";

type Props = PropsOf<typeof schema>;

/** Shows the count in a pill, or the server's number while the count is unknown. */
export function CountBadge({ count: authored, max, source, label }: Props) {
  const counted = useSourceCount(source);
  const count = counted ?? authored;
  useAppCount(source, counted);
  useCustomState<typeof schema>("known", count !== undefined);
  useCustomState<typeof schema>("empty", count !== undefined && !(count > 0));
  return count === undefined ? <slot /> : <Badge count={count} max={max} label={label} />;
}
