import { useWidget } from "@yy/element";
import { useDomPatches } from "@yy/element/react/useDomPatches";
import { useServerChild, useServerPart } from "@yy/element/react/useServerPart";
import { revealByOption } from "./revealByOption";
import type { schema } from "./schema";

/** Shows the server's radios and fields, and hides the fields of options that are not chosen. */
export function VoucherOptions() {
  const { element } = useWidget<typeof schema>();
  const option = useServerChild(
    'input[data-part="option"]',
    'a radio with data-part="option"',
    "option",
  );
  const price = useServerPart("counter-price");
  const complete = option !== null && price !== null;
  useDomPatches(
    (patches) => (complete ? revealByOption(element, patches) : undefined),
    [element, complete],
  );
  return <slot />;
}
