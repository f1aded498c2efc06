import { encodePart } from "./encodePart";
import { splitUrl } from "./parts";
import { withoutTrailingSlashes } from "./trailingSlashes";

/**
 * The tabs of a seller's store in display order (yy-store-tabs's README, The tabs): metric key, visible label, path
 * after `/@{nickname}`.
 */
export const storeTabs = [
  { metric: "a_venda_aba", label: "à venda", suffix: "" },
  { metric: "vendidos_aba", label: "vendidos", suffix: "/vendidos" },
  { metric: "yeyezados_aba", label: "yeyezados", suffix: "/yeyezados" },
  { metric: "seguidores_aba", label: "seguidores", suffix: "/seguidores" },
  { metric: "seguindo_aba", label: "seguindo", suffix: "/seguindo" },
] as const;

export type StoreTab = (typeof storeTabs)[number];

/** The path of a tab: `/@{nickname}` and its suffix. */
export function storeTabPath(nickname: string, tab: StoreTab): string {
  return `/@${encodePart(nickname)}${tab.suffix}`;
}

/** The tab of this seller's store that a URL shows; undefined for other pages and other sellers. */
export function storeTabOf(url: string, nickname: string): StoreTab | undefined {
  const path = decoded(withoutTrailingSlashes(splitUrl(url).path));
  return storeTabs.find((tab) => path === `/@${nickname}${tab.suffix}`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
