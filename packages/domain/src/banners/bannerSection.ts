/** The parts of the site whose banners are closed one by one (yy-top-banner's README, Sections and cookies). */
export const bannerSections = ["home", "bank", "purchases", "user-sale"] as const;

export type BannerSection = (typeof bannerSections)[number];

/** Segments of a path → the section; where a path has several, the first section of this list. */
const segmentsOf: readonly (readonly [BannerSection, readonly string[]])[] = [
  ["bank", ["carteira"]],
  ["purchases", ["compras"]],
  ["user-sale", ["vendidos", "a-venda"]],
];

/**
 * The section a path belongs to, by whole segments: `/perfil/compras/3` is of the purchases, `/comprasdomes` of none.
 *
 * @param path as in `location.pathname`: without query and fragment
 */
export function bannerSectionOf(path: string): BannerSection | undefined {
  const segments = path.split("/").filter(Boolean);
  if (segments.length === 0) return "home";
  return segmentsOf.find(([, words]) => words.some((word) => segments.includes(word)))?.[0];
}

/** The cookie that remembers when a section's banner was closed: `user_sale_tagbar_closed`. */
export function bannerCookie(section: BannerSection): string {
  return `${section.replace("-", "_")}_tagbar_closed`;
}
