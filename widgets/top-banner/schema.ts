import { type BannerSection, bannerSections } from "@yy/domain/banners/bannerSection";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-top-banner",
  summary: "A banner that the visitor closes for a year, for each part of the site on its own.",
  mount: "eager",
  attributes: {
    section: {
      kind: "choice",
      options: bannerSections,
      description:
        "Which banner it is; without it the page's path says: `/`, or `carteira`, `compras`, `vendidos` or `a-venda` in it.",
    },
    labelClose: {
      kind: "string",
      text: true,
      default: "fechar",
      description: "Name of the close button.",
    },
  },
  events: {
    "yy:banner-closed": {
      description: "The visitor closed the banner; others of its section go with it.",
      detail: eventDetail<{ section: BannerSection }>({
        section: '"home" | "bank" | "purchases" | "user-sale"',
      }),
    },
  },
  parts: { close: "The close button." },
  children: { "(default)": "What the banner says: text, a link, a picture." },
  states: { closed: "The visitor has closed the banner of this section: it takes no room." },
  tokens: {
    "--yy-color-soft": "Ground.",
    "--yy-color-ink": "Text.",
    "--yy-color-muted": "The close button's cross.",
    "--yy-size-target": "Height and width of the close button.",
  },
});
