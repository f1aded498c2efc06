import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { webUrl } from "../../testing/webUrl";
import { followUserOf, loginUrlWithReturn, withoutFollowUser } from "./followUser";

const page = "https://loja.example/busca?q=a%20b&cores[]=azul#item-3";

function returnUrlOf(loginUrl: string): string {
  return new URL(loginUrl, "https://loja.example").searchParams.get("redirect_to") ?? "";
}

describe("loginUrlWithReturn", () => {
  it("returns to this page, query and fragment kept, with the user to follow", () => {
    expect(returnUrlOf(loginUrlWithReturn("/entrar", page, "42"))).toBe(
      "https://loja.example/busca?q=a%20b&cores[]=azul&follow_user=42#item-3",
    );
  });

  it("keeps the login path's own query and fragment", () => {
    const url = loginUrlWithReturn("/entrar?via=botao#form", "https://loja.example/", "42");
    expect(url).toBe(
      "/entrar?via=botao&redirect_to=https%3A%2F%2Floja.example%2F%3Ffollow_user%3D42#form",
    );
  });

  it("replaces an earlier return address and an earlier user", () => {
    const url = loginUrlWithReturn("/entrar?redirect_to=%2F", `${page}&x`, "42");
    const again = loginUrlWithReturn(url, returnUrlOf(url), "43");
    expect(new URL(again, page).searchParams.getAll("redirect_to")).toHaveLength(1);
    expect(followUserOf(returnUrlOf(again))).toBe("43");
  });

  it("carries any id and any page there and back", () => {
    const id = fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(webUrl, id, (pageUrl, userId) => {
        const back = returnUrlOf(loginUrlWithReturn("/entrar", pageUrl, userId));
        expect(followUserOf(back)).toBe(userId);
        expect(withoutFollowUser(back)).toBe(withoutFollowUser(pageUrl));
      }),
    );
  });
});

describe("followUserOf", () => {
  it.each(["/busca", "/busca?follow_user", "/busca?follow_user=%20", "/busca#follow_user=42"])(
    "finds nobody in %s",
    (url) => {
      expect(followUserOf(url)).toBeUndefined();
    },
  );
});

describe("withoutFollowUser", () => {
  it("gives back the address from before", () => {
    expect(withoutFollowUser("https://loja.example/?follow_user=42#x")).toBe(
      "https://loja.example/#x",
    );
  });
});
