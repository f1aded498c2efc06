import { type Interaction, most, type Report, rounded } from "./report";
import { observing, tagAround } from "./Vitals";

/** Not in TypeScript's types yet. */
interface EventTiming extends PerformanceEventTiming {
  readonly interactionId: number;
}

const events = ["pointerdown", "pointerup", "click", "keydown", "keyup"] as const;
/** An event's timing comes with the next frame: those of a second or two are enough. */
const remembered = 200;

/**
 * The slow interactions with widgets, phase by phase. The browser's entries name the host alone, since they do not look
 * into shadow roots; which part it was the event itself says, on its way.
 */
export class Interactions {
  /** Type and time of an event → where in a widget it was. */
  readonly #places = new Map<string, { readonly tag: string; readonly part: string }>();
  /** By the browser's number of the interaction, its longest event. */
  readonly #slowest = new Map<
    number,
    { readonly duration: number; readonly figures: Interaction }
  >();
  readonly #entries = observing<EventTiming>("event", (entry) => this.#timed(entry), {
    durationThreshold: 16,
  });

  constructor() {
    if (this.#entries)
      for (const event of events)
        addEventListener(event, this.#seen, { capture: true, passive: true });
  }

  stop(): void {
    this.#entries?.stop();
    for (const event of events) removeEventListener(event, this.#seen, { capture: true });
  }

  readonly #seen = (event: Event): void => {
    const path = event.composedPath();
    const tag = tagAround(path[0] as Node | undefined);
    if (tag === undefined) return;
    if (this.#places.size >= remembered) this.#places.clear();
    this.#places.set(keyOf(event.type, event.timeStamp), { tag, part: partOf(path) });
  };

  #timed(entry: EventTiming): void {
    const {
      interactionId,
      name: event,
      startTime,
      duration,
      processingStart,
      processingEnd,
    } = entry;
    if (!interactionId) return;
    const place = this.#places.get(keyOf(event, startTime)) ?? {
      tag: tagAround(entry.target),
      part: "",
    };
    const { tag, part } = place;
    if (tag === undefined || duration <= (this.#slowest.get(interactionId)?.duration ?? 0)) return;
    const figures = {
      tag,
      part,
      event,
      inputDelay: rounded(Math.max(processingStart - startTime, 0)),
      processing: rounded(Math.max(processingEnd - processingStart, 0)),
      presentation: rounded(Math.max(startTime + duration - processingEnd, 0)),
    };
    this.#slowest.set(interactionId, { duration, figures });
    if (this.#slowest.size > most) this.#forgetFastest();
  }

  #forgetFastest(): void {
    const [fastest] = [...this.#slowest].sort(([, a], [, b]) => a.duration - b.duration);
    if (fastest) this.#slowest.delete(fastest[0]);
  }

  take(): Pick<Report, "interactions"> {
    this.#entries?.flush();
    const interactions = [...this.#slowest.values()].map(({ figures }) => figures);
    this.#slowest.clear();
    return interactions.length > 0 ? { interactions } : {};
  }
}

const keyOf = (type: string, time: number) => `${type} ${Math.round(time * 10)}`;

/** The innermost `part`, or `data-part` of the server's markup, up to the widget. */
function partOf(path: readonly EventTarget[]): string {
  for (const node of path) {
    if (!(node instanceof Element)) continue;
    if (node.localName.startsWith("yy-")) break;
    const part = node.getAttribute("part") ?? node.getAttribute("data-part");
    if (part && /^[\w-]{1,60}$/.test(part)) return part;
  }
  return "";
}
