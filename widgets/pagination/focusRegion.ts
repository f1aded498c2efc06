import { onBeforeSnapshot } from "@yy/element";
import { MarkupLoan } from "@yy/element/markupLoan";

/** Puts the focus on the region, and its beginning into view; what that takes is given back when the focus goes on. */
export function focusRegion(region: HTMLElement): void {
  if (!region.hasAttribute("tabindex")) {
    const loan = new MarkupLoan();
    loan.set(region, "tabindex", "-1");
    const end = () => {
      forget();
      region.removeEventListener("blur", end);
      loan.giveBack();
    };
    const forget = onBeforeSnapshot(end);
    region.addEventListener("blur", end);
  }
  region.focus({ preventScroll: true });
  if (region.getBoundingClientRect().top < 0) region.scrollIntoView();
}
