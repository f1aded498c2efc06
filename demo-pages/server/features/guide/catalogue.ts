import { familyId } from "./addresses";
import type { GuideSource } from "./guideData";
import type { WidgetPage } from "./view";

/** The family of widgets whose texts are not generated yet. */
const noFamily = "outros";

/**
 * The widgets grouped by family, in the order of Storybook's sidebar; empty families are left out.
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
