import type { ListingFilters } from "@yy/domain/urls/listing";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-search-filters",
  summary: "Sends a listing's filters as one short address: Portuguese keys, nothing empty.",
  mount: "visible",
  interaction: {},
  attributes: {},
  events: {
    "yy:filters-changed": {
      description:
        "A field of the form changed, or the form was reset; what it stands for now, by the product's own names.",
      detail: eventDetail<{ filters: ListingFilters }>({
        filters: "{ query?: string, colors?: string[], price_lte?: string, … }",
      }),
    },
  },
  children: {
    "(default)": {
      description: 'A `<form method="get">`, and what belongs to it.',
      is: "form:not([method=post])",
      required: true,
      single: true,
    },
  },
});
