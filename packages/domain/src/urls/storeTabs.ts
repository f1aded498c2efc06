import { encodePart, splitUrl, withoutTrailingSlashes } from "./parts";

/**
 * The tabs of a seller's store in display order (yy-store-tabs's README, The tabs): the key of the
 * metric, the visible label, and the path after `/@{nickname}`.
 */
export const storeTabs = [
  { metric: "a_venda_aba", label: "à venda", suffix: "" },
  { metric: "vendidos_aba", label: "vendidos", suffix: "/vendidos" },
  { metric: "yeyezados_aba", label: "yeyezados", suffix: "/yeyezados" },
  { metric: "seguidores_aba", label: "seguidores", suffix: "/seguidores" },
  { metric: "seguindo_aba", label: "seguindo", suffix: "/seguindo" },
] as const;

export type StoreTab = (typeof storeTabs)[number];

/**
 * The path of a tab: `/@{nickname}` and its suffix.
 * @param base the path of the marketplace's folder
 */
export function storeTabPath(nickname: string, tab: StoreTab, base = "/"): string {
  return `${folderOf(base)}/@${encodePart(nickname)}${tab.suffix}`;
}

/**
 * The tab of this seller's store that a URL shows; undefined for other pages and other sellers. The
 * case of a nickname does not matter.
 * @param base the path of the marketplace's folder
 */
export function storeTabOf(url: string, nickname: string, base = "/"): StoreTab | undefined {
  const path = decoded(withoutTrailingSlashes(splitUrl(url).path));
  const stores = `${decoded(folderOf(base))}/@`;
  if (!path.startsWith(stores)) return undefined;
  const rest = path.slice(stores.length);
  return storeTabs.find(({ suffix }) => {
    const store = rest.slice(0, rest.length - suffix.length);
    return rest.endsWith(suffix) && store.toLowerCase() === nickname.toLowerCase();
  });
}

/** Two slashes at the beginning would turn the next segment into the name of a host. */
function folderOf(base: string): string {
  return withoutTrailingSlashes(base).replace(/^\/+/, "/");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
