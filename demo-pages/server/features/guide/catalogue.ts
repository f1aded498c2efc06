import { familyId } from "./addresses";
import type { GuideSource } from "./guideData";
import type { WidgetPage } from "./view";

/** Where widgets without a family stand: their words are not generated yet. */
const noFamily = "outros";

/**
 * The widgets under their families, in the order of Storybook's sidebar; families without one are
 * left out.
 */
export function catalogueView(pages: readonly WidgetPage[], guide: GuideSource) {
  const { families, widgets: words } = guide.words();
  const familyOf = ({ tag }: WidgetPage) => words[tag]?.family ?? noFamily;
  return [...families, noFamily]
    .map((title) => ({
      title,
      id: familyId(title),
      widgets: pages
        .filter((page) => familyOf(page) === title)
        .map(({ name, tag, facts }) => ({
          name,
          tag,
          title: facts.title ?? tag,
          summary: words[tag]?.summary ?? "",
          hasPicture: guide.hasPicture(name),
        })),
    }))
    .filter(({ widgets }) => widgets.length > 0);
}
