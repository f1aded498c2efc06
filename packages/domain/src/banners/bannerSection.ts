/**
 * Sections of the site; the banners of each are closed separately (yy-top-banner's README, Sections
 * and cookies).
 */
export const bannerSections = ["home", "bank", "purchases", "user-sale"] as const;

export type BannerSection = (typeof bannerSections)[number];

/**
 * Each section with the words of a path that mean it; for a path with several, the first section of
 * this list counts.
 */
const pathWords: readonly (readonly [BannerSection, readonly string[]])[] = [
  ["bank", ["carteira"]],
  ["purchases", ["compras"]],
  ["user-sale", ["vendidos", "a-venda"]],
];

/**
 * The section of a path that contains its word, in whatever place: "purchases" for
 * `/perfil/minhas-compras/3`.
 * @param path as in `location.pathname`: without query and fragment
 */
export function bannerSectionOf(path: string): BannerSection | undefined {
  if (/^\/*$/.test(path)) return "home";
  return pathWords.find(([, words]) => words.some((word) => path.includes(word)))?.[0];
}

/** The cookie that remembers when a section's banner was closed: `user_sale_tagbar_closed`. */
export function bannerCookie(section: BannerSection): string {
  return `${section.replace("-", "_")}_tagbar_closed`;
}
