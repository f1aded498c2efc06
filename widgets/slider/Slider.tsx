import { type PropsOf, useWidget } from "@yy/element";
import { useState } from "react";
import { Carousel } from "./Carousel";
import type { schema } from "./schema";
import { startOf, useSlides } from "./slides/slides";

/**
 * Shows the server's row of slides as a carousel that starts at the slide that the visitor has
 * scrolled to.
 */
export function Slider(props: PropsOf<typeof schema>) {
  const { element } = useWidget<typeof schema>();
  const [start] = useState(() => startOf(element));
  const slides = useSlides();
  const { list } = slides;
  return <Carousel {...props} key={list} slides={slides} start={list === 0 ? start : 0} />;
}
