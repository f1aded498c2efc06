import { type PropsOf, useWidget } from "@yy/element";
import { useState } from "react";
import { Carousel } from "./Carousel";
import type { schema } from "./schema";
import { startOf } from "./slides/slides";

/** The server's row of slides as a carousel that starts at the slide the visitor has scrolled to. */
export function Slider(props: PropsOf<typeof schema>) {
  const { element } = useWidget<typeof schema>();
  const [start] = useState(() => startOf(element));
  return <Carousel {...props} start={start} />;
}
