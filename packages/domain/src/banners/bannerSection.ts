/**
 * The sections of the site. Visitors close the banner of each separately (yy-top-banner's README,
 * Sections and cookies).
 */
export const bannerSections = ["home", "bank", "purchases", "user-sale"] as const;

export type BannerSection = (typeof bannerSections)[number];

/**
 * Each section with the words that mark its paths. For a path with words of several sections, the
 * first in this list counts.
 */
const pathWords: readonly (readonly [BannerSection, readonly string[]])[] = [
  ["bank", ["carteira"]],
  ["purchases", ["compras"]],
  ["user-sale", ["vendidos", "a-venda"]],
];

/**
 * The section whose word is anywhere in the path: "purchases" for `/perfil/minhas-compras/3`.
 * @param path like `location.pathname`, without query and fragment
 */
export function bannerSectionOf(path: string): BannerSection | undefined {
  if (/^\/*$/.test(path)) return "home";
  return pathWords.find(([, words]) => words.some((word) => path.includes(word)))?.[0];
}

/** The cookie that remembers when a section's banner was closed: `user_sale_tagbar_closed`. */
export function bannerCookie(section: BannerSection): string {
  return `${section.replace("-", "_")}_tagbar_closed`;
}
