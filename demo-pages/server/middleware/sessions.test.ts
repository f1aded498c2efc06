import { useServer, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

async function signIn(redirectTo: string) {
  const visitor = await demo.visitor();
  const form = { user_id: "1", redirect_to: redirectTo };
  const answer = await visitor.send("/entrar", { method: "POST", form });
  return { visitor, answer };
}

describe("signing in", () => {
  it("goes back to an address of the same origin, query and fragment kept", async () => {
    const { answer } = await signIn(`${demo.server.origin}/@marina?follow_user=2#fim`);
    expect(answer.headers.get("location")).toBe("/@marina?follow_user=2#fim");
  });

  it.each(["//example.com/", "/\\example.com/", "javascript:alert(1)", "http://[", ""])(
    "goes home instead of to %j, also when already signed in",
    async (redirectTo) => {
      const { answer, visitor } = await signIn(redirectTo);
      const again = await visitor.send(`/entrar?redirect_to=${encodeURIComponent(redirectTo)}`);
      expect([answer, again].map(({ headers }) => headers.get("location"))).toEqual(["/", "/"]);
    },
  );

  it("starts the session anew: the token of before is refused", async () => {
    const { visitor } = await signIn("/");
    const stale = await visitor.send("/sair", { method: "POST" });
    expect([stale.status, await stale.json()]).toEqual([422, { error: "csrf" }]);
    await visitor.visit("/");
    expect((await visitor.send("/sair", { method: "POST" })).status).toBe(303);
    expect(await (await visitor.send("/metadata/user")).json()).toEqual({ id: null });
  });

  it("keeps the cookie from scripts and from other sites' forms", async () => {
    const answer = await fetch(demo.server.origin);
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

it("answers 401 to calls of who is not signed in, and 406 to calls of no version", async () => {
  const path = "/api/facilities";
  expect((await (await demo.visitor()).send(path, { headers: version1 })).status).toBe(401);
  const { Accept } = version1;
  expect((await (await demo.visitor(1)).send(path, { headers: { Accept } })).status).toBe(406);
});
