import type { WidgetPlace } from "./widgetOf";

/** What is used of an entry of type `event`. Times in ms. */
export interface EventTiming {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  /** 0 for events that belong to none. */
  readonly interactionId: number;
}

/** A slow interaction with a widget, by its phases in ms. */
export interface Interaction extends WidgetPlace {
  readonly event: string;
  readonly inputDelay: number;
  readonly processing: number;
  readonly presentation: number;
}

/** The events of one interaction that one frame has shown. */
interface ShownEvents {
  /** When the frame was shown. */
  readonly shown: number;
  start: number;
  processingStart: number;
  processingEnd: number;
  /** The event whose listeners took longest, and how long. */
  event: string;
  longest: number;
  place: WidgetPlace | undefined;
}

/** Durations are rounded to this, in ms: what ends closer together was shown by one frame. */
const rounding = 8;

/** Of which events interactions consist. */
export const interactionEvents = ["pointerdown", "pointerup", "click", "keydown", "keyup"] as const;

/** Puts the events of interactions together, as the browser's own metric does: a click is pointerdown, pointerup and click. */
export class Interactions {
  readonly #most: number;
  /** Interaction → by frame. */
  readonly #open = new Map<number, ShownEvents[]>();

  constructor(most: number) {
    this.#most = most;
  }

  add(timing: EventTiming, place: WidgetPlace | undefined): void {
    const { interactionId: id, startTime, processingStart, processingEnd, duration, name } = timing;
    if (!id || (!this.#open.has(id) && this.#open.size >= this.#most * 4)) return;
    const frames = this.#open.get(id) ?? [];
    this.#open.set(id, frames);
    const shown = startTime + duration;
    const took = processingEnd - processingStart;
    const same = frames.find((each) => Math.abs(each.shown - shown) <= rounding);
    if (!same) {
      frames.push({
        shown,
        start: startTime,
        processingStart,
        processingEnd,
        event: name,
        longest: took,
        place,
      });
      return;
    }
    same.start = Math.min(same.start, startTime);
    same.processingStart = Math.min(same.processingStart, processingStart);
    same.processingEnd = Math.max(same.processingEnd, processingEnd);
    if (took > same.longest) Object.assign(same, { event: name, longest: took });
    same.place ??= place;
  }

  /** What has come since the last call: of each widget, part and event the slowest, the slowest first. */
  take(): Interaction[] {
    const slowest = new Map<string, Interaction>();
    for (const frames of this.#open.values()) {
      const [longest] = [...frames].sort((a, b) => b.shown - b.start - (a.shown - a.start));
      if (!longest?.place) continue;
      const interaction = interactionOf(longest, longest.place);
      const { tag, part, event } = interaction;
      const key = [tag, part, event].join();
      const other = slowest.get(key);
      if (!other || durationOf(interaction) > durationOf(other)) slowest.set(key, interaction);
    }
    this.#open.clear();
    return [...slowest.values()].sort((a, b) => durationOf(b) - durationOf(a)).slice(0, this.#most);
  }
}

function interactionOf(events: ShownEvents, place: WidgetPlace): Interaction {
  const { start, shown, processingStart, processingEnd, event } = events;
  return {
    ...place,
    event,
    inputDelay: processingStart - start,
    processing: processingEnd - processingStart,
    presentation: Math.max(0, shown - processingEnd),
  };
}

const durationOf = ({ inputDelay, processing, presentation }: Interaction) =>
  inputDelay + processing + presentation;
