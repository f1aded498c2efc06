import { expect, it } from "vitest";
import { picture } from "../testing/pictures";
import { decode, encode } from "./encoding";
import { joinPictures, splitPictures } from "./sheet";

const wide = picture(30, 10, [251, 247, 242], {
  left: 3,
  top: 2,
  width: 1,
  height: 5,
  colour: [1, 2, 3],
});
const narrow = picture(10, 25, [28, 23, 21]);

it("gives back the pictures that were joined, through a file", async () => {
  const sheet = await decode(await encode(joinPictures([wide, narrow, wide])));
  expect(splitPictures(sheet, [30, 10, 30])).toEqual([wide, narrow, wide]);
});

it("refuses a sheet of other widths", () => {
  expect(() => splitPictures(wide, [30, 10])).toThrow("a sheet is 40 pixels wide, this one 30");
});
