import type { Page } from "playwright";

/** An error that a widget reported to the page. */
export interface SeenError {
  readonly widget: string;
  readonly name: string;
  readonly message: string;
}

/** An entry of Chromium's layout instability API. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    /** All `yy:error` events since the document was created (written by `recordErrors`). */
    seenErrors: SeenError[];
    /** Layout shifts without recent input: what moved, from where to where. */
    layoutShifts: string[];
  }
}

/**
 * Records `yy:error` and layout shifts from the page's start on. A page that is open already must
 * be reloaded.
 */
export async function recordErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seenErrors = [];
    window.layoutShifts = [];
    // Captures the event, so that a page that stops it cannot hide it.
    const note = (event: Event) => {
      const { error, widget } = (event as CustomEvent<{ error: Error; widget: string }>).detail;
      window.seenErrors.push({ widget, name: error.name, message: error.message });
    };
    window.addEventListener("yy:error", note, true);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of entry.sources)
          window.layoutShifts.push(
            `${node?.nodeName}: ${place(previousRect)} → ${place(currentRect)}`,
          );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export function seenErrors(page: Page): Promise<SeenError[]> {
  return page.evaluate(() => window.seenErrors);
}
