import { iconSprite } from "@yy/http/pageMeta";

const pageEvents = ["DOMContentLoaded", "turbo:load", "turbolinks:load"];

/**
 * Fetches the icon sprite as soon as a page names one (behaviour 8.9); a page without the meta loads nothing for it.
 */
export function startIcons(): void {
  if (iconSprite() === null) {
    for (const event of pageEvents) document.addEventListener(event, startIcons, { once: true });
    return;
  }
  import("@yy/ui/iconSprite").then((icons) => icons.startIconSprite()).catch(console.error);
}
