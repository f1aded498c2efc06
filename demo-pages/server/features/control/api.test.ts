import { useServer, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

describe("control", () => {
  it("signs in and out without a new token, so that an open page goes on", async () => {
    const visitor = await demo.visitor(2);
    const follow = () =>
      visitor.send("/api/users/follow", { method: "POST", json: { following_id: 4 } });
    expect((await follow()).status).toBe(201);
    await visitor.send("/_demo/sign-out", { method: "POST" });
    expect((await follow()).status).toBe(401);
  });

  it("refuses to sign in nobody", async () => {
    const visitor = await demo.visitor();
    const answer = await visitor.send("/_demo/sign-in", { method: "POST", json: { userId: 99 } });
    expect(answer.status).toBe(422);
  });

  it("delivers messages of a type to the signed-in user", async () => {
    const visitor = await demo.visitor(1);
    await visitor.send("/_demo/deliver", { method: "POST", json: { type: "chat", count: 3 } });
    const counters = await visitor.send("/api/inbox/counters", { headers: version1 });
    expect(await counters.json()).toEqual({
      default_unread: 2,
      chat_unread: 4,
      total_unread: 6,
      new_message_since_last_view: true,
    });
  });

  it("combines a fault from JSON", async () => {
    const visitor = await demo.visitor();
    const json = { status: 503, path: "/metadata", times: 1, headers: { "Retry-After": "1" } };
    await visitor.send("/_demo/fail", { method: "POST", json });
    const answer = await visitor.send("/metadata/user");
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("combines no fault from the panel's form left at a good answer", async () => {
    const visitor = await demo.visitor();
    await visitor.send("/_demo/fail", { method: "POST", form: { status: "", delay: "" } });
    expect((await visitor.send("/metadata/user")).status).toBe(200);
  });

  it("says no to a status that cannot be", async () => {
    const visitor = await demo.visitor();
    const answer = await visitor.send("/_demo/fail", { method: "POST", json: { status: 408 } });
    expect(answer.status).toBe(422);
  });

  it("resets everything, sessions too", async () => {
    const visitor = await demo.visitor(1);
    demo.server.state.products.length = 0;
    await visitor.send("/metadata/user");
    await visitor.send("/_demo/reset", { method: "POST" });
    expect(demo.server.state.products.length).toBeGreaterThanOrEqual(24);
    expect(demo.server.requests).toEqual([]);
    expect(await (await visitor.send("/metadata/user")).json()).toEqual({ id: null });
  });

  it("goes back to the page of a form, and nowhere else", async () => {
    const visitor = await demo.visitor();
    const returning = async (return_to: string) =>
      visitor.send("/_demo/sign-in", { method: "POST", form: { userId: "1", return_to } });
    expect((await returning("/widgets")).headers.get("location")).toBe("/widgets");
    expect((await returning("//example.com")).headers.get("location")).toBe("/");
    expect((await returning("/\\example.com")).headers.get("location")).toBe("/");
  });

  it("refuses a request that another site made", async () => {
    const answer = await fetch(`${demo.server.origin}/_demo/reset`, {
      method: "POST",
      headers: { Origin: "https://example.com" },
    });
    expect(answer.status).toBe(403);
  });

  it("ends a session without a word to the page that is open", async () => {
    const visitor = await demo.visitor(2);
    const form = { return_to: "/", stay: "on" };
    expect((await visitor.send("/_demo/sign-out", { method: "POST", form })).status).toBe(204);
    const json = { following_id: 4 };
    const follow = await visitor.send("/api/users/follow", { method: "POST", json });
    expect(follow.status).toBe(401);
  });

  it("writes the list of calls, texts of a visitor as texts, and clears it", async () => {
    const visitor = await demo.visitor();
    await visitor.send("/metadata/user?a=%3Cb%3E");
    const rows = async () => (await visitor.send("/_demo/requests/rows")).text();
    expect(await rows()).toContain("user?a&#x3D;&lt;b&gt;</code>");
    await visitor.send("/_demo/requests/clear", { method: "POST" });
    expect((await rows()).trim()).toBe("");
    expect(demo.server.requests).toEqual([]);
  });

  it("shows the state and the calls", async () => {
    const visitor = await demo.visitor();
    await visitor.send("/metadata/user?a=1");
    expect(await (await visitor.send("/_demo/requests")).json()).toMatchObject([
      { method: "GET", path: "/metadata/user", query: { a: "1" }, status: 200 },
    ]);
    expect(await (await visitor.send("/_demo/state")).json()).toMatchObject({
      tags: "vintage, algodão, pouco uso",
    });
  });
});
