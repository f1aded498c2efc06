import { iconSprite, onHeadChange } from "@yy/http/pageMeta";

/** Fetches the icon sprite as soon as a page names one (behaviour 8.9); a page without the meta loads nothing for it. */
export function startIcons(): void {
  onHeadChange(loadSprite);
  loadSprite();
}

function loadSprite(): void {
  if (iconSprite() === null) return;
  import("@yy/ui/iconSprite").then((icons) => icons.startIconSprite()).catch(console.error);
}
