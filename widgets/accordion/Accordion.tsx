import { useWidget } from "@yy/element";
import { showInvalidFields } from "@yy/ui/fields/invalidFields";
import { useLayoutEffect } from "react";
import { keepOneOpen } from "./keepOneOpen";
import { keepThroughMorphs } from "./keepThroughMorphs";
import { openForFragment } from "./openForFragment";
import { panelsOf } from "./panels";
import type { schema } from "./schema";

/** Renders the server's panels unchanged; the `open` attribute of each `<details>` is the state. */
export function Accordion() {
  const { element } = useWidget<typeof schema>();
  useLayoutEffect(() => keepOneOpen(element), [element]);
  useLayoutEffect(() => openForFragment(element), [element]);
  useLayoutEffect(() => keepThroughMorphs(element), [element]);
  useLayoutEffect(
    () =>
      showInvalidFields(element, (field) => {
        for (const panel of panelsOf(element)) if (panel.contains(field)) panel.open = true;
      }),
    [element],
  );
  return <slot />;
}
