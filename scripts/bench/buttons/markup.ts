import { readFileSync } from "node:fs";
import { inRepository } from "../../repository";
import { template } from "../bench";

/** How a server writes the follow button: for our tag, for any other element, and in Stimulus' own form. */
export type Markup = "ours" | "element" | "stimulus";

/** Finds the buttons on a page. */
export const selectors: Readonly<Record<Markup, string>> = {
  ours: "yy-follow-button",
  element: "follow-button",
  stimulus: ".follow-button",
};

const templates = {
  ours: template("buttons/markup/ours.html"),
  element: template("buttons/markup/element.html"),
  stimulus: template("buttons/markup/stimulus.html"),
};

/** One button, as a server would send it. */
export const markupOf = (markup: Markup, userId: number, userName: string) =>
  templates[markup]({ userId, userName });

export const pageStyles = template("buttons/page.css")();

/** The box that our tag keeps before its script runs, for another contender's tag and attribute names. */
export function boxStylesOf(markup: Markup): string {
  const [prefix, suffix] = markup === "stimulus" ? ["data-follow-", "-value"] : ["", ""];
  return readFileSync(inRepository("widgets/follow-button/follow-button.page.css"), "utf8")
    .replaceAll("yy-follow-button", selectors[markup])
    .replaceAll(/data-(user-name|label-following)/g, `${prefix}$1${suffix}`);
}
