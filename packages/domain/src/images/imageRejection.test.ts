import { expect, it } from "vitest";
import { defaultMaxSize, imageRejection, imageTypes } from "./imageRejection";

const photo = { type: "image/jpeg", size: 2_000_000 };

it.each(imageTypes)("takes %s", (type) => {
  expect(imageRejection({ ...photo, type })).toBeNull();
});

it.each(["image/svg+xml", "image/heic", "application/pdf", "text/html", "", "image/png; x=1"])(
  "refuses the type %j",
  (type) => {
    expect(imageRejection({ ...photo, type })).toBe("type");
  },
);

it("takes a type in capitals, as some systems name it", () => {
  expect(imageRejection({ ...photo, type: "IMAGE/PNG" })).toBeNull();
});

it("takes what is exactly as large as allowed, and refuses a byte more", () => {
  expect(imageRejection({ ...photo, size: defaultMaxSize })).toBeNull();
  expect(imageRejection({ ...photo, size: defaultMaxSize + 1 })).toBe("size");
  expect(imageRejection({ ...photo, size: 101 }, 100)).toBe("size");
});

it("refuses an empty file, as a cloud's placeholder is", () => {
  expect(imageRejection({ ...photo, size: 0 })).toBe("empty");
});
