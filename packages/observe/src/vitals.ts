import { type Watch, watchEntries } from "./entries";
import type { Figures } from "./Figures";
import { type EventTiming, interactionEvents } from "./Interactions";
import { placeOf, tagOf, type WidgetPlace } from "./widgetOf";

interface EventEntry extends PerformanceEntry, EventTiming {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly target: Node | null;
}

interface PaintEntry extends PerformanceEntry {
  readonly element: Element | null;
  readonly url: string;
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Events are kept until the browser has measured them. */
const maxEvents = 100;

/** A longer interaction is a slow one, as in the web-vitals library. */
const minSlowMs = 40;

/**
 * Measures slow interactions. The browser's entries name only the host of a shadow root. The place
 * inside it is read from the event itself, and matched with the entry by its time.
 */
export function watchInteractions(figures: Figures, since: number): Watch {
  const places = new Map<string, WidgetPlace>();
  const keyOf = (name: string, time: number) => `${name} ${time.toFixed(1)}`;
  const recordPlace = (event: Event) => {
    const place = placeOf(event.composedPath());
    if (!place) return;
    places.set(keyOf(event.type, event.timeStamp), place);
    const [oldest = ""] = places.keys();
    if (places.size > maxEvents) places.delete(oldest);
  };
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  for (const name of interactionEvents) addEventListener(name, recordPlace, options);

  const watch = watchEntries<EventEntry>(
    "event",
    { since, durationThreshold: minSlowMs },
    (entry) => {
      const host = tagOf(entry.target);
      const place =
        places.get(keyOf(entry.name, entry.startTime)) ??
        (host === undefined ? undefined : { tag: host });
      figures.event(entry, place);
    },
  );
  return {
    ...watch,
    stop() {
      end.abort();
      places.clear();
      watch.stop();
    },
  };
}

/** Measures the largest paint and the layout shifts that a widget has caused. */
export function watchPaints(figures: Figures, since: number): Watch {
  const paints = watchEntries<PaintEntry>("largest-contentful-paint", { since }, (entry) => {
    const [navigation] = performance.getEntriesByType("navigation");
    const shown = (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0;
    const tag = tagOf(entry.element) ?? tagOf(imageInWidget(entry));
    figures.largestPaint(Math.max(0, entry.startTime - shown), tag);
  });
  const shifts = watchEntries<ShiftEntry>("layout-shift", { since }, (entry) => {
    if (entry.hadRecentInput) return;
    for (const { node } of entry.sources) {
      const tag = tagOf(node);
      if (tag === undefined) continue;
      figures.shift(tag, entry.value);
      return;
    }
  });
  return {
    flush() {
      paints.flush();
      shifts.flush();
    },
    stop() {
      paints.stop();
      shifts.stop();
    },
  };
}

/** Finds an image in a shadow root by its URL, because the entry does not name the element. */
function imageInWidget({ element, url }: PaintEntry): Element | undefined {
  if (element || !url) return undefined;
  for (const { shadowRoot } of document.getElementsByTagName("*"))
    for (const image of shadowRoot?.querySelectorAll("img") ?? [])
      if (image.currentSrc === url) return image;
  return undefined;
}
