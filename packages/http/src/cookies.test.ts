// @vitest-environment page
import { beforeEach, expect, it } from "vitest";
import { usePage } from "../testing/usePage";
import { hasCookie, keepCookie } from "./cookies";

const page = usePage();
const keep = (cookie: string) => Reflect.set(document, "cookie", cookie);
beforeEach(() => page.open());

it.each(["vazio=", "falso=false", "torto=%E9%", "igual=a=b"])("finds %s", (cookie) => {
  keep(cookie);
  expect(hasCookie(cookie.replace(/=.*/, ""))).toBe(true);
});

it("finds no cookie by part of its name, nor one that every object would have", () => {
  keep("vazio=");
  for (const name of ["", "vazi", "azio", "a", "constructor", "toString", "__proto__"])
    expect(hasCookie(name), name).toBe(false);
});

it("escapes what Rack would read as something else", () => {
  expect(keepCookie("aviso", "a+b c;é&")).toBe(true);
  expect(document.cookie).toContain("aviso=a%2Bb%20c%3B%C3%A9%26");
});
