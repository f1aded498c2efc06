import { onePerPage } from "./onePerPage";

/**
 * Decides for all bundles of a page whether an element waits for the visitor's touch before its
 * first update. `packages/bootstrap/src/admission` answers it; without that nothing waits.
 */
interface MountGate {
  /**
   * Asked of each new element before its first update.
   * @param update queues that update, and so asks once more
   */
  holds?(element: Element, update: () => void): boolean;
  /**
   * Called when a script of the page sets a property, which the widget has to show, or has set it
   * before the tag was defined.
   */
  release?(element: Element): void;
}

declare module "./onePerPage" {
  interface PageRegistry {
    mountGate: MountGate;
  }
}

export const mountGate = onePerPage("mountGate", () => ({}));
