import {
  type BannerSection,
  bannerSectionOf,
  bannerSections,
} from "@yy/domain/banners/bannerSection";
import { ConfigError } from "@yy/domain/errors";
import { useWidget } from "@yy/element";
import { onRendered } from "@yy/page/moments";
import { underRoot } from "@yy/page/root";
import { useEffect, useState } from "react";
import { schema } from "./schema";

/**
 * Returns the section that the author sets, else that of the page's path, which a Turbo visit
 * changes under a permanent banner.
 * @throws ConfigError while rendering, when there is neither
 */
export function useSection(authored: BannerSection | undefined): BannerSection {
  const path = usePath();
  const section = authored ?? bannerSectionOf(path);
  if (section) return section;
  throw new ConfigError(
    `${schema.tag}: data-section must be one of ${bannerSections.map((name) => `"${name}"`).join(", ")} on a page whose path tells none, as ${path}`,
    { code: "YY-116", attribute: "data-section" },
  );
}

function usePath(): string {
  const { element } = useWidget();
  const [path, setPath] = useState(pathInRoot);
  useEffect(() => {
    const look = () => {
      // The widget of the previous page gets the event too, and ignores it.
      if (element.isConnected) setPath(pathInRoot());
    };
    return onRendered(look);
  }, [element]);
  return path;
}

/** Returns the path of the page within the application. */
function pathInRoot(): string {
  const { pathname } = location;
  const root = underRoot("/");
  return `${pathname}/`.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname;
}
