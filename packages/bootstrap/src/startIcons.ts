import { iconSprite } from "@yy/http/pageMeta";

const moments = ["DOMContentLoaded", "turbo:load", "turbolinks:load"];

/**
 * Fetches the icon sprite as soon as a page names one (behaviour 8.9); a page without the meta loads nothing for it.
 */
export function startIcons(): void {
  if (iconSprite() === null) {
    for (const moment of moments) document.addEventListener(moment, startIcons, { once: true });
    return;
  }
  import("@yy/ui/iconSprite").then((icons) => icons.startIconSprite()).catch(console.error);
}
