import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultMaxSize, imageRejection, imageTypeOf, imageTypes, isVagueType } from "./imageTypes";

describe("imageRejection", () => {
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
});

describe("imageTypeOf", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const png = "\x89PNG\r\n\x1a\n";

  it.each([
    [`${png}\0\0\0\rIHDR`, "image/png"],
    ["\xff\xd8\xff\xe0\0\x10JFIF", "image/jpeg"],
    ["\xff\xd8\xff\xe1\0\x10Exif", "image/jpeg"],
    ["GIF87a", "image/gif"],
    ["GIF89a\x01\0\x01\0", "image/gif"],
    ["RIFF\x24\n\0\0WEBPVP8 ", "image/webp"],
    ["RIFF\x24\0\0\0WAVEfmt ", undefined],
    ["%PDF-1.7", undefined],
    ["\0\0\0\x18ftypheic", undefined],
    ["<svg xmlns=", undefined],
    ["PNG", undefined],
    ["", undefined],
  ])("takes %j for %s", (start, type) => {
    expect(imageTypeOf(bytes(start))).toBe(type);
  });

  it("knows no other type than those that are accepted, and looks at the first bytes alone", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(png, "GIF89a", "RIFF\x24\0\0\0WEBP", "xx"),
        fc.uint8Array({ minLength: 12 }),
        (start, rest) => {
          const type = imageTypeOf(Uint8Array.from([...bytes(start), ...rest]));
          expect([...imageTypes, undefined]).toContain(type);
          expect(type).toBe(imageTypeOf(Uint8Array.from([...bytes(start), ...rest].slice(0, 12))));
        },
      ),
    );
  });

  it.each([
    ["", true],
    ["application/octet-stream", true],
    ["image/jpg", true],
    ["IMAGE/PJPEG", true],
    ["image/jpeg", false],
    ["application/pdf", false],
  ])("asks the bytes of a file of the type %j: %s", (type, expected) => {
    expect(isVagueType(type)).toBe(expected);
  });
});
