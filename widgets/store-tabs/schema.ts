import { storeTabs } from "@yy/domain/urls/storeTabs";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

/** Key by which views of a tab are counted. */
export type TabMetric = (typeof storeTabs)[number]["metric"];

const [onSale, sold, liked, followers, following] = storeTabs;

export const schema = widgetSchema({
  tag: "yy-store-tabs",
  summary: "The tabs of a seller's store, as links, and word of which one is looked at.",
  mount: "visible",
  attributes: {
    nickname: {
      kind: "string",
      required: true,
      description: "The seller's nickname, without the `@`.",
    },
    basePath: {
      kind: "url",
      default: "/",
      description:
        "Home page of the marketplace, where the paths of the tabs begin; another one where it lies in a folder.",
    },
    label: {
      kind: "string",
      text: true,
      default: "lojinha",
      description: "Name of the navigation.",
    },
    labelOnSale: {
      kind: "string",
      text: true,
      default: onSale.label,
      description: "Text of the first tab.",
    },
    labelSold: {
      kind: "string",
      text: true,
      default: sold.label,
      description: "Text of `/vendidos`.",
    },
    labelLiked: {
      kind: "string",
      text: true,
      default: liked.label,
      description: "Text of `/yeyezados`.",
    },
    labelFollowers: {
      kind: "string",
      text: true,
      default: followers.label,
      description: "Text of `/seguidores`.",
    },
    labelFollowing: {
      kind: "string",
      text: true,
      default: following.label,
      description: "Text of `/seguindo`.",
    },
  },
  events: {
    "yy:store-tab-viewed": {
      description: "One of the tabs is looked at; once per view of the page.",
      detail: eventDetail<{ metric: TabMetric }>({
        metric: storeTabs.map(({ metric }) => `"${metric}"`).join(" | "),
      }),
    },
  },
  parts: {
    nav: "The navigation.",
    tab: "A link to a tab.",
    current: "The link to the tab that is looked at.",
  },
  children: { "(default)": "The same links, for before the script runs and without it." },
  tokens: {
    "--yy-color-muted": "Text of the other tabs.",
    "--yy-color-ink": "Text of the current tab.",
    "--yy-color-accent": "Line under the current tab.",
    "--yy-size-target": "Height.",
  },
});
