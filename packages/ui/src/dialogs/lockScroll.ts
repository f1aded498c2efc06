import { adoptStyles } from "@yy/element/rendering/styleSheets";
import { windowOverflow } from "@yy/page/scroller";

/**
 * Keeps the window from scrolling, without a jump, and without a layout shift: the space of the
 * scroll bar stays. Only on the element whose `overflow` the window has: with another one the body
 * would begin to scroll by itself, and what is sticky inside it would be lost. By a style sheet,
 * because pages and their libraries remember inline styles, and give back what they have seen. In a
 * layer, because `!important` is stronger there than in any sheet outside of layers. Returns a
 * cleanup function.
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
