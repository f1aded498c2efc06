import { useWidget } from "@yy/element";
import { useMarkupLoan } from "@yy/element/useMarkupLoan";

/** What is done with the whole list shows once the list is whole (contract 2.5). */
export function useActions(isComplete: boolean): void {
  const { element } = useWidget();
  useMarkupLoan(
    (loan) => {
      if (isComplete) return undefined;
      for (const actions of element.querySelectorAll("[data-part=actions]"))
        loan.set(actions, "hidden", "");
      return undefined;
    },
    [element, isComplete],
  );
}
