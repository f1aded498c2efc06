import base from "../../../packages/ui/src/base.css?inline";
import button from "../../../widgets/follow-button/follow-button.css?inline";

/** The texts of the stylesheets that our own button adopts. */
export const styles = [base, button];

let sheets: CSSStyleSheet[] | undefined;

/** One set of constructed stylesheets for all buttons of a page. */
export function sharedSheets(): CSSStyleSheet[] {
  sheets ??= styles.map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}
