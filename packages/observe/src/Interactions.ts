import type { WidgetPlace } from "./widgetOf";

/** The fields of a performance entry of type `event` that are used here. Times are in ms. */
export interface EventTiming {
  readonly name: string;
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
  /** 0 for events that belong to no interaction. */
  readonly interactionId: number;
}

/** A slow interaction with a widget, by its phases in ms. */
export interface Interaction extends WidgetPlace {
  readonly event: string;
  readonly inputDelay: number;
  readonly processing: number;
  readonly presentation: number;
}

/** The events whose result one frame has shown. */
interface Frame {
  readonly shown: number;
  processingStart: number;
  processingEnd: number;
}

/** An interaction, described by its event with the longest duration. */
interface OpenInteraction {
  readonly start: number;
  readonly duration: number;
  readonly frame: Frame;
  /** The event in the frame whose listeners took the longest. */
  event: string;
  longest: number;
  place: WidgetPlace | undefined;
}

/**
 * Browsers round durations to this. Events that end closer together were shown by the same frame.
 */
const roundingMs = 8;

/** The number of recent frames that an event may belong to. */
const recentFrames = 10;

/** The events that make up interactions. */
export const interactionEvents = ["pointerdown", "pointerup", "click", "keydown", "keyup"] as const;

/**
 * Groups events into interactions as web-vitals does. A click consists of `pointerdown`,
 * `pointerup` and `click`; its duration is the longest of theirs. Its processing time includes all
 * events that the frame has shown, also those that belong to no interaction.
 */
export class Interactions {
  readonly #maxTold: number;
  #frames: Frame[] = [];
  readonly #open = new Map<number, OpenInteraction>();

  constructor(maxTold: number) {
    this.#maxTold = maxTold;
  }

  add(timing: EventTiming, place: WidgetPlace | undefined): void {
    const { interactionId: id, startTime: start, duration, name: event } = timing;
    const frame = this.#frameOf(timing);
    const open = this.#open.get(id);
    if (!id || (!open && this.#open.size >= this.#maxTold * 4)) return;
    const longest = timing.processingEnd - timing.processingStart;
    if (open?.frame === frame) {
      if (longest > open.longest) Object.assign(open, { event, longest });
      open.place ??= place;
    }
    if (duration <= (open?.duration ?? 0)) return;
    const told = open?.frame === frame ? open : { event, longest, place };
    this.#open.set(id, { ...told, start, duration, frame });
  }

  #frameOf({ startTime, duration, processingStart, processingEnd }: EventTiming): Frame {
    const shown = startTime + duration;
    const recent = this.#frames.find((each) => Math.abs(each.shown - shown) <= roundingMs);
    const frame = recent ?? { shown, processingStart, processingEnd };
    frame.processingStart = Math.min(frame.processingStart, processingStart);
    frame.processingEnd = Math.max(frame.processingEnd, processingEnd);
    if (!recent) this.#frames = [...this.#frames.slice(1 - recentFrames), frame];
    return frame;
  }

  /**
   * The interactions since the last call, the slowest first: the slowest one for each widget, part
   * and event.
   */
  take(): Interaction[] {
    const slowest = new Map<string, Interaction>();
    for (const open of this.#open.values()) {
      if (!open.place) continue;
      const interaction = interactionOf(open, open.place);
      const { tag, part, event } = interaction;
      const key = [tag, part, event].join();
      const other = slowest.get(key);
      if (!other || durationOf(interaction) > durationOf(other)) slowest.set(key, interaction);
    }
    this.#open.clear();
    return [...slowest.values()]
      .sort((a, b) => durationOf(b) - durationOf(a))
      .slice(0, this.#maxTold);
  }
}

function interactionOf(open: OpenInteraction, place: WidgetPlace): Interaction {
  const { start, duration, frame, event } = open;
  // The frame may have begun before this event, and a native dialog such as `alert()` may block
  // processing after the frame was shown.
  const processingStart = Math.max(frame.processingStart, start);
  const shown = Math.max(start + duration, processingStart);
  const processingEnd = Math.min(frame.processingEnd, shown);
  return {
    ...place,
    event,
    inputDelay: processingStart - start,
    processing: processingEnd - processingStart,
    presentation: shown - processingEnd,
  };
}

const durationOf = ({ inputDelay, processing, presentation }: Interaction) =>
  inputDelay + processing + presentation;
