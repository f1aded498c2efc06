import fc from "fast-check";
import { expect, it } from "vitest";
import { photoUrl } from "./photoUrl";
import { withPhotoId } from "./withPhotoId";

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
  const part = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(part, part, part, (slug, before, after) => {
      const url = { host: "https://fotos.example", slug, size: { width: 12, height: 3 } };
      expect(withPhotoId(photoUrl({ ...url, imageId: before }), after, [url.host])).toBe(
        photoUrl({ ...url, imageId: after }),
      );
    }),
  );
});
