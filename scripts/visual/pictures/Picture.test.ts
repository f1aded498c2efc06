import { expect, it } from "vitest";
import { picture } from "../testing/pictures";
import { withoutEmptyEnd } from "./Picture";

const ground = [251, 247, 242] as const;
const colour = [1, 2, 3] as const;

it("ends a little below the last thing drawn", () => {
  const dot = { left: 7, top: 99, width: 1, height: 1, colour };
  const cut = withoutEmptyEnd(picture(20, 640, ground, dot));
  expect(cut).toEqual(picture(20, 100 + 16, ground, dot));
});

it("keeps what is drawn at the very end", () => {
  const line = { left: 0, top: 638, width: 20, height: 1, colour };
  expect(withoutEmptyEnd(picture(20, 640, ground, line)).height).toBe(640);
  const last = { ...line, top: 639, width: 3 };
  expect(withoutEmptyEnd(picture(20, 640, ground, last))).toEqual(picture(20, 640, ground, last));
});

it("keeps of a page with nothing on it a strip", () => {
  expect(withoutEmptyEnd(picture(20, 640, ground))).toEqual(picture(20, 16, ground));
});

it("goes on with what goes on beside to the window's end for as long alone", () => {
  const panel = { left: 15, top: 0, width: 5, height: 640, colour };
  const title = { left: 2, top: 50, width: 5, height: 10, colour };
  expect(withoutEmptyEnd(picture(20, 640, ground, panel, title)).height).toBe(60 + 16);
});
