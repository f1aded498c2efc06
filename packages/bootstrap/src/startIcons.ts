import { iconSprite } from "@yy/page/metas";
import { onHeadChange } from "@yy/page/moments";

/**
 * Fetches the icon sprite as soon as the page names one (behaviour 8.9). On pages without that
 * meta, it loads no code.
 */
export function startIcons(): void {
  onHeadChange(loadSprite);
  loadSprite();
}

function loadSprite(): void {
  if (!iconSprite()) return;
  import("@yy/ui/iconSprite").then((icons) => icons.startIconSprite()).catch(console.error);
}
