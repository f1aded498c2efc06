import { useWidget } from "@yy/element";
import { useLayoutEffect } from "react";
import { keepOneOpen } from "./keepOneOpen";
import { keepThroughMorphs } from "./keepThroughMorphs";
import { openForFragment } from "./openForFragment";
import type { schema } from "./schema";

/** The server's panels as they are; which of them is open is theirs to say, as with any `<details>`. */
export function Accordion() {
  const { element } = useWidget<typeof schema>();
  useLayoutEffect(() => keepOneOpen(element), [element]);
  useLayoutEffect(() => openForFragment(element), [element]);
  useLayoutEffect(() => keepThroughMorphs(element), [element]);
  return <slot />;
}
