import { useServer, version1 } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();
const path = "/perfil/mensagens";
const sale = "default$$$201";
const chat = "chat$$$202";
const messageOf = (id: string) => demo.server.state.messages.find((message) => message.id === id);

async function remove(userId: number, ids: readonly string[]): Promise<number> {
  const visitor = await demo.visitor(userId);
  const request = { method: "DELETE", json: { ids }, headers: version1 };
  return (await visitor.send("/api/inbox/messages", request)).status;
}

it("deletes nothing when a chat message is among what is asked for, and nobody else's", async () => {
  expect(await remove(1, [sale, chat])).toBe(422);
  expect(await remove(2, [sale])).toBe(204);
  expect(messageOf(sale)).toBeDefined();
  const visitor = await demo.visitor(1);
  const form = { action: "delete", "ids[]": chat };
  await visitor.send(path, { method: "POST", form });
  expect(await visitor.visit(path)).toContain("conversas não podem ser apagadas.");
});

it("shows a message, which is read by that, but not by being pointed at", async () => {
  const visitor = await demo.visitor(1);
  const own = `${path}/${encodeURIComponent(sale)}`;
  await visitor.send(own, { headers: { "X-Sec-Purpose": "prefetch" } });
  expect(messageOf(sale)?.read).toBe(false);
  await visitor.visit(own);
  expect(messageOf(sale)?.read).toBe(true);
  expect((await visitor.send(`${path}/default$$$301`)).status).toBe(404);
});
