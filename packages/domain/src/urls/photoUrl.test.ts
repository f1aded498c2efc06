import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { photoUrl } from "./photoUrl";

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
