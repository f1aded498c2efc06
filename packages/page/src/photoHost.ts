import { withoutTrailingSlashes } from "@yy/domain/urls/trailingSlashes";
import { assetsHost, givenPhotoHost } from "./metas";

/**
 * Where photos are: `meta[name=yy-photo-host]`, else `/photos` of the assets host or of the page's own origin. Absolute,
 * because a `<base>` of the page would move a path to another host.
 */
export function photoHost(): string {
  return givenPhotoHost() ?? `${withoutTrailingSlashes(assetsHost() ?? location.origin)}/photos`;
}
