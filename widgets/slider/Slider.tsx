import { type PropsOf, useWidget } from "@yy/element";
import { useLibrary } from "@yy/element/react/useLibrary";
import { useMemo } from "react";
import { Carousel } from "./Carousel";
import type { schema } from "./schema";
import { scrolledTo } from "./slides/slides";

const loadTrack = () => import("./track/CyclicTrack");

/** The server's row of slides, which scrolls by itself, until the code that turns it into a carousel is there. */
export function Slider(props: PropsOf<typeof schema>) {
  const { element } = useWidget<typeof schema>();
  const library = useLibrary(loadTrack);
  // Read here, while the row still stands: the carousel goes on where the visitor has scrolled to.
  const start = useMemo(() => (library ? scrolledTo(element) : 0), [library, element]);
  return library ? <Carousel {...props} Track={library.CyclicTrack} start={start} /> : <slot />;
}
