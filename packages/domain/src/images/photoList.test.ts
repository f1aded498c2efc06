import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptyList,
  newPhoto,
  type PhotoEvent,
  type PhotoList,
  type PhotoRejection,
  photoReducer,
  sortChosen,
} from "./photoList";

const keys = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });
const list = keys.map(
  (all): PhotoList => ({
    photos: all.map((key) => newPhoto(key, { name: `${key}.png` })),
    rejections: [{ name: "a.txt", why: "type" }],
  }),
);
const keysOf = ({ photos }: PhotoList) => photos.map(({ key }) => key);

describe("photoReducer", () => {
  it("leaves a list alone for a photo that is not in it any more", () => {
    const types = fc.constantFrom("removed" as const, "movedForward" as const, "gone" as const);
    fc.assert(
      fc.property(list, types, (before, type) => {
        expect(photoReducer(before, { type, key: 10 })).toBe(before);
        expect(photoReducer(before, { type: "changed", key: 10, change: { part: 1 } })).toBe(
          before,
        );
      }),
    );
  });

  it("moves a photo past the one before it and no other; the cover stays", () => {
    fc.assert(
      fc.property(list, fc.nat({ max: 5 }), (before, at) => {
        const all = keysOf(before);
        const key = all[at];
        fc.pre(key !== undefined);
        const expected = [...all];
        expected.splice(at, 1);
        expected.splice(Math.max(0, at - 1), 0, key);
        expect(keysOf(photoReducer(before, { type: "movedForward", key }))).toEqual(expected);
      }),
    );
  });

  it("takes a photo out, the others stay in their order; a file that is gone is named", () => {
    fc.assert(
      fc.property(list, fc.nat({ max: 5 }), (before, at) => {
        const key = keysOf(before)[at];
        fc.pre(key !== undefined);
        const others = keysOf(before).filter((other) => other !== key);
        const removed = photoReducer(before, { type: "removed", key });
        const gone = photoReducer(before, { type: "gone", key });
        expect([keysOf(removed), keysOf(gone)]).toEqual([others, others]);
        expect(removed.rejections).toEqual([]);
        expect(gone.rejections).toEqual([
          ...before.rejections,
          { name: `${key}.png`, why: "gone" },
        ]);
      }),
    );
  });

  it("changes one photo, and takes none beyond the most that there may be", () => {
    const start = { ...emptyList, photos: [newPhoto(1), newPhoto(2)] };
    const changed = photoReducer(start, { type: "changed", key: 2, change: { status: "sent" } });
    expect(changed.photos.map(({ status }) => status)).toEqual(["waiting", "sent"]);
    const restored: PhotoEvent = {
      type: "restored",
      photos: [newPhoto(3, { id: "c" }), newPhoto(4, { id: "d" })],
      maxPhotos: 3,
    };
    expect(keysOf(photoReducer(changed, restored))).toEqual([1, 2, 3]);
  });

  it("forgets what was refused before when others are chosen", () => {
    const refused = { ...emptyList, rejections: [{ name: "a.txt", why: "type" }] as const };
    const chosen = photoReducer(refused, { type: "chosen", photos: [newPhoto(1)], rejections: [] });
    expect(chosen).toEqual({ photos: [newPhoto(1)], rejections: [] });
  });
});

describe("sortChosen", () => {
  const file = fc.record({
    name: fc.constantFrom("a", "b", "c"),
    type: fc.constantFrom("image/png", "image/jpeg", "text/plain"),
    size: fc.constantFrom(0, 1, 10, 11),
  });
  const gone = fc.record({ name: fc.constant("x"), why: fc.constant("gone" as const) });
  const chosen = fc.array(fc.oneof({ weight: 4, arbitrary: file }, gone), { maxLength: 8 });

  it("takes or names each file, in its order, and takes no more than there is room for", () => {
    fc.assert(
      fc.property(chosen, fc.nat({ max: 4 }), (files, room) => {
        const { taken, rejections } = sortChosen(files, room, 10);
        expect(taken.length + rejections.length).toBe(files.length);
        expect(taken.length).toBeLessThanOrEqual(room);
        expect(taken).toEqual(files.filter((each) => taken.some((one) => one === each)));
        for (const { type, size } of taken) {
          expect(type).toMatch(/^image/);
          expect(size).toBeGreaterThan(0);
          expect(size).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it("says why", () => {
    const png = { name: "a", type: "image/png", size: 1 };
    const rejected: PhotoRejection = { name: "b", why: "gone" };
    const files = [
      { ...png, size: 0 },
      { ...png, size: 11 },
      { ...png, type: "" },
      rejected,
      png,
      png,
    ];
    const { taken, rejections } = sortChosen(files, 1, 10);
    expect(taken).toEqual([png]);
    expect(rejections.map(({ why }) => why)).toEqual(["empty", "size", "type", "gone", "count"]);
  });
});
