import { describe, expect, it } from "vitest";
import { photoId } from "./photoId";

const defaultPhoto = { image_public_id: "default" };

describe("photoId", () => {
  it("prefers the selected photo", () => {
    expect(photoId({ defaultPhoto, selectedPhoto: { image_public_id: "selected" } })).toBe(
      "selected",
    );
  });

  it("falls back to the default photo", () => {
    expect(photoId({ defaultPhoto, selectedPhoto: null })).toBe("default");
    expect(photoId({ defaultPhoto, selectedPhoto: { image_public_id: "" } })).toBe("default");
  });

  it("is undefined without either", () => {
    expect(photoId({})).toBeUndefined();
  });
});
