import { adoptStyles } from "@yy/element/rendering/styleSheets";
import { windowOverflow } from "@yy/page/scroller";

/**
 * Keeps the window from scrolling, without a jump and without a layout shift, because the space of
 * the scroll bar stays. Returns a cleanup function.
 *
 * The rule is for the element whose `overflow` the browser applies to the window: on the other one
 * it would make the body a scroll container and break `position: sticky` in it. It is in a style
 * sheet, because pages and libraries remember inline styles and restore what they have seen. It is
 * in a cascade layer, because `!important` in a layer wins over any sheet outside layers.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const gutter = window.innerWidth > root.clientWidth ? "scrollbar-gutter:stable!important" : "";
  const css = `@layer yy-scroll{${windowOverflow().localName}{overflow:hidden!important}html{${gutter}}}`;
  const [sheet] = adoptStyles(document, [css]);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
