import type { Series } from "../buttons/rounds";
import { type Summary, summarize } from "../statistics";

/** One column of figures about the buttons. */
export interface Measure {
  readonly title: string;
  readonly explanation: string;
  readonly of: (series: Series) => Summary;
}

export const mountTime: Measure = {
  title: "Mount, ms",
  explanation:
    "From the insertion of the markup (`innerHTML`) until a frame that shows every button in or near view has been drawn, at 60 frames a second. The insertions are spread evenly over the time between two frames, so half a frame of waiting is in every figure.",
  of: ({ turns }) => summarize(turns.map(({ mount }) => mount)),
};

export const clickTime: Measure = {
  title: "Click, ms",
  explanation:
    "From the time stamp of a real click on the first button until a frame with the other label has been drawn; a click comes at any moment between two frames, so half a frame is in these too.",
  of: ({ turns }) => summarize(turns.flatMap(({ clicks }) => clicks.map(({ time }) => time))),
};

export const mountThread: Measure = {
  title: "Main thread while mounting, ms",
  explanation:
    "CPU time of the main thread from the insertion until nothing is left to do: scripts, style, layout, painting. Free of waiting, so the steadier figure.",
  of: ({ turns }) => summarize(turns.map(({ mountThread }) => mountThread)),
};

export const heapSize: Measure = {
  title: "Heap, MB",
  explanation:
    "JavaScript's and the DOM's live objects after garbage collection, over the same page without buttons.",
  of: ({ turns }) => summarize(turns.map(({ heap }) => heap)),
};

/** In the order of the report. */
export const measures: readonly Measure[] = [
  mountTime,
  mountThread,
  {
    title: "Of it style and layout, ms",
    explanation: "What the browser spends on the boxes, whoever asked for them.",
    of: ({ turns }) => summarize(turns.map(({ mountLayout }) => mountLayout)),
  },
  heapSize,
  clickTime,
  {
    title: "Remove, ms",
    explanation:
      "CPU time of the main thread from taking all buttons off the page until nothing is left to do.",
    of: ({ turns }) => summarize(turns.map(({ removeThread }) => removeThread)),
  },
];
