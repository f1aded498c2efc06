import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

async function signIn(redirectTo: string) {
  const visitor = await demo.visitor();
  const form = { user_id: "1", redirect_to: redirectTo };
  const answer = await visitor.send("/entrar", { method: "POST", form });
  return { visitor, answer };
}

describe("signing in", () => {
  it("makes the metadata answer the user", async () => {
    const { visitor, answer } = await signIn("/");
    expect(answer.status).toBe(303);
    expect(await (await visitor.send("/metadata/user")).json()).toMatchObject({
      id: 1,
      first_name: "Marina",
    });
  });

  it("goes back to an address of the same origin, query and fragment kept", async () => {
    const { answer } = await signIn(`${demo.server.origin}/@marina?follow_user=2#fim`);
    expect(answer.headers.get("location")).toBe("/@marina?follow_user=2#fim");
  });

  it.each([
    "https://example.com/",
    "//example.com/",
    "/\\example.com/",
    "javascript:alert(1)",
    "http://127.0.0.1:1/",
    "http://[",
    "",
  ])("goes home instead of to %j", async (redirectTo) => {
    const { answer } = await signIn(redirectTo);
    expect(answer.headers.get("location")).toBe("/");
  });

  it("also refuses a foreign address to somebody already signed in", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/entrar?redirect_to=//example.com/");
    expect(answer.headers.get("location")).toBe("/");
  });

  it("shows the page to somebody signed in who wants to change accounts", async () => {
    expect((await (await demo.visitor(1)).send("/entrar")).status).toBe(200);
  });

  it("starts the session anew: the token of before is refused", async () => {
    const { visitor } = await signIn("/");
    const stale = await visitor.send("/sair", { method: "POST" });
    expect(stale.status).toBe(422);
    await visitor.visit("/");
    expect((await visitor.send("/sair", { method: "POST" })).status).toBe(303);
    expect(await (await visitor.send("/metadata/user")).json()).toEqual({ id: null });
  });

  it("keeps the cookie from scripts and from other sites' forms", async () => {
    const answer = await fetch(demo.server.origin);
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  });
});

describe("the token", () => {
  it("is asked of every unsafe request", async () => {
    const answer = await fetch(`${demo.server.origin}/api/users/follow`, { method: "POST" });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ error: "csrf" });
  });

  it("of another session is refused", async () => {
    const other = await demo.visitor(1);
    const token = /csrf-token" content="([^"]+)/.exec(await other.visit("/"))?.[1] ?? "";
    const mine = await demo.visitor(1);
    const answer = await mine.send("/api/users/follow", {
      method: "POST",
      json: { following_id: 2 },
      headers: { "X-CSRF-Token": token },
    });
    expect(answer.status).toBe(422);
    expect(demo.server.state.follows).not.toContainEqual({ followerId: 1, followingId: 2 });
  });

  it("may come as a form's authenticity_token", async () => {
    const first = await fetch(demo.server.origin);
    const token = /csrf-token" content="([^"]+)/.exec(await first.text())?.[1] ?? "";
    const answer = await fetch(`${demo.server.origin}/sair`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: first.headers.get("set-cookie")?.split(";")[0] ?? "" },
      body: new URLSearchParams({ authenticity_token: token }),
    });
    expect(answer.status).toBe(303);
  });
});
