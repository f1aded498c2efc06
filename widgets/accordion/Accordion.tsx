import { useWidget } from "@yy/element";
import { useLayoutEffect } from "react";
import { keepOneOpen } from "./keepOneOpen";
import { keepThroughMorphs } from "./keepThroughMorphs";
import { openForFragment } from "./openForFragment";
import type { schema } from "./schema";

/** Renders the server's panels unchanged; the `open` attribute of each `<details>` is the state. */
export function Accordion() {
  const { element } = useWidget<typeof schema>();
  useLayoutEffect(() => keepOneOpen(element), [element]);
  useLayoutEffect(() => openForFragment(element), [element]);
  useLayoutEffect(() => keepThroughMorphs(element), [element]);
  return <slot />;
}
