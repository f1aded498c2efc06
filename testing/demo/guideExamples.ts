import type { Demo } from "./useDemo";
import { type Visitor, visitorOf } from "./visitor";

/**
 * Reads the guide of the demo pages as a signed-in user.
 * @returns a function from a widget's name without `yy-` to its examples as HTML.
 */
export function guideExamples(demo: Demo): (name: string) => Promise<string> {
  let visitor: Promise<Visitor> | undefined;
  return async (name) => {
    visitor ??= visitorOf(demo.server, 1);
    const html = await (await visitor).visit(`/widgets/${name}`);
    const examples = html.slice(
      html.indexOf('<section class="card example"'),
      html.indexOf('<div class="guide-notes"'),
    );
    return examples
      .replace(/<yy-tabs class="markup">[\s\S]*?<\/yy-tabs>/g, "")
      .replace(/<form class="controls"[\s\S]*?<\/form>/g, "");
  };
}
