import { describe, expect, it } from "vitest";
import { profileUrl } from "./profileUrl";

describe("profileUrl", () => {
  it("is the origin and the nickname", () => {
    expect(profileUrl("https://loja.example", "bia")).toBe("https://loja.example/bia");
    expect(profileUrl("https://loja.example/", "a/b")).toBe("https://loja.example/a%2Fb");
  });
});
