import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photoUrl, withPhotoId } from "./photoUrl";

const host = "https://fotos.example";

describe("photoUrl", () => {
  it("is a square of one size", () => {
    expect(photoUrl({ host, slug: "bia", imageId: "abc", size: 50 })).toBe(
      "https://fotos.example/bia/abc/50x50.jpg",
    );
  });

  it("takes a width and a height", () => {
    const size = { width: 276, height: 294 };
    expect(photoUrl({ host: `${host}/`, slug: "vestido", imageId: "abc", size })).toBe(
      "https://fotos.example/vestido/abc/276x294.jpg",
    );
  });

  it.each(["", "  ", null, undefined])("is public without a slug (%j)", (slug) => {
    expect(photoUrl({ host: "https://loja.example/photos", slug, imageId: "abc", size: 50 })).toBe(
      "https://loja.example/photos/public/abc/50x50.jpg",
    );
  });

  it("keeps any slug and id inside their own part of the path", () => {
    const part = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text.trim() === text);
    fc.assert(
      fc.property(part, part, (slug, imageId) => {
        fc.pre(![".", ".."].includes(slug) && ![".", ".."].includes(imageId));
        const url = new URL(photoUrl({ host, slug, imageId, size: 50 }));
        const parts = url.pathname.split("/").map((text) => decodeURIComponent(text));
        expect(parts).toEqual(["", slug, imageId, "50x50.jpg"]);
        expect(url.search + url.hash).toBe("");
      }),
    );
  });
});

describe("withPhotoId", () => {
  const hosts = ["https://loja.example/photos", "/photos"];

  it("keeps host, folder, size and query, and changes the photo", () => {
    expect(withPhotoId("/photos/marina/avatar-1/240x240.jpg?v=2", "avatar-9", hosts)).toBe(
      "/photos/marina/avatar-9/240x240.jpg?v=2",
    );
    expect(
      withPhotoId("https://fotos.example/marina/a/24x24.jpg", "b", ["https://fotos.example/"]),
    ).toBe("https://fotos.example/marina/b/24x24.jpg");
  });

  it.each([
    "",
    "/fotos/eu.jpg",
    "/photos/marina/240x240.jpg",
    "https://outra.example/photos/marina/avatar-1/240x240.jpg",
    "data:image/png;base64,AA",
    "photos",
  ])("knows nothing of %j", (url) => {
    expect(withPhotoId(url, "avatar-9", hosts)).toBeNull();
  });

  it("is what photoUrl builds, whatever the ids are", () => {
    const part = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => text.trim() === text);
    fc.assert(
      fc.property(part, part, part, (slug, before, after) => {
        const url = { host: "https://fotos.example", slug, size: { width: 12, height: 3 } };
        expect(withPhotoId(photoUrl({ ...url, imageId: before }), after, [url.host])).toBe(
          photoUrl({ ...url, imageId: after }),
        );
      }),
    );
  });
});
