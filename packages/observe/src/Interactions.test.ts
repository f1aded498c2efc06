import { expect, it } from "vitest";
import { type EventTiming, Interactions } from "./Interactions";

const button = { tag: "yy-form", part: "submit" };

const timing = (name: string, more: Partial<EventTiming> = {}): EventTiming => ({
  name,
  startTime: 1000,
  duration: 160,
  processingStart: 1010,
  processingEnd: 1011,
  interactionId: 1,
  ...more,
});

it("puts the events together that one frame has shown, and names the one that took longest", () => {
  const interactions = new Interactions(50);
  interactions.add(timing("pointerdown", { startTime: 900, duration: 40 }), button);
  interactions.add(timing("pointerup"), button);
  interactions.add(
    timing("click", { duration: 152, processingStart: 1011, processingEnd: 1120 }),
    button,
  );
  expect(interactions.take()).toEqual([
    { ...button, event: "click", inputDelay: 10, processing: 110, presentation: 40 },
  ]);
  expect(interactions.take()).toEqual([]);
});

it("tells of each widget, part and event the slowest, the slowest first", () => {
  const interactions = new Interactions(50);
  for (const [interactionId, duration] of [
    [1, 80],
    [2, 300],
    [3, 100],
  ] as const)
    interactions.add(timing("click", { interactionId, duration }), button);
  interactions.add(timing("keydown", { interactionId: 4, duration: 400 }), { tag: "yy-mask" });
  expect(interactions.take().map(({ tag, presentation }) => [tag, presentation])).toEqual([
    ["yy-mask", 389],
    ["yy-form", 289],
  ]);
});

it("leaves out what is no interaction, and what is in no widget", () => {
  const interactions = new Interactions(50);
  interactions.add(timing("pointermove", { interactionId: 0 }), button);
  interactions.add(timing("click", { interactionId: 2 }), undefined);
  expect(interactions.take()).toEqual([]);
});

it("keeps no more than it may, however many come", () => {
  const interactions = new Interactions(2);
  for (let id = 1; id <= 1000; id += 1)
    interactions.add(timing("click", { interactionId: id }), { tag: `yy-a${id}` });
  expect(interactions.take()).toHaveLength(2);
});

it("counts all that the frame has shown as processing, and no more than the interaction took", () => {
  const interactions = new Interactions(50);
  interactions.add(
    timing("pointerover", {
      interactionId: 0,
      startTime: 996,
      duration: 160,
      processingStart: 998,
    }),
    undefined,
  );
  interactions.add(timing("click", { processingStart: 1012, processingEnd: 1500 }), button);
  expect(interactions.take()).toEqual([
    { ...button, event: "click", inputDelay: 0, processing: 160, presentation: 0 },
  ]);
});
