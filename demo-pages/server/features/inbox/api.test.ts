import { useServer, type Visitor, version1 } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();

async function counters(visitor: Visitor): Promise<unknown> {
  return (await visitor.send("/api/inbox/counters", { headers: version1 })).json();
}

describe("the inbox", () => {
  it("counts two unread messages and one unread chat for member 1", async () => {
    expect(await counters(await demo.visitor(1))).toEqual({
      default_unread: 2,
      chat_unread: 1,
      total_unread: 3,
      new_message_since_last_view: false,
    });
  });

  it("answers the new counters when messages are marked as read", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/api/inbox/messages/set_as_read", {
      method: "PATCH",
      json: { ids: ["default$$$201", "chat$$$202", "default$$$999"] },
      headers: version1,
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ default_unread: 1, chat_unread: 0 });
  });

  it("deletes messages, unread ones leave the counters", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/api/inbox/messages", {
      method: "DELETE",
      json: { ids: ["default$$$201"] },
      headers: version1,
    });
    expect(answer.status).toBe(204);
    expect(await counters(visitor)).toMatchObject({ default_unread: 1, total_unread: 2 });
  });

  it("deletes nothing when a chat message is among them", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/api/inbox/messages", {
      method: "DELETE",
      json: { ids: ["default$$$201", "chat$$$202"] },
      headers: version1,
    });
    expect(answer.status).toBe(422);
    expect(await counters(visitor)).toMatchObject({ total_unread: 3 });
  });

  it("leaves the messages of others alone", async () => {
    const visitor = await demo.visitor(2);
    await visitor.send("/api/inbox/messages", {
      method: "DELETE",
      json: { ids: ["default$$$201"] },
      headers: version1,
    });
    expect(demo.server.state.messages.some(({ id }) => id === "default$$$201")).toBe(true);
  });
});

describe("the message list", () => {
  const asScript = {
    Accept: "text/javascript, text/html;q=0.9",
    "X-Requested-With": "XMLHttpRequest",
  };

  it.each(["/perfil/mensagens?type=chat", "/perfil/mensagens.js?type=chat"])(
    "answers %s with a script that writes the rows of the type",
    async (path) => {
      const answer = await (await demo.visitor(1)).send(path, { headers: asScript });
      const source = await answer.text();
      expect(answer.headers.get("content-type")).toContain("text/javascript");
      expect(source).toContain("chat$$$202");
      expect(source).not.toContain("default$$$201");
      expect(() => new Function(source)).not.toThrow();
    },
  );

  it("is a page for a browser", async () => {
    const visitor = await demo.visitor(1);
    const answer = await visitor.send("/perfil/mensagens", { headers: { Accept: "text/html" } });
    expect(answer.headers.get("content-type")).toContain("text/html");
  });

  it("refuses the script to another site's script element", async () => {
    const { Accept } = asScript;
    const answer = await (await demo.visitor(1)).send("/perfil/mensagens", { headers: { Accept } });
    expect(answer.status).toBe(422);
  });

  it("has seen what is new once it is shown", async () => {
    const visitor = await demo.visitor(1);
    await visitor.send("/_demo/deliver", { method: "POST", json: { type: "default", count: 1 } });
    expect(await counters(visitor)).toMatchObject({ new_message_since_last_view: true });
    await visitor.send("/perfil/mensagens", { headers: asScript });
    expect(await counters(visitor)).toMatchObject({
      new_message_since_last_view: false,
      default_unread: 3,
    });
  });
});
