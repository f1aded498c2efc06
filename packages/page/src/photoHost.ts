import { withoutTrailingSlashes } from "@yy/domain/urls/parts";
import { assetsHost, givenPhotoHost } from "./metas";
import { underRoot } from "./root";

/**
 * Where photos are: `meta[name=yy-photo-host]`, else `/photos` of the assets host or of the
 * application. Absolute, because a `<base>` of the page would move a path to another host.
 */
export function photoHost(): string {
  const host = givenPhotoHost();
  if (host !== null) return host;
  const assets = assetsHost();
  return assets === null
    ? location.origin + underRoot("/photos")
    : `${withoutTrailingSlashes(assets)}/photos`;
}
